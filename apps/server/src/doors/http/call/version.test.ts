import { expect, test } from 'vitest';
import { isKnown, wantedVersion } from './version.ts';

test.each([
  ['"42"', true],
  ['W/"42"', true],
  ['"1", "42"', true],
  ['42', true],
  ['*', true],
  ['"41"', false],
  ['"forty-two"', false],
  ['', false],
])('If-None-Match: %s knows version 42: %s', (given, known) => {
  expect(isKnown({ headers: { 'if-none-match': given } }, 42)).toBe(known);
});

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['"42"', 42],
  ['42', 42],
  ['W/"42"', 42],
  ['nonsense', -1],
])('If-Match: %s means version %s', (given, version) => {
  expect(wantedVersion({ headers: given === undefined ? {} : { 'if-match': given } })).toBe(version);
});
