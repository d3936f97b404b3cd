import { TABLE_REFUSALS } from '@yaht/client';
import { TABLE_CODES } from '@yaht/messages';
import { expect, test } from 'vitest';

test('every reason that a table gives by itself has its sentence', () => {
  expect([...TABLE_CODES]).toEqual([...TABLE_REFUSALS]);
});
