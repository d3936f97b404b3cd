import { expect, test } from 'vitest';
import type { Player } from './event.ts';
import { play, startGame, type Setup } from './game.ts';
import { err } from './result.ts';
import { drawKeys, isPlayerName } from './setup.ts';
import { chanceFrom, newGame } from './testing/index.ts';
import { yahtzee } from './variants/yahtzee.ts';

const seats = (count: number): Player[] => Array.from({ length: count }, (_, i) => ({ name: `P${i}` }));
const start = (setup: Partial<Setup>) => startGame({ id: 'g', variant: yahtzee, players: seats(2), ...setup }, chanceFrom(1));

test.each([1, 2, 3, 4, 5, 6])('[T1] %i can play', count => {
  expect(start({ players: seats(count) }).ok).toBe(true);
});

test('[T1] nobody, or more than the table holds, cannot', () => {
  expect(start({ players: [] })).toEqual(err('no-players'));
  expect(start({ players: seats(7) })).toEqual(err('too-many-players'));
});

test('[T1] [CU6] a variant may have fewer seats', () => {
  const duel = { ...yahtzee, maxPlayers: 2 };
  expect(start({ variant: duel, players: seats(2) }).ok).toBe(true);
  expect(start({ variant: duel, players: seats(3) })).toEqual(err('too-many-players'));
});

test.each(['A', 'Ann', 'Åsa Ödegård', '李雷', 'O’Brien', 'x'.repeat(20), '🎲'.repeat(20), '❤\ufe0f', 'toString'])(
  '[T2] %j is a name',
  name => {
    expect(isPlayerName(name)).toBe(true);
  },
);

test.each([
  '',
  ' ',
  ' Ann',
  'Ann ',
  'x'.repeat(21),
  'A\nB',
  'A\tB',
  '\u202eAnn',
  'A\u200bB',
  'A\u2028B',
  '\ud800',
  '\u0000',
  '\u00a0',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\ufe0f',
])('[T2] %j is no name', name => {
  expect(isPlayerName(name)).toBe(false);
  expect(start({ players: [{ name: 'Ann' }, { name }] })).toEqual(err('invalid-name'));
});

test('[T2] two players may have the same name', () => {
  expect(start({ players: [{ name: 'Ann' }, { name: 'Ann' }] }).ok).toBe(true);
});

test.each(['', 'a b', 'x'.repeat(65), 'ä', 'a|b', 'a\n'])('[T3] %j is no id of a game and, unless empty, no seed', text => {
  expect(start({ id: text })).toEqual(err('invalid-game-id'));
  if (text !== '') expect(start({ players: [{ name: 'Ann', seed: text }] })).toEqual(err('invalid-seed'));
});

test('[T3] a seed is plain, empty or left out', () => {
  expect(start({ players: [{ name: 'Ann', seed: 'alice-seed_1' }, { name: 'Ben', seed: '' }, { name: 'Cem' }] }).ok).toBe(true);
});

test('[T4] a bot sits in a seat like a person', () => {
  const game = newGame(yahtzee, chanceFrom(1), { players: [{ name: 'Bot', bot: 'easy' }] });
  expect(play(game, 0, { type: 'RollDice' }, chanceFrom(1)).ok).toBe(true);
});

test('[T13] of a player, a fact holds name, bot level and seed, and nothing else', () => {
  const players: Player[] = [{ name: 'Ann', seed: 's', token: 'secret' } as Player, { name: 'Bot', bot: 'easy' }];
  const game = newGame(yahtzee, chanceFrom(1), { players });
  expect(game.start.players).toEqual([
    { name: 'Ann', seed: 's' },
    { name: 'Bot', bot: 'easy' },
  ]);
  players.pop();
  expect(game.start.players).toHaveLength(2);
});

test('[T42] games of one challenge ask for their dice under its name, whoever plays', () => {
  const players = [{ name: 'Ann', seed: 'ann-seed' }, { name: 'Ben' }];
  expect(drawKeys({ id: 'g', players })).toEqual({ gameId: 'g', playerSeeds: ['ann-seed', ''] });
  expect(drawKeys({ id: 'g', players, challenge: 'daily-7' })).toEqual({ gameId: 'daily-7', playerSeeds: [] });
  expect(start({ challenge: 'no|name' })).toEqual(err('invalid-game-id'));
  expect(newGame(yahtzee, chanceFrom(1), { challenge: 'daily-7' }).start.challenge).toBe('daily-7');
});

test('options that are left out take their default', () => {
  expect(newGame(yahtzee, chanceFrom(1), { options: { hints: false } }).start.options).toEqual({
    turnOrder: 'seated',
    autoFirstRoll: false,
    undo: 'before-draw',
    hints: false,
    sameDice: false,
  });
});
