// One turn of Yahtzee through the rules: run with `node examples/play-a-turn.mjs` after `npm run build`.
import { fairChance, seedFromText } from '@yaht/fair';
import { offersFor, play, startGame, variantById } from '@yaht/rules';

const variant = variantById('yahtzee');
const chance = fairChance({ seed: seedFromText('example'), gameId: 'example', playerSeeds: ['', ''] });

const started = startGame({ id: 'example', variant, players: [{ name: 'Ann' }, { name: 'Ben' }] }, chance);
let { game } = started.value;

// A wish is granted, with facts, or refused, with a reason. Nothing throws.
const wish = (seat, command) => {
  const answer = play(game, seat, command, chance);
  if (answer.ok) game = answer.value.game;
  console.log(command.type, answer.ok ? JSON.stringify(answer.value.events[0]) : `refused: ${answer.error}`);
};

wish(0, { type: 'ScoreCategory', category: 'chance' });
wish(1, { type: 'RollDice' });
wish(0, { type: 'RollDice' });
wish(0, { type: 'RollDice', hold: [true, true, false, false, false] });

const { dice } = game.state.turn;
const offers = offersFor(variant, game.state.cards[0], dice).filter(offer => offer.allowed);
const best = offers.reduce((a, b) => (b.points > a.points ? b : a));
wish(0, { type: 'ScoreCategory', category: best.category });
