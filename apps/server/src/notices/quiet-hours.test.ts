import { expect, test } from 'vitest';
import { endOfQuiet, isZone } from './quiet-hours.ts';

const night = (zone: string) => ({ from: 22 * 60, until: 8 * 60, zone });
const at = (text: string): number => Date.parse(text);

test.each([
  ['in the evening', '2026-01-10T20:59:00Z', '2026-01-10T20:59:00Z'],
  ['at ten', '2026-01-10T21:00:00Z', '2026-01-11T07:00:00Z'],
  ['after midnight', '2026-01-11T03:17:41Z', '2026-01-11T07:00:00Z'],
  ['a minute before eight', '2026-01-11T06:59:59Z', '2026-01-11T07:00:00Z'],
  ['at eight', '2026-01-11T07:00:00Z', '2026-01-11T07:00:00Z'],
  ['in the night in which the clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29T06:00:00Z'],
  ['in the night in which they go back', '2026-10-25T00:30:00Z', '2026-10-25T07:00:00Z'],
])('%s of Stockholm, %s, the next moment to tell is %s', (_, now, then) => {
  expect(new Date(endOfQuiet(night('Europe/Stockholm'), at(now))).toISOString()).toBe(new Date(then).toISOString());
});

test('hours of the day, a zone without whole hours, an end that the clocks leap over, and hours that are none', () => {
  const noon = { from: 12 * 60, until: 13 * 60, zone: 'Asia/Kathmandu' };
  expect(endOfQuiet(noon, at('2026-06-01T06:20:00Z'))).toBe(at('2026-06-01T07:15:00Z'));
  const leapt = { from: 22 * 60, until: 2 * 60 + 30, zone: 'Europe/Berlin' };
  expect(endOfQuiet(leapt, at('2026-03-28T23:00:00Z'))).toBe(at('2026-03-29T01:00:00Z'));
  const none = { from: 480, until: 480, zone: 'Europe/Berlin' };
  expect(endOfQuiet(none, at('2026-03-28T23:00:00Z'))).toBe(at('2026-03-28T23:00:00Z'));
});

test('a zone is one that the system knows', () => {
  expect(['Europe/Stockholm', 'UTC', 'America/New_York'].map(isZone)).toEqual([true, true, true]);
  expect(['', 'Mars/Olympus', '../../etc/passwd'].map(isZone)).toEqual([false, false, false]);
});
