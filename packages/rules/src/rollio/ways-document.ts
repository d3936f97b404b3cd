/** What dice of Rollio are worth, as data. */
import type { Hand } from './die.ts';
import type { Partition } from './placing.ts';
import type { Way, Ways } from './scoring.ts';
import type { SelectionProblem } from './selection.ts';

const ROLLIO_SCHEMA = 'yaht.rollio/1';

/** The document of a hand; with effects each partition tells its score after them, and how it came about. */
export function waysDocument(hand: Hand, { ways, complete, info }: Ways, hasEffects: boolean) {
  const partitions = ways.map(way => (hasEffects ? scoredDocument(way) : partitionDocument(way.partition)));
  const { combinations, nodes: steps, milliseconds } = info;
  const search = { combinations, steps, partitions: info.partitions, milliseconds };
  return { ...handDocument(hand), partitions, count: partitions.length, complete, best: partitions[0] ?? null, search };
}

/** The document of a hand that leaves dice over. */
export const unusedDocument = (hand: Hand, { dice }: SelectionProblem) => ({
  ...handDocument(hand),
  partitions: [],
  count: 0,
  complete: true,
  best: null,
  unused: dice.map(die => hand[die]?.face ?? 0),
});

function handDocument(hand: Hand) {
  const materials = hand.map(({ material }) => material);
  const isPlain = materials.every(material => material === 'plastic');
  return { schema: ROLLIO_SCHEMA, dice: hand.map(({ face }) => face), ...(isPlain ? {} : { materials }) };
}

const partitionDocument = ({ combinations, points }: Partition) => ({
  combinations: combinations.map(({ type, faces, points: worth }) => ({ type, faces, points: worth })),
  points,
});

function scoredDocument({ partition, preview }: Way) {
  const { certain, average, lowest, highest, exact, scored } = preview;
  const { money, grants, steps } = scored;
  return { ...partitionDocument(partition), score: { certain, average, lowest, highest, exact }, money, grants, steps };
}
