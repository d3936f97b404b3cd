/** What people may ask and say, in any order, by any door. */
import { test } from 'vitest';
import { trySequences } from './lib/try-sequences.ts';

test('some hundred steps: each answer is as it is declared, facts have no gap, and every door tells the same', () =>
  trySequences({ sequences: 25, longest: 30 }));
