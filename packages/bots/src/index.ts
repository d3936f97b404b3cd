export { botMove } from './bot-move.ts';
export { perfectionOf, scorecardMove, type NotPerfect, type Parts } from './scorecard.ts';
export { botStyle, levelsFor, type BotStyle } from './style.ts';
export { charmWorth } from './run/charm-worth.ts';
export { quickChance } from './run/quick-chance.ts';
export { runBot, simulateRun, type RunBeginning, type RunPlayer, type RunResult } from './run/simulate.ts';
export { SOLO_PLAYERS, soloPlayer, type SoloPlayer } from './solo/players.ts';
export { simulateCards } from './solo/simulate.ts';
