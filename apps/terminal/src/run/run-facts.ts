/** What the facts of a run mean for the screen: what is shown until it was read. */
import { levelToRead, momentsOf, type RunMoment } from '@yaht/client';
import type { Game, RunGame } from '@yaht/rules';
import type { Fact } from '../table/desk-parts.ts';
import { freshRun, type RunDesk } from './run-state.ts';

/** The screen when it is opened: a level that nobody has begun is introduced. */
export function openedRun(game: Game | null, isMine: boolean): RunDesk {
  const level = game?.family === 'run' && isMine ? levelToRead(game) : null;
  return level ? { ...freshRun, pauses: [level] } : freshRun;
}

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
