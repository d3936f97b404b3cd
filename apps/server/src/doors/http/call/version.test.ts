import { expect, test } from 'vitest';
import { isKnown, wantedVersions } from './version.ts';

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
  ['"42"', [42]],
  ['42', [42]],
  ['"1", "42"', [1, 42]],
  ['"1",W/"42" , nonsense', [1]], // a weak one is never the same
  ['W/"42"', []],
  ['nonsense', []],
  ['', []],
])('If-Match: %s means the versions %j', (given, versions) => {
  expect(wantedVersions({ headers: given === undefined ? {} : { 'if-match': given } })).toEqual(versions);
});
