/** What happened in a run, as things to be shown one after the other before the player goes on. */
import {
  fault,
  type BossId,
  type CharmId,
  type ConsumableId,
  type Income,
  type LevelPlan,
  type PlacedCombination,
  type RunGame,
} from '@yaht/rules';
import { countOf, type RunCount } from './run-count.ts';

/** Dice were set aside or a pot was banked. */
export type CountMoment = {
  readonly type: 'count';
  readonly action: 'score' | 'bank';
  readonly count: RunCount;
  /** What the points are added to: the pot, or the level. */
  readonly from: number;
  readonly to: number;
  readonly dice: readonly number[];
  /** What the dice were scored as; steps name them by their place. */
  readonly combinations: readonly PlacedCombination[];
  readonly hotDice: boolean;
  readonly money: number;
  readonly gained: readonly ConsumableId[];
  readonly cloned: readonly number[];
};

export type RunMoment =
  | CountMoment
  | { readonly type: 'shielded'; readonly charm: CharmId; readonly usesLeft: number }
  | { readonly type: 'flopped'; readonly lost: number; readonly penalty: number; readonly banks: number }
  | {
      readonly type: 'cleared';
      readonly level: number;
      readonly threshold: number;
      readonly total: number;
      readonly income: Income;
      /** Money with everything that came in. */
      readonly money: number;
      readonly won: boolean;
    }
  | { readonly type: 'lost'; readonly level: number; readonly threshold: number; readonly total: number }
  | { readonly type: 'level'; readonly plan: LevelPlan; readonly boss: BossId | null };

type Fact = RunGame['events'][number];

/** The moments of new facts, in order; `after` is the run that already knows them. */
export const momentsOf = (facts: readonly Fact[], after: Pick<RunGame, 'state'>): readonly RunMoment[] =>
  facts.flatMap(fact => momentOf(fact, facts, after) ?? []);

/**
 * What is still to be shown when more facts come: a server tells the facts of one wish one after the other.
 * A level that turns out to have been the last one is told as that.
 */
export function gatherMoments(
  waiting: readonly RunMoment[],
  facts: readonly Fact[],
  after: Pick<RunGame, 'state'>,
): readonly RunMoment[] {
  const isWon = facts.some(({ type }) => type === 'RunWon');
  const known = isWon ? waiting.map(moment => (moment.type === 'cleared' ? { ...moment, won: true } : moment)) : waiting;
  const more = momentsOf(facts, after);
  return more.length > 0 ? [...known, ...more] : known;
}

function momentOf(fact: Fact, facts: readonly Fact[], { state }: Pick<RunGame, 'state'>): RunMoment | undefined {
  switch (fact.type) {
    case 'DiceScored': {
      const { pot, points, dice, combinations, hotDice, money, gained, cloned } = fact;
      return {
        type: 'count',
        action: 'score',
        count: countOf(fact),
        from: pot - points,
        to: pot,
        dice,
        combinations,
        hotDice,
        money,
        gained,
        cloned,
      };
    }
    case 'Banked': {
      const { total, points, money } = fact;
      const rest = { dice: [], combinations: [], hotDice: false, gained: [], cloned: [] };
      return { type: 'count', action: 'bank', count: countOf(fact), from: total - points, to: total, money, ...rest };
    }
    case 'FlopShielded':
      return { type: 'shielded', charm: fact.charm, usesLeft: fact.usesLeft };
    case 'Flopped':
      return { type: 'flopped', lost: fact.lost, penalty: fact.penalty, banks: fact.banks };
    case 'LevelCleared': {
      const { threshold, total } = state.level;
      const won = facts.some(({ type }) => type === 'RunWon');
      return { type: 'cleared', level: fact.level, threshold, total, income: fact.income, money: state.money, won };
    }
    case 'LevelLost':
      return { type: 'lost', level: fact.level, threshold: state.level.threshold, total: state.level.total };
    case 'LevelStarted':
      return { type: 'level', plan: fact.plan, boss: fact.boss };
    default:
      return undefined;
  }
}

/** Whoever comes back at the very beginning of a level reads again what it asks for. */
export function levelToRead({ state }: Pick<RunGame, 'state'>): Extract<RunMoment, { readonly type: 'level' }> | null {
  if (state.phase !== 'round' || state.turn?.dice) return null;
  const { boss, total, banksLeft, roundsLeft, rerollsLeft, ...plan } = state.level;
  const isFresh = total === 0 && banksLeft === plan.banks && roundsLeft === plan.rounds && rerollsLeft === plan.rerolls;
  return isFresh ? { type: 'level', plan, boss } : null;
}

/** Whether an addition of a charm came after a multiplication of another one: the other way round it would be multiplied too. */
export function hasBetterOrder({ steps }: RunCount): boolean {
  const own = steps.filter(({ source }) => source.kind === 'charm');
  const firstTimes = own.findIndex(({ op }) => op.kind === 'multiply' && op.thousandths > 1_000);
  return (
    firstTimes >= 0 &&
    own
      .slice(firstTimes)
      .some(({ op, source }) => op.kind === 'add' && op.points > 0 && source.at > (own[firstTimes] ?? fault('no step')).source.at)
  );
}
