/** What the others in a duel do, as far as it is news beside one's own run. */
import type { DuelGame, RunEvent } from '@yaht/rules';
import type { About } from './about.ts';
import type { Tellers } from './told.ts';

/** Nothing to tell: it is a step on the way to something that is told. */
const untold = () => '';

export const rivals: Tellers<RunEvent, About<DuelGame>> = {
  LevelCleared: ({ seat, level }, { words, nameOf }) => words.duel.cleared(nameOf(seat), level),
  LevelLost: ({ seat, level }, { words, nameOf }) => words.duel.lost(nameOf(seat), level),
  RunWon: ({ seat }, { words, nameOf }) => words.duel.won(nameOf(seat)),
  RunEnded: ({ seat }, { words, nameOf }) => words.duel.ended(nameOf(seat)),
  SetChosen: untold,
  LevelStarted: untold,
  TurnStarted: untold,
  DiceRolled: untold,
  DiceRerolled: untold,
  DiceScored: untold,
  FlopShielded: untold,
  Flopped: untold,
  TurnPassed: untold,
  Banked: untold,
  ShopOpened: untold,
  ShopRerolled: untold,
  ShopLeft: untold,
  WareBought: untold,
  CharmSold: untold,
  ConsumableSold: untold,
  CharmMoved: untold,
  ConsumableUsed: untold,
};
