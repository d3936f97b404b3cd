/** What the facts of a run mean for the screen: what is shown until it was read. */
import { momentsOf, type RunMoment, type RunView, type TableView } from '@yaht/client';
import type { RunGame } from '@yaht/rules';
import type { Fact } from '../table/desk-parts.ts';
import { freshRun, type RunDesk } from './run-state.ts';

/** The screen when it is opened: a level that nobody has begun is introduced. */
export function openedRun({ board, isMine }: TableView): RunDesk {
  if (board?.family !== 'run' || board.phase !== 'round' || !isMine || !isUntouched(board)) return freshRun;
  return { ...freshRun, pauses: [{ type: 'level', plan: board.level, boss: board.boss }] };
}

const isUntouched = ({ level, dice, pot }: RunView): boolean =>
  level.total === 0 && pot === 0 && level.roundsLeft === level.rounds && dice.every(({ face }) => face === null);

/** The screen after these facts; whoever only looks on is not kept waiting. */
export function afterFacts(run: RunDesk, facts: readonly Fact[], game: RunGame, isMine: boolean): RunDesk {
  const isNewPlace = facts.some(({ type }) => PLACES.includes(type));
  const isTakenBack = facts.some(({ type }) => type === 'Undone');
  const pauses = isMine ? momentsIn(facts, game).filter(moment => moment.type !== 'count') : [];
  return {
    ...run,
    ...(isNewPlace ? { at: 0, focus: 'dice' } : {}),
    die: null,
    hasAllWays: false,
    counting: null,
    pauses: isTakenBack ? [] : [...run.pauses, ...pauses],
  };
}

/** The player is somewhere else afterwards. */
const PLACES: readonly Fact['type'][] = ['SetChosen', 'LevelStarted', 'ShopOpened'];

/** What new facts have to show. */
export const momentsIn = (facts: readonly Fact[], game: RunGame): readonly RunMoment[] =>
  momentsOf(facts as RunGame['events'], game);
