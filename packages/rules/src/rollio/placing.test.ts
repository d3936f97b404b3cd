import { expect, test } from 'vitest';
import type { Hand, Material } from './die.ts';
import { bestPartition } from './partitions.ts';
import { placings } from './placing.ts';

const handOf = (faces: string, materials: readonly Material[]): Hand =>
  [...faces].map((face, die) => ({ face: Number(face), sides: 6, material: materials[die] ?? 'plastic' }));

test('[RP9] unlike dice of one face go into its combinations in every way that differs', () => {
  const hand = handOf('1111', ['crystal']);
  const best = bestPartition(hand);
  const ways = best ? [...placings(hand, best)] : [];
  expect(ways.map(way => way.combinations.map(({ dice }) => dice))).toEqual([
    [[0], [1, 2, 3]],
    [[1], [0, 2, 3]],
  ]);
});

test('[RP9] dice all alike go in one way only', () => {
  const hand = handOf('11115', []);
  const best = bestPartition(hand);
  expect(best && [...placings(hand, best)]).toEqual([best]);
});

test('[RP9] every way uses each die once', () => {
  const hand = handOf('11155511', ['crystal', 'golden', 'plastic', 'wooden', 'crystal', 'plastic', 'crystal', 'golden']);
  const best = bestPartition(hand);
  const ways = best ? [...placings(hand, best)] : [];
  for (const { combinations } of ways) {
    expect(combinations.flatMap(({ dice }) => dice).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }
  expect(new Set(ways.map(way => JSON.stringify(way))).size).toBe(ways.length);
});
