/** Runs that were played on this device, a line each. */
import { effective, runScore, type CharmId, type DiceSetId, type RunGame } from '@yaht/rules';

/** How a run went, or how it stands. */
export type RunLine = {
  readonly id: string;
  readonly set: DiceSetId | null;
  readonly level: number;
  readonly score: number;
  readonly won: boolean;
  readonly isOver: boolean;
  readonly rounds: number;
  readonly flops: number;
  /** The most points that one scoring brought. */
  readonly best: number;
  readonly charms: readonly CharmId[];
};

/** The run in one line. */
export function runLine({ start, state, events, over }: RunGame): RunLine {
  const scores = effective(events).flatMap(event => (event.type === 'DiceScored' ? [event.points] : []));
  return {
    id: start.id,
    set: state.set,
    level: Math.max(1, state.level.level),
    score: runScore(state),
    won: state.won,
    isOver: over !== null,
    rounds: state.turns,
    flops: state.counts.flops,
    best: Math.max(0, ...scores),
    charms: state.charms,
  };
}
