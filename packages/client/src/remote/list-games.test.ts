import type { OpenGame } from '@yaht/protocol';
import { expect, test } from 'vitest';
import { nextGame } from './list-games.ts';

const game = (room: string, waits: boolean) => ({ room, waits }) as OpenGame;

test('the next game is the first that waits and is not the one just played', () => {
  const games = [game('AAAAAA', true), game('BBBBBB', true), game('CCCCCC', false)];
  expect(nextGame(games)?.room).toBe('AAAAAA');
  expect(nextGame(games, 'AAAAAA')?.room).toBe('BBBBBB');
  expect(nextGame(games.slice(2), 'AAAAAA')).toBeUndefined();
});
