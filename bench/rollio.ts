/** How fast Rollio's dice are split, beside the brute force that others use: `npm run bench rollio`. */
import {
  bestPartition,
  findAllPossibleCombinations,
  findAllValidPartitionings,
  MAX_HAND,
  MAX_SIDES,
  plainHand,
  type Combination,
} from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import { measure, print, type Row } from './measure.ts';

const SEVEN = [3, 3, 3, 4, 4, 4, 1];
const TEN = [1, 1, 1, 1, 1, 5, 5, 5, 5, 5];

/** A combination on dice of its own: the same faces on other dice are another one. */
type Placed = Combination & { readonly dice: readonly number[] };

/** Source 004's list: every subset of the dice is looked at, so what fits into many subsets is found many times. */
function combinationsOfSubsets(faces: readonly number[]): readonly Placed[] {
  const found: Placed[] = [];
  for (let subset = 1; subset < 2 ** faces.length; subset++) {
    const dice = faces.flatMap((_, die) => (subset & (1 << die) ? [die] : []));
    const made = findAllPossibleCombinations(plainHand(dice.map(die => faces[die] ?? 0)));
    for (const combination of made.ok ? made.value : []) {
      const isAnywhere = combination.type === 'single' || combination.type === 'nOfAKind';
      const used = combination.dice.map(place => dice[place] ?? 0);
      if (isAnywhere || used.length === dice.length) found.push({ ...combination, dice: used });
    }
  }
  return found;
}

/** Source 004's recursion: any combination whose dice are left comes next, in any order; duplicates go at the end. */
function bruteForce(faces: readonly number[]): { readonly attempts: number; readonly valid: number } {
  const combinations = combinationsOfSubsets(faces);
  const attempted: (readonly Placed[])[] = [];
  const build = (remaining: ReadonlySet<number>, current: readonly Placed[]): void => {
    if (remaining.size === 0) attempted.push([...current]);
    for (const combination of combinations) {
      if (!combination.dice.every(die => remaining.has(die))) continue;
      build(new Set([...remaining].filter(die => !combination.dice.includes(die))), [...current, combination]);
    }
  };
  build(new Set(faces.keys()), []);
  return { attempts: attempted.length, valid: new Set(attempted.map(keyOf)).size };
}

const keyOf = (partition: readonly Placed[]): string =>
  partition
    .map(({ type, faces }) => `${type} ${faces.join()}`)
    .sort()
    .join(' + ');

/** The quickest of some runs, for work that takes too long to repeat it often. */
function quickest(name: string, times: number, work: () => unknown): Row {
  const milliseconds = Array.from({ length: times }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  const microseconds = 1_000 * Math.min(...milliseconds);
  return { name, microseconds, perSecond: 1_000_000 / microseconds };
}

/** Hands of twenty dice: random ones with any number of faces, and those that share faces as evenly as they can. */
function* twenties(random: number): Generator<readonly number[], void> {
  const chance = chanceFrom(20);
  for (let hand = 0; hand < random; hand++) {
    const sides = 1 + (hand % MAX_SIDES);
    yield chance('dice', { turn: hand, roll: 0 }, new Array<number>(MAX_HAND).fill(sides));
  }
  for (let sides = 1; sides <= MAX_SIDES; sides++) {
    for (let first = 1; first <= MAX_SIDES + 1 - sides; first++) {
      yield Array.from({ length: MAX_HAND }, (_, die) => first + (die % sides));
    }
  }
}

/** Each hand once after a warm-up; the slowest is run again, because a pause of the machine is not the search. */
function worstOf(hands: Iterable<readonly number[]>): {
  readonly dice: readonly number[];
  readonly milliseconds: number;
  readonly hands: number;
} {
  let worst = { dice: [] as readonly number[], milliseconds: 0 };
  let count = 0;
  for (const dice of hands) {
    count++;
    const hand = plainHand(dice);
    const timed = (): number => {
      const started = performance.now();
      bestPartition(hand);
      return performance.now() - started;
    };
    const first = timed();
    const milliseconds = first > worst.milliseconds ? Math.min(first, timed(), timed()) : first;
    if (milliseconds > worst.milliseconds) worst = { dice, milliseconds };
  }
  return { ...worst, hands: count };
}

const seven = plainHand(SEVEN);
const ten = plainHand(TEN);
const rows = await measure({
  '3,3,3,4,4,4,1: all partitions': () => findAllValidPartitionings(seven),
  'the same hand: the best partition': () => bestPartition(seven),
  '1,1,1,1,1,5,5,5,5,5: all 22 partitions': () => findAllValidPartitionings(ten),
});
const brute = quickest('3,3,3,4,4,4,1 by brute force', 3, () => bruteForce(SEVEN));
print('Rollio: partitions, one core', [...rows, brute]);

const { attempts, valid } = bruteForce(SEVEN);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const inMs = (microseconds: number): string => `${(microseconds / 1_000).toPrecision(3)} ms`;
const [all, , tenDice] = rows;
if (all && tenDice) {
  tell(`${attempts.toLocaleString('en')} partitions attempted by brute force, ${valid} of them different`);
  tell(
    `3,3,3,4,4,4,1: ${inMs(all.microseconds)} (the aim is 0.1 ms), ${Math.round(brute.microseconds / all.microseconds).toLocaleString('en')} times as fast as brute force`,
  );
  tell(`ten dice: ${inMs(tenDice.microseconds)} (the aim is 2 ms)`);
}
worstOf(twenties(500));
const worst = worstOf(twenties(10_000));
tell(
  `twenty dice, best partition, worst of ${worst.hands.toLocaleString('en')} hands: ${inMs(1_000 * worst.milliseconds)} (the aim is 20 ms), ${worst.dice.join()}`,
);
