import { fault, variantById } from '@yaht/rules';
import { expect, test } from 'vitest';
import { shareText, shareWords, type DailyResult } from './daily-share.ts';
import { messagesFor } from './messages.ts';

const variant = variantById('yatzy') ?? fault('no Yatzy');
const turns = [0, 0.25, 1, 0, 0, 0, 1.6, 0, 0, 0, 0, 0.3, 0, 0, 0];
const result: DailyResult = { day: 214, variant, score: 251, loss: 3.15, turns, link: 'https://dice.example/d/214' };

test('the text tells how it went, turn by turn, and no dice and no row', () => {
  expect(shareText(messagesFor('en'), result).split('\n')).toEqual([
    'Dice Daily #214 - Yatzy',
    '251 points, 3.2 lost to perfect play',
    '✓✓~✓✓ ✓x✓✓✓ ✓~✓✓✓ (✓ best, ~ small, x miss)',
    'https://dice.example/d/214',
  ]);
});

test('the same in plain words', () => {
  expect(shareWords(messagesFor('en'), result)).toContain('15 turns: 12 best, 2 small losses, 1 mistake.');
  expect(shareWords(messagesFor('en'), result)).not.toMatch(/[✓~]/);
});

test('of a run the levels are told', () => {
  const run = { ...result, variant: variantById('rollio') ?? variant, score: 12_345, loss: null, turns: null, levels: 7 };
  expect(shareText(messagesFor('en'), { ...run, link: undefined })).toBe(
    'Dice Daily #214 - Rollio\n12,345 points, 7 levels cleared',
  );
});

test('before the comparison is done there is only the score', () => {
  expect(shareText(messagesFor('sv'), { ...result, loss: null, turns: null, link: undefined })).toBe(
    'Dagens tärningar nr 214 - Yatzy\n251 poäng',
  );
});
