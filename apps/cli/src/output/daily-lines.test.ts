import type { DailyReport } from '@yaht/client';
import { messagesFor } from '@yaht/messages';
import { expect, test } from 'vitest';
import { dailyLines } from './daily-lines.ts';

const nobody: DailyReport = {
  day: 12,
  game: 'card',
  variant: 'yahtzee',
  from: 0,
  until: 86_400_000,
  anchor: 'a',
  commitment: 'c',
  seed: null,
  players: 0,
  rows: [],
  own: null,
  streak: 0,
  days: [],
  before: null,
};

test('whoever looks at a day that nobody has finished can be the first only while it lasts', () => {
  const [today, past] = [nobody, { ...nobody, seed: 's' }].map(report => dailyLines(messagesFor('en'), report).join('\n'));
  expect(today).toContain('Be the first.');
  expect(past).toContain('Nobody finished it.');
  expect(past).not.toContain('Be the first');
});
