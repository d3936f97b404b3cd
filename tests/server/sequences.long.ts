/** `YAHT_SEQUENCES` sequences of what people may ask and say, in any order, by any door (2,000). */
import { test } from 'vitest';
import { trySequences } from './lib/try-sequences.ts';

test('many thousand steps: each answer is as it is declared, facts have no gap, and every door tells the same', () =>
  trySequences({ sequences: Number(process.env['YAHT_SEQUENCES'] ?? 2_000), longest: 60 }));
