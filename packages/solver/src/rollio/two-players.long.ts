import { fault, variantById } from '@yaht/rules';
import { expect, test } from 'vitest';
import { rollioTables } from './outcomes.ts';
import { solveRollio } from './two-players.ts';

test('Rollio Classic for two: who begins wins 53.19 per cent', { timeout: 600_000 }, () => {
  const classic = variantById('rollio-classic');
  const { values } = solveRollio(rollioTables(classic?.family === 'rollio' ? classic : fault('no Rollio')));
  expect(values[0]).toBeCloseTo(0.5319, 4);
});
