import { extend, type RunGame } from '@yaht/rules';
import { expect, test } from 'vitest';
import { playedRun } from '../testing/run-play.ts';
import type { CountStep } from './run-count.ts';
import { gatherMoments, hasBetterOrder, momentsOf, type RunMoment } from './run-moments.ts';

const charm = (at: number, op: CountStep['op']): CountStep => ({
  source: { kind: 'charm', id: `${at}`, at },
  dice: [],
  op,
  before: 0,
  after: 0,
  changedBy: [],
});
const plus: CountStep['op'] = { kind: 'add', points: 50 };
const times: CountStep['op'] = { kind: 'multiply', thousandths: 2_000 };

test('everything that ends a round or a level is a moment, with what the run then stands at', () => {
  const seen = new Set<RunMoment['type']>();
  for (let seed = 1; seed <= 24; seed++) {
    playedRun(seed, 300, (facts, after) => {
      for (const moment of momentsOf(facts, after)) {
        seen.add(moment.type);
        if (moment.type === 'count') expect(moment.to - moment.from).toBe(moment.count.points);
        if (moment.type === 'cleared') expect(moment.total).toBeGreaterThanOrEqual(moment.threshold);
        if (moment.type === 'cleared') expect(moment.money).toBe(after.state.money);
        if (moment.type === 'lost') expect(moment.total).toBeLessThan(moment.threshold);
        if (moment.type === 'level') expect(moment.plan.level).toBe(after.state.level.level);
      }
    });
  }
  expect([...seen].sort()).toEqual(['cleared', 'count', 'flopped', 'level', 'lost', 'shielded']);
});

test('an addition to the right of a multiplication stands in the worse order', () => {
  expect(hasBetterOrder({ points: 0, steps: [charm(0, times), charm(1, plus)] })).toBe(true);
  expect(hasBetterOrder({ points: 0, steps: [charm(0, plus), charm(1, times)] })).toBe(false);
  // A multiplication that comes last by itself stands wherever it likes.
  expect(hasBetterOrder({ points: 0, steps: [charm(1, plus), charm(0, times)] })).toBe(false);
  expect(hasBetterOrder({ points: 0, steps: [charm(0, times)] })).toBe(false);
});

test('facts that come one after the other bring the same moments as those of a wish together', () => {
  for (const seed of [1, 2, 3, 4]) {
    playedRun(seed, 200, (facts, after, before) => {
      let [waiting, game]: [readonly RunMoment[], RunGame] = [[], before];
      for (const fact of facts) {
        game = extend(game, [fact]);
        waiting = gatherMoments(waiting, [fact], game);
      }
      expect(waiting).toEqual(momentsOf(facts, after));
    });
  }
});

test('a level that was the last one is told as won, also when that comes later', () => {
  const cleared = { type: 'LevelCleared', seat: 0, level: 15, income: { level: 2, banks: 0, boss: 3, charms: 0 } } as const;
  const won = { type: 'RunWon', seat: 0, level: 15 } as const;
  const after = playedRun(1, 1);
  const waiting = gatherMoments([], [cleared], after);
  expect(waiting).toMatchObject([{ type: 'cleared', won: false }]);
  expect(gatherMoments(waiting, [won], after)).toMatchObject([{ type: 'cleared', won: true }]);
});
