import { bossPictures, charmPictures, consumablePictures, INKS } from '@yaht/art';
import { BOSS_IDS, CHARM_IDS, CONSUMABLE_IDS, nameOfId } from '@yaht/rules';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  ['charm', CHARM_IDS, charmPictures],
  ['boss', BOSS_IDS, bossPictures],
  ['consumable', CONSUMABLE_IDS, consumablePictures],
] as const)('every %s has its picture', (_, ids, pictures) => {
  expect(ids.filter(id => !Object.hasOwn(pictures, nameOfId(id)))).toEqual([]);
});

test('the page prints every ink as it is meant', () => {
  const css = readFileSync(new URL('inks.module.css', import.meta.url), 'utf8');
  const printed = [...css.matchAll(/--art-(\w+): (#\w+);/g)].map(([, ink = '', value = '']) => [ink, value]);
  expect(Object.fromEntries(printed)).toEqual(
    Object.fromEntries(Object.entries(INKS).map(([ink, value]) => [ink, value.toLowerCase()])),
  );
});
