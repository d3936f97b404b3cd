import { expect, test } from 'vitest';
import { playedRun } from '../testing/run-play.ts';
import { latestCounted } from './latest-counted.ts';

test('the latest count is one that was not taken back', () => {
  const { events } = playedRun(1, 60);
  const counted = events.flatMap(({ type }, place) => (type === 'DiceScored' || type === 'Banked' ? [place] : []));
  const [before = -1, latest = -1] = counted.slice(-2);
  expect(latestCounted({ events })).toBe(events[latest]);
  expect(latestCounted({ events: [...events, { type: 'Undone', seat: 0, to: latest }] })).toBe(events[before]);
});
