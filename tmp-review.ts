import { createReviews } from './apps/server/src/people/review.ts';
import { playGame } from './packages/solver/src/testing/random-game.ts';
import { variantById } from '@yaht/rules';
console.log(playGame.length, String(playGame).slice(0, 400));
