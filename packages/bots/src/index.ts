export { botMove } from './bot-move.ts';
export { perfectionOf, type NotPerfect, type Parts } from './scorecard.ts';
