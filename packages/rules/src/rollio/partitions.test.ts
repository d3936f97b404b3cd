import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardCombinations } from './combinations.ts';
import { plainHand, type Hand, type Material } from './die.ts';
import { bestPartition, findAllPossibleCombinations, findAllValidPartitionings } from './partitions.ts';
import type { Partition } from './placing.ts';
import { bruteForce } from './testing/brute-force.ts';

const facesOf = (text: string): number[] => [...text].map(Number);
const handOf = (text: string): Hand => plainHand(facesOf(text));

const listed = (hand: Hand, limit?: number): readonly Partition[] => {
  const found = findAllValidPartitionings(hand, undefined, limit === undefined ? {} : { limit });
  return found.ok ? found.value.partitions : [];
};

const textOf = ({ combinations }: Partition): string =>
  combinations
    .map(({ type, faces }) => `${type} ${faces.join('')}`)
    .sort()
    .join(' + ');

const golden: [string, number][] = [
  ['3334441', 2],
  ['123456', 1],
  ['556611', 1],
  ['666622', 1],
  ['111555', 5],
  ['111111', 7],
  ['1111111', 9],
  ['11111111', 13],
  ['1111111111', 24],
  ['11115555', 13],
  ['1111155555', 22],
  ['222333444', 5],
  ['234567', 1],
  ['22334', 0],
];

describe('partitions', () => {
  test.each(golden)('[RP2] %s has %i partitions', (text, count) => {
    expect(listed(handOf(text))).toHaveLength(count);
  });

  test('[RP2] faces 1 to 10 make one partition, God’s straight', () => {
    const [only, ...others] = listed(plainHand([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]));
    expect(only?.combinations.map(({ type }) => type)).toEqual(['godsStraight']);
    expect(others).toEqual([]);
  });

  test('[RP1] 3334441 makes four single combinations', () => {
    const found = findAllPossibleCombinations(handOf('3334441'));
    expect(found.ok && found.value.map(({ type, faces, points, dice }) => [type, faces.join(''), points, dice])).toEqual([
      ['single', '1', 100, [6]],
      ['nOfAKind', '333', 300, [0, 1, 2]],
      ['nOfAKind', '444', 400, [3, 4, 5]],
      ['twoTriplets', '333444', 2500, [0, 1, 2, 3, 4, 5]],
    ]);
  });

  test('[RP6] partitions come best first', () => {
    expect(listed(handOf('3334441')).map(way => [way.points, textOf(way)])).toEqual([
      [2600, 'single 1 + twoTriplets 333444'],
      [800, 'nOfAKind 333 + nOfAKind 444 + single 1'],
    ]);
  });

  test('[R4] four ones are worth more as three and a single', () => {
    expect(bestPartition(handOf('1111'))?.points).toBe(1100);
  });

  test('[R5] longer straights are rows that a table may add', () => {
    const hand = plainHand([2, 3, 4, 6, 7, 8, 5]);
    const longer = [7, 8, 9].map(
      length => ({ type: 'longer', shape: 'run', length, points: 1500 + 150 * (length - 6) }) as const,
    );
    expect(bestPartition(hand)).toBeNull();
    expect(bestPartition(hand, undefined, { table: [...standardCombinations, ...longer] })?.points).toBe(1650);
  });

  test('[R5] mixed groups are a row too, and the same dice count once', () => {
    const table = [{ type: 'house', shape: 'groups', sizes: [3, 2, 1], points: 700, repeats: true }] as const;
    const found = findAllValidPartitionings(handOf('222333'), undefined, { table });
    expect(found.ok && found.value.partitions.map(({ points }) => points)).toEqual([700]);
  });
});

describe('against brute force over die positions', () => {
  const multisets = (size: number, from = 1): number[][] =>
    size === 0
      ? [[]]
      : Array.from({ length: 7 - from }, (_, i) => from + i).flatMap(face =>
          multisets(size - 1, face).map(rest => [face, ...rest]),
        );

  const agrees = (faces: readonly number[]): void => {
    const ways = listed(plainHand(faces), 100_000);
    const slow = bruteForce(faces);
    expect(new Map(ways.map(way => [textOf(way), way.points]))).toEqual(slow);
    expect(ways).toHaveLength(slow.size);
    expect(bestPartition(plainHand(faces))?.points ?? -1).toBe(Math.max(-1, ...slow.values()));
  };

  test.each([1, 2, 3, 4, 5, 6, 7])('[RP2] every hand of %i dice with six faces', size => {
    multisets(size).forEach(agrees);
  });

  test('[RP2] random hands of eight and nine dice', () => {
    const dice = fc
      .integer({ min: 1, max: 6 })
      .chain(high => fc.array(fc.integer({ min: 1, max: high }), { minLength: 8, maxLength: 9 }));
    fc.assert(fc.property(dice, agrees), { numRuns: 60 });
  });
});

const material = fc.constantFrom<Material>('plastic', 'crystal', 'golden', 'mirror');
const die = fc
  .integer({ min: 3, max: 20 })
  .chain(sides => fc.record({ sides: fc.constant(sides), face: fc.integer({ min: 1, max: sides }), material }));

test('[RP1] every partition uses every die exactly once, on a face it can show', () => {
  fc.assert(
    fc.property(fc.array(die, { minLength: 1, maxLength: 6 }), hand => {
      for (const { combinations, points } of listed(hand, 50)) {
        expect(combinations.flatMap(({ dice }) => dice).sort((a, b) => a - b)).toEqual(hand.map((_, at) => at));
        expect(combinations.reduce((sum, combination) => sum + combination.points, 0)).toBe(points);
        for (const { faces, dice } of combinations) {
          dice.forEach((at, i) => expect(canShow(hand, at, faces[i])).toBe(true));
        }
      }
    }),
  );
});

const canShow = (hand: Hand, at: number, face = 0): boolean => {
  const shown = hand[at];
  return shown !== undefined && (shown.material === 'mirror' ? face <= shown.sides : face === shown.face);
};

test('[RP3] the best partition of large hands is the best of the full list', () => {
  const faces = fc
    .integer({ min: 1, max: 12 })
    .chain(high => fc.array(fc.integer({ min: 1, max: high }), { minLength: 9, maxLength: 14 }));
  fc.assert(
    fc.property(faces, dice => {
      const hand = plainHand(dice);
      expect(bestPartition(hand)?.points).toBe(listed(hand, 100_000)[0]?.points);
    }),
    { numRuns: 200 },
  );
});

test('[RP3] twenty dice answer at once, however many partitions they have', () => {
  expect(bestPartition(plainHand(new Array<number>(20).fill(1)))?.points).toBe(1000 * 2 ** 14);
  expect(bestPartition(plainHand(facesOf('11111111115555555555')))?.points).toBe(16_000 + 80_000);
});

test('[RP4] a listing is bounded and says when it was cut', () => {
  const cut = findAllValidPartitionings(handOf('1111111111'), undefined, { limit: 10 });
  expect(cut.ok && [cut.value.partitions.length, cut.value.complete]).toEqual([10, false]);
  const whole = findAllValidPartitionings(handOf('1111111111'), undefined, { limit: 24 });
  expect(whole.ok && [whole.value.partitions.length, whole.value.complete]).toEqual([24, true]);
});

test('[RP7] the search tells what it did, with the time of the clock it was given', () => {
  let now = 0;
  const found = findAllValidPartitionings(handOf('3334441'), undefined, { clock: () => (now += 5) });
  expect(found.ok && found.value.info).toEqual({ combinations: 4, nodes: 5, partitions: 2, milliseconds: 5 });
  const silent = findAllValidPartitionings(handOf('1'));
  expect(silent.ok && silent.value.info.milliseconds).toBeNull();
});

describe('[RP8] mirror dice show any face of their own', () => {
  const mirror = (face: number, sides = 6) => ({ face, sides, material: 'mirror' }) as const;

  test('a mirror completes three sixes', () => {
    const best = bestPartition([...handOf('66'), mirror(2)]);
    expect(best?.combinations).toEqual([{ type: 'nOfAKind', faces: [6, 6, 6], points: 600, dice: [0, 1, 2] }]);
  });

  test('but not with a face it does not have', () => {
    expect(bestPartition([...handOf('66'), mirror(2, 5)])).toBeNull();
  });

  test('the mirror with the fewest sides takes what it can, so that the other is free for the rest', () => {
    const best = bestPartition([...plainHand([8, 8, 2, 2], 8), mirror(1, 8), mirror(1, 4)]);
    expect(best?.points).toBe(2500);
    expect(best?.combinations[0]?.dice).toEqual([2, 3, 5, 0, 1, 4]);
  });

  test('partitions with the same combinations are one, whichever mirror shows what', () => {
    const ways = listed([mirror(1), mirror(1), mirror(1)]).map(textOf);
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways).toContain('single 1 + single 1 + single 5');
  });

  test('many mirrors look at what helps the other dice first', () => {
    const hand = [...handOf('223'), ...Array.from({ length: 5 }, () => mirror(1, 20))];
    const found = findAllValidPartitionings(hand);
    expect(found.ok && found.value.complete).toBe(false);
    expect(bestPartition(hand)).not.toBeNull();
  });

  test('they agree with trying every face for each mirror', () => {
    const faces = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
    const sides = fc.array(fc.integer({ min: 3, max: 6 }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(faces, sides, (natural, mirrors) => {
        const tried = mirrors.reduce(
          (lists, count) => lists.flatMap(list => Array.from({ length: count }, (_, i) => [...list, i + 1])),
          [natural],
        );
        const slow = new Map(tried.flatMap(list => [...bruteForce(list)]));
        const fast = listed([...plainHand(natural), ...mirrors.map(count => mirror(1, count))], 100_000);
        expect(new Map(fast.map(way => [textOf(way), way.points]))).toEqual(slow);
        expect(fast).toHaveLength(slow.size);
      }),
      { numRuns: 60 },
    );
  });

  test('a hand of nothing but large mirrors is cut and says so', () => {
    const found = findAllValidPartitionings(
      Array.from({ length: 12 }, () => mirror(1, 20)),
      undefined,
      { limit: 100_000 },
    );
    expect(found.ok && found.value.complete).toBe(false);
  });
});
