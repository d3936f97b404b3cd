import { messagesFor } from '@yaht/messages';
import { newGame, variantOf } from '@yaht/rules/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyLines } from './history-lines.ts';
import type { OwnGame } from './own-games.ts';
import type { ServedGame } from './use-served-games.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { language: 'en-GB' });
});
afterEach(() => void vi.unstubAllGlobals());

const kept = (id: string, startedAt: number | null): OwnGame => ({
  id,
  game: newGame(variantOf('yatzy')),
  seat: 0,
  startedAt,
  isAssisted: false,
  daily: undefined,
});

const served = (id: string, endedAt: number): ServedGame => ({
  id,
  variant: { id: 'yatzy', name: 'Yatzy' },
  endedAt,
  assisted: false,
  rated: true,
  seats: [{ name: 'Ann', score: 0 }],
});

const lines = (own: readonly OwnGame[], others: readonly ServedGame[]) =>
  historyLines(messagesFor('en'), own, others).map(({ id, at, isHere }) => ({ id, at, isHere }));

test('games of the device and of the server stand in one list, the latest first', () => {
  expect(lines([kept('early', 1_000), kept('late', 3_000)], [served('ABCD-1', 2_000)])).toEqual([
    { id: 'late', at: 3_000, isHere: true },
    { id: 'ABCD-1', at: 2_000, isHere: false },
    { id: 'early', at: 1_000, isHere: true },
  ]);
});

test('a game of the server that is kept here too is listed once, with what the server knows of it', () => {
  expect(lines([kept('early', 1_000), kept('ABCD-1', null)], [served('ABCD-1', 2_000)])).toEqual([
    { id: 'ABCD-1', at: 2_000, isHere: true },
    { id: 'early', at: 1_000, isHere: true },
  ]);
  const [line] = historyLines(messagesFor('en'), [kept('ABCD-1', null)], [served('ABCD-1', 2_000)]);
  expect(line?.about).toMatch(/^Ann 0 · .*1970.* · online · rated$/);
});
