import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  bossPictures,
  charmPictures,
  consumablePictures,
  INKS,
  PATTERNS,
  RAYS,
  SCALLOPS,
  STOCK,
  unknownBoss,
  unknownCharm,
  unknownConsumable,
  type Drawing,
} from './index.ts';

const charms: readonly (readonly [string, Drawing])[] = Object.entries({ ...charmPictures, unknownCharm }).map(
  ([id, picture]) => [id, picture?.motif ?? []],
);
const bosses: readonly (readonly [string, Drawing])[] = Object.entries({ ...bossPictures, unknownBoss }).map(([id, picture]) => [
  id,
  picture ? [...picture.thing, ...picture.pupils, ...picture.over] : [],
]);
const consumables: readonly (readonly [string, Drawing])[] = Object.entries({ ...consumablePictures, unknownConsumable }).map(
  ([id, drawing]) => [id, drawing ?? []],
);
const drawings = [...charms, ...bosses, ...consumables];

/** How many numbers follow each letter of a path. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A path that a browser draws to its end: it stops at the first thing that it cannot read. */
function isPath(d: string): boolean {
  const parts = d.match(/[a-z][^a-z]*/gi) ?? [];
  if (!d.startsWith('M') || parts.join('') !== d) return false;
  return parts.every(part => {
    const wanted = NUMBERS[part.charAt(0).toLowerCase()];
    const rest = part.slice(1);
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    if (wanted === undefined || /[^\d\s.,-]/.test(rest)) return false;
    return wanted === 0 ? rest.trim() === '' : numbers.length > 0 && numbers.length % wanted === 0;
  });
}

test('every drawing is made of paths that a browser can read', () => {
  expect(isPath('M0 0L1 1Z')).toBe(true);
  expect(isPath('M0 0L1Z')).toBe(false);
  expect(isPath('M0 0LNaN 1Z')).toBe(false);
  for (const [id, drawing] of drawings) {
    expect(drawing.length, id).toBeGreaterThan(0);
    for (const { d } of drawing) expect(isPath(d), `${id}: ${d}`).toBe(true);
  }
  for (const d of [STOCK, SCALLOPS, RAYS, ...Object.values(PATTERNS).map(pattern => pattern.d)]) expect(isPath(d), d).toBe(true);
});

test('every drawing uses the inks that there are, a charm at most five beside that of its outline', () => {
  for (const [id, drawing] of drawings)
    for (const { fill, line } of drawing) for (const ink of [fill, line ?? null]) if (ink) expect(INKS, id).toHaveProperty(ink);
  for (const [id, drawing] of charms) {
    const inks = drawing.flatMap(({ fill, line }) => [fill, line ?? null]).filter(ink => ink !== null && ink !== 'ink');
    expect(new Set(inks.map(ink => ink?.replace(/Shade|Light/, ''))).size, id).toBeLessThanOrEqual(5);
  }
});

test('every drawing turns, moves and sizes as SVG does, and nothing else', () => {
  const step = String.raw`(rotate|translate|scale)\(-?[\d.]+( -?[\d.]+){0,2}\)`;
  for (const [id, drawing] of drawings)
    for (const { transform } of drawing)
      if (transform !== undefined) expect(transform, id).toMatch(new RegExp(`^${step}( ${step})*$`));
});

test('no two charms have the same picture', () => {
  const texts = drawings.map(([, drawing]) => JSON.stringify(drawing));
  expect(new Set(texts).size).toBe(texts.length);
});

test('a drawing is small, and all of them are one small file', () => {
  for (const [id, drawing] of drawings) expect(JSON.stringify(drawing).length, id).toBeLessThan(3_000);
  expect(gzipSync(JSON.stringify(drawings)).length).toBeLessThan(25_000);
});
