import { fault, variantById, type RollioVariant } from '@yaht/rules';
import { expect, test } from 'vitest';
import { rollioTables } from './outcomes.ts';
import { plainRollio } from './reference.ts';
import { solveRollio } from './two-players.ts';

const classic = variantById('rollio-classic');
const variant: RollioVariant = classic?.family === 'rollio' ? classic : fault('no Rollio');

test.each([
  ['three dice', { ...variant, dice: 3, target: 400 }],
  ['two dice', { ...variant, dice: 2, target: 500 }],
])('%s: every position is that of the plain way', (_, small) => {
  const tables = rollioTables(small);
  const { values } = solveRollio(tables);
  const plain = plainRollio(small, tables.unit);
  for (let own = 0; own < tables.target; own++)
    for (let other = 0; other < tables.target; other++)
      expect(values[own * tables.target + other]).toBeCloseTo(plain(own * tables.unit, other * tables.unit), 9);
});

test('all points are multiples of 50, and six dice flop once in 43 throws', () => {
  const { unit, target, outcomes } = rollioTables(variant);
  expect([unit, target]).toEqual([50, 200]);
  expect(outcomes[6]?.flop).toBeCloseTo(0.02315, 5);
});
