/** The places of a run that somebody wants to see again, by what happened there. */
import type { RunGame } from '@yaht/rules';
import { numbered } from './moments.ts';

/** A level begins, or one with a boss; dice are scored, a pot is banked or lost, the shop opens. */
export const RUN_STOP_KINDS = ['level', 'boss', 'score', 'bank', 'flop', 'shop'] as const;
export type RunStopKind = (typeof RUN_STOP_KINDS)[number];

export type RunStop = {
  readonly kind: RunStopKind;
  /** The number of the fact that shows it. */
  readonly seq: number;
  readonly level: number;
  /** What the level asks for, what was scored, banked or lost, or the money that a cleared level brought. */
  readonly points: number;
};

/** All of them in order, without what was taken back. */
export function runStops({ events }: RunGame): readonly RunStop[] {
  let level = 0;
  return numbered(events).flatMap(({ event, seq }): readonly RunStop[] => {
    switch (event.type) {
      case 'LevelStarted':
        level = event.plan.level;
        return [{ kind: event.boss ? 'boss' : 'level', seq, level, points: event.plan.threshold }];
      case 'DiceScored':
        return [{ kind: 'score', seq, level, points: event.points }];
      case 'Banked':
        return [{ kind: 'bank', seq, level, points: event.points }];
      case 'Flopped':
      case 'TurnPassed':
        return [{ kind: 'flop', seq, level, points: event.lost }];
      case 'LevelCleared':
        return [{ kind: 'shop', seq, level, points: sum(Object.values(event.income)) }];
      default:
        return [];
    }
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
