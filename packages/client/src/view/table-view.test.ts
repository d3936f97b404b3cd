import { decideRoom, seatsOf, type MemberId, type Room, type RoomCommand } from '@yaht/room';
import { after, openRoom, randomRoom, testParts } from '@yaht/room/testing';
import { fault, type Command, type Game } from '@yaht/rules';
import { chanceFrom, newGame, playAll, positionOf, variantOf } from '@yaht/rules/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Connection } from '../connection.ts';
import { localState, type TableState, type Wish } from '../table.ts';
import { tableView, type Screen } from './table-view.ts';

const people = (...names: readonly string[]) => names.map(name => ({ name }));

/** The room as this member knows it. */
const stateOf = (room: Room, member: MemberId): TableState => ({
  ...localState(room.game ?? newGame(variantOf('yatzy'))),
  game: room.game,
  room,
  member,
  seats: seatsOf(room, member),
  connection: { state: 'online', roundTrip: 12 },
});

const lobby = after(openRoom({ seats: 3 }), ['guest', { type: 'Join', name: 'Ben' }]);
const playing = after(lobby, [1, { type: 'Ready' }], [0, { type: 'StartGame' }]);
const score = (seat: number, category: string) =>
  [
    [seat, { type: 'RollDice' }],
    [seat, { type: 'ScoreCategory', category }],
  ] as const;
const over = after(playing, ...score(0, 'ones'), ...score(1, 'ones'), ...score(0, 'chance'), ...score(1, 'chance'));

const yatzy = variantOf('yatzy');
const withBot = newGame(yatzy, chanceFrom(1), { players: [{ name: 'Bot', bot: 'easy' }, { name: 'Ann' }] });
const opened = newGame(yatzy, chanceFrom(1), { players: people('Ann', 'Ben'), options: { turnOrder: 'opening-roll' } });
const faces = '11223';

const phases: [string, TableState, Screen, string, object][] = [
  ['lobby of the host', stateOf(lobby, 0), {}, 'lobby', { type: 'start', refusal: 'not-all-ready' }],
  ['lobby of a guest', stateOf(lobby, 1), {}, 'lobby', { type: 'ready', ready: true, refusal: null }],
  ['own turn', stateOf(playing, 0), {}, 'ready', { type: 'roll', dice: 2, refusal: null }],
  ['turn of another', stateOf(playing, 1), {}, 'others-turn', { type: 'wait', refusal: 'not-your-turn' }],
  ['end', stateOf(over, 1), {}, 'over', { type: 'rematch', refusal: null }],
  ['turn of a bot', localState(withBot), {}, 'bots-turn', { type: 'wait', refusal: 'not-your-turn' }],
  ['opening roll', localState(opened), { isOpening: true }, 'opening-roll', { type: 'go-on', refusal: null }],
  ['opening roll that was seen', localState(opened), {}, 'ready', { type: 'roll', dice: 5 }],
  ['roll', localState(positionOf(yatzy, { faces })), {}, 'rolled', { type: 'roll', dice: 5, refusal: null }],
  ['last roll', localState(positionOf(yatzy, { faces, rollsLeft: 0 })), {}, 'must-score', { type: 'choose-row' }],
  [
    'chosen row',
    localState(positionOf(yatzy, { faces })),
    { category: 'twoPairs' },
    'rolled',
    { type: 'score-row', category: 'twoPairs', points: 6, bonus: 0, refusal: null },
  ],
  [
    'chosen row that is filled',
    localState(positionOf(yatzy, { faces, card: { twoPairs: 4 } })),
    { category: 'twoPairs' },
    'rolled',
    { type: 'score-row', refusal: 'category-filled' },
  ],
];

test.each(phases)('the phase and the button: %s', (_, state, screen, phase, main) => {
  const view = tableView(state, screen);
  expect(view.phase).toBe(phase);
  expect(view.main).toMatchObject(main);
});

test('the button tells to let a die go when all are held', () => {
  const game = positionOf(yatzy, { faces });
  expect(tableView(localState(game), { dice: [true, true, true, true, true] }).main).toEqual({
    type: 'roll',
    dice: 0,
    refusal: 'nothing-to-roll',
  });
});

const cut: Connection[] = [
  { state: 'reconnecting', attempt: 3, nextAt: 1 },
  { state: 'offline', attempt: 9, nextAt: null },
];

test.each(cut)('without a connection nothing can be done, and what is known stays: $state', connection => {
  const view = tableView({ ...stateOf(playing, 0), connection });
  expect(view).toMatchObject({ phase: 'ready', main: { refusal: 'not-connected' }, undo: { refusal: 'not-connected' } });
  expect(view.players.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
});

test('equal totals share a rank, and the next one is skipped', () => {
  const chance = chanceFrom(2);
  const game = newGame(yatzy, chance, { players: people('Ann', 'Ben', 'Cy') });
  const moves = (seat: number, type: 'ScoreCategory' | 'ScratchCategory') =>
    [
      [seat, { type: 'RollDice' }],
      [seat, { type, category: 'chance' }],
    ] as const satisfies readonly (readonly [number, Command])[];
  const zero = playAll(game, chance, [
    ...moves(0, 'ScratchCategory'),
    ...moves(1, 'ScoreCategory'),
    ...moves(2, 'ScratchCategory'),
  ]);
  const { players } = tableView(localState(zero));
  expect(players.map(({ rank }) => rank)).toEqual([2, 1, 2]);
  expect(players.map(({ mark }) => mark.letter).join('')).toBe('ABC');
});

test('a countdown and the clock of a turn are told by the clock of this device', () => {
  const state = {
    ...stateOf(playing, 0),
    clockAhead: 300,
    away: [{ seat: 1, until: 5_000 }],
    turnClock: { seat: 0, until: 9_000 },
  };
  const view = tableView(state);
  expect(view.players[1]).toMatchObject({ isOnline: false, awayUntil: 4_700 });
  expect(view.turnEndsAt).toBe(8_700);
});

test('what others hold is shown, and own dice are as chosen here', () => {
  const rolled = after(playing, [0, { type: 'RollDice' }]);
  const held = (member: MemberId): unknown => {
    const { board } = tableView({ ...stateOf(rolled, member), shownHold: [true, false] });
    return board?.family === 'scorecard' && board.dice.map(die => die.held);
  };
  expect(held(1)).toEqual([true, false]);
  expect(held(0)).toEqual([false, false]);
});

test('the dice of the turn before stay to be seen', () => {
  const next = after(playing, ...score(0, 'chance'));
  const { lastTurn } = tableView(stateOf(next, 1));
  const points = next.game?.family === 'scorecard' ? next.game.state.cards[0]?.points['chance'] : undefined;
  expect(lastTurn).toMatchObject({ seat: 0, end: { type: 'scored', category: 'chance', points } });
  expect(lastTurn?.dice?.reduce((sum, face) => sum + face, 0)).toBe(points);
});

test('a takeback among people is a vote', () => {
  const scored = after(playing, ...score(0, 'chance'));
  expect(tableView(stateOf(scored, 0)).undo).toEqual({ refusal: null, needsVote: true });
  const asked = after(scored, [0, { type: 'Undo' }]);
  expect(tableView(stateOf(asked, 0))).toMatchObject({ undo: { refusal: 'vote-pending' }, takeback: { mayWithdraw: true } });
  expect(tableView(stateOf(asked, 1)).takeback).toMatchObject({ seat: 0, mayAnswer: true, missing: [1] });
});

/** What a view offers, with the wish behind it. */
function offersOf(state: TableState): readonly (readonly [Wish, string | null])[] {
  const { room, undo, hint, board, nudge, offerEnd } = tableView(state);
  if (!room) return [];
  const rows = board?.family === 'scorecard' && state.room?.phase !== 'lobby' ? board.rows : [];
  return [
    [{ type: 'StartGame' }, room.start.refusal],
    [{ type: 'Ready' }, room.ready.refusal],
    [{ type: 'AddBot', level: 'easy' }, room.addBot.refusal],
    [{ type: 'TakeSeat' }, room.takeSeat.refusal],
    [{ type: 'Chat', text: 'hello' }, room.chat.refusal],
    [{ type: 'Rematch' }, room.rematch.refusal],
    [{ type: 'Undo' }, undo.refusal],
    [{ type: 'Hint' }, hint.refusal],
    ...rows.map(({ category, refusal }) => [{ type: 'ScoreCategory', category }, refusal] as const),
    [{ type: 'Nudge' }, nudge.refusal],
    [{ type: 'OfferEnd' }, offerEnd.refusal],
  ];
}

/** With what the authority adds. */
function commandOf(wish: Wish): RoomCommand {
  if (wish.type === 'Rematch') return { ...wish, commitment: null };
  return wish.type === 'Nudge' ? { ...wish, now: Number.POSITIVE_INFINITY } : wish;
}

test('in any room, whatever the view offers is granted, and what it refuses is refused for that reason', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(120), (seed, steps) => {
      const { room } = randomRoom(seed, steps, testParts(seed));
      for (const { id } of room.members)
        for (const [wish, refusal] of offersOf(stateOf(room, id))) {
          const command = commandOf(wish);
          const decided = decideRoom(room, id, command, testParts(seed));
          expect([wish.type, decided.ok ? null : decided.error]).toEqual([wish.type, refusal]);
        }
    }),
    // A player with two seats in a duel whose first run is over.
    { numRuns: 40, examples: [[262_069_147, 46]] },
  );
});

test('after a game that can be had once, nobody is offered another one', () => {
  const challenge = { name: 'daily-7', ranked: false };
  const alone = openRoom({ seats: 1, hints: false, undo: 'off', challenge });
  const end = after(alone, [0, { type: 'StartGame' }], ...score(0, 'chance'), ...score(0, 'ones'));
  expect(tableView(stateOf(end, 0)).over?.rematch).toEqual({ refusal: 'challenge-once' });
});

test('the end of a game: standings, winners, the seed to check the dice with', () => {
  const { over: end } = tableView(stateOf(over, 0));
  expect(end).toMatchObject({ winners: over.game?.over?.winners, isAbandoned: false, seed: over.game?.over?.seed });
  expect(end?.standings.map(({ total }) => total)).toEqual([...(over.game?.over?.totals ?? fault(''))].sort((a, b) => b - a));
  const again: Room = after(over, [0, { type: 'Rematch', commitment: 'd0'.repeat(32) }]);
  expect(tableView(stateOf(again, 0))).toMatchObject({ phase: 'lobby', over: null });
});

test('the same state gives the same view', () => {
  const game: Game = positionOf(yatzy, { faces });
  expect(tableView(localState(game))).toEqual(tableView(localState(game)));
});
