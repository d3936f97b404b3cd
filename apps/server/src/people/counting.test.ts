import { expect, test } from 'vitest';
import { countsForBoards, countsForRating, isFindable } from './counting.ts';
import type { FinishedGame, FinishedSeat } from './finished-game.ts';

const seat = (profile: string | null, more: Partial<FinishedSeat> = {}): FinishedSeat => ({
  seat: 0,
  name: 'Ann',
  bot: null,
  profile,
  shared: false,
  resigned: false,
  substituted: false,
  score: 200,
  rank: 1,
  won: false,
  levels: null,
  categories: {},
  faces: [0, 0, 0, 0, 0, 0],
  ...more,
});

const game = (seats: readonly FinishedSeat[], more: Partial<FinishedGame> = {}): FinishedGame => ({
  id: 'ROOM-1',
  room: 'ROOM',
  variant: { key: 'k', id: 'yatzy', name: 'Yatzy', family: 'scorecard' },
  firstSeq: 5,
  lastSeq: 99,
  startedAt: 0,
  endedAt: 1,
  private: false,
  rated: true,
  assisted: false,
  abandoned: false,
  daily: null,
  seats,
  ...more,
});

const ann = seat('ann');
const ben = seat('ben');
const bot = seat(null, { bot: 'easy' });
const guest = seat(null);
const sharedAnn = seat('ann', { shared: true });

const cases: readonly [string, FinishedGame, { readonly board: boolean; readonly rating: boolean }][] = [
  ['a rated game of two people', game([ann, ben]), { board: true, rating: true }],
  ['a rated game of three people', game([ann, ben, seat('cem')]), { board: true, rating: true }],
  ['a first attempt at the day', game([ann], { daily: { day: 7, game: 'card', counts: true } }), { board: true, rating: false }],
  [
    'another attempt at the day',
    game([ann], { daily: { day: 7, game: 'card', counts: false } }),
    { board: false, rating: false },
  ],
  ['a private game of two people', game([ann, ben], { private: true }), { board: true, rating: true }],
  ['a game of a room that is not rated', game([ann, ben], { rated: false }), { board: true, rating: false }],
  ['an assisted game', game([ann, ben], { assisted: true }), { board: false, rating: false }],
  ['an abandoned game', game([ann, ben], { abandoned: true }), { board: false, rating: false }],
  ['a game alone', game([ann]), { board: true, rating: false }],
  ['a game with a bot', game([ann, bot]), { board: true, rating: false }],
  ['two people and a bot', game([ann, ben, bot]), { board: true, rating: false }],
  ['a game with a guest', game([ann, guest]), { board: true, rating: false }],
  ['one phone for two', game([sharedAnn, sharedAnn]), { board: false, rating: false }],
  ['one phone for two against a third', game([sharedAnn, sharedAnn, ben]), { board: false, rating: false }],
  ['somebody against themselves, on two devices', game([ann, ann]), { board: true, rating: false }],
  ['somebody who resigned', game([seat('ann', { resigned: true }), ben]), { board: false, rating: true }],
  ['somebody who left, and the house played on', game([seat('ann', { substituted: true }), ben]), { board: false, rating: true }],
];

test.each(cases)('%s', (_, finished, { board, rating }) => {
  expect(countsForBoards(finished, finished.seats[0] ?? guest)).toBe(board);
  expect(countsForRating(finished)).toBe(rating);
});

test('nobody can look up a private game of guests and bots; any other game somebody can', () => {
  const games = [
    game([guest, bot], { private: true }),
    game([guest, bot]),
    game([guest, ann], { private: true }),
    game([bot, sharedAnn, sharedAnn], { private: true }),
  ];
  expect(games.map(isFindable)).toEqual([false, true, true, true]);
});

test('a bot and a guest are on no board', () => {
  expect([bot, guest].map(nobody => countsForBoards(game([nobody, ann]), nobody))).toEqual([false, false]);
});
