/** What a charm adds to a run, by sample throws: how much more the next level brings with it. */
import { fault, play, startGame, type CharmId, type DiceSetId, type RunGame, type RunVariant } from '@yaht/rules';
import { quickChance } from './quick-chance.ts';
import { strengthOf } from './strength.ts';

/** Neighbours for charms that look at the row: one that adds, one that multiplies. */
const OTHERS: readonly CharmId[] = ['gallery', 'scoreMultiplier'];

/** How much more, as a share, with these dice, two usual charms and this one where it stands best. */
export function charmWorth(variant: RunVariant, set: DiceSetId, charm: CharmId): number {
  const chance = quickChance(1);
  const started = startGame({ id: 'worth', variant, players: [{ name: 'Bot' }] }, chance);
  const begun = started.ok ? play(started.value.game, 0, { type: 'ChooseSet', set }, chance) : started;
  if (!begun.ok || begun.value.game.family !== 'run') return fault('a run did not begin');
  const { game } = begun.value;
  const others = OTHERS.filter(id => id !== charm);
  const worn = (charms: readonly CharmId[]): number => strengthOf(wearing(game, charms));
  const rows = Array.from({ length: others.length + 1 }, (_, place) => others.toSpliced(place, 0, charm));
  return Math.max(...rows.map(worn)) / worn(others) - 1;
}

/** In the middle of a run, when some of everything has happened. */
function wearing(game: RunGame, charms: readonly CharmId[]): RunGame {
  const counts = { straights: 3, flops: 4, flopsInARow: 0, banksInARow: 2, rainbows: 2, used: 3 };
  const { state } = game;
  return { ...game, state: { ...state, phase: 'shop', money: 12, charms, counts, levels: { alike: 1, groups: 1 } } };
}
