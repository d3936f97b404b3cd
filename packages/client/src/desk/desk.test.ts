import type { RoomActor, RoomCommand } from '@yaht/room';
import { openRoom } from '@yaht/room/testing';
import { bestSelection, fault, ok, variantById, type RollioGame } from '@yaht/rules';
import { changed, chanceFrom, freshRun, wished } from '@yaht/rules/testing';
import { describe, expect, test } from 'vitest';
import { LocalTable } from '../local-table.ts';
import { ownTable } from '../own-table.ts';
import { RemoteTable } from '../remote/remote-table.ts';
import { HandClock } from '../testing/index.ts';
import { MiniServer } from '../testing/mini-server.ts';
import { Desk, type DeskWish } from './desk.ts';

const random = (count: number): Uint8Array => new Uint8Array(count).fill(128);

/** Ben's desk in Ann's room, where Cy plays as well and Dee looks on. */
function sitDown(id: string, seats = 4) {
  const server = new MiniServer(openRoom({ seats, variant: variantById(id) ?? fault(id) }));
  const table = new RemoteTable(
    { type: 'Join', name: 'Ben', room: 'ROOM' },
    { transport: server.transport, clock: new HandClock(), random, keeper: { keep: () => {}, forget: () => {} } },
  );
  server.open();
  if (seats > 2) server.happen('guest', { type: 'Join', name: 'Cy' });
  server.happen('guest', { type: 'Join', name: 'Dee', spectate: true });
  for (let member = 1; member < seats; member++) server.happen(member, { type: 'Ready' });
  server.happen(0, { type: 'StartGame' });
  return { server, table: ownTable(table), desk: new Desk(ownTable(table)) };
}

type Sitting = ReturnType<typeof sitDown>;

/** Everything that people say and do around a game; false where the room would not have it now. */
const aroundTheGame: [string, (server: MiniServer) => boolean][] = [
  ['somebody talks', server => server.happen(0, { type: 'Chat', text: 'nice dice' })],
  ['a spectator talks', server => server.happen(3, { type: 'Chat', text: 'hello' })],
  ['somebody comes to look on', server => server.happen('guest', { type: 'Join', name: 'Eve', spectate: true })],
  ['a spectator leaves', server => server.happen(3, { type: 'Leave' })],
  ['a player leaves for good', server => server.happen(2, { type: 'Leave' })],
  ['the host leaves, and there is another one', server => server.happen(0, { type: 'Leave' })],
  ['somebody is away', server => told(server, { type: 'Presence', playerId: 0, online: false, until: 2_000_000_000_000 })],
  ['the house plays for somebody', server => server.happen('house', { type: 'Drop', member: 0 })],
  ['somebody is back', server => told(server, { type: 'Presence', playerId: 0, online: true })],
  ['somebody plays again', server => server.happen('house', { type: 'Drop', member: 0 }) && server.happen(0, { type: 'Return' })],
  ['somebody asks for a takeback', server => server.happen(0, { type: 'Undo' })],
  [
    'somebody shows what they hold',
    server => told(server, { type: 'DiceHeld', playerId: 0, hold: [true, true, true, true, true] }),
  ],
  ['the clock of the turn is told', server => told(server, { type: 'TurnClock', playerId: 1, until: 2_000_000_000_000 })],
];

function told(server: MiniServer, notice: Parameters<MiniServer['say']>[0]): boolean {
  server.say(notice);
  return true;
}

type Move = readonly [actor: RoomActor, command: RoomCommand];
const roll: Move = [1, { type: 'RollDice' }];

const annPlays: readonly Move[] = [
  [0, { type: 'RollDice' }],
  [0, { type: 'ScoreCategory', category: 'chance' }],
];
const held: readonly DeskWish[] = [
  { type: 'toggle', die: 0 },
  { type: 'toggle', die: 3 },
];
const row: DeskWish = { type: 'row', category: 'fours' };

/** Every state of one's own turn, and what can be in hand there. */
const states: [string, string, readonly Move[], readonly DeskWish[]][] = [
  ['a card, before the first roll', 'yatzy', annPlays, [row]],
  ['a card, after the first roll', 'yatzy', [...annPlays, roll], held],
  ['a card, with a row chosen', 'yatzy', [...annPlays, roll], [...held, row]],
  ['a card, after the second roll', 'yahtzee', [...annPlays, roll, roll], held],
  ['a card, after the last roll', 'maxi-yatzy', [...annPlays, roll, roll, roll], [row]],
];

const play = ({ server }: Pick<Sitting, 'server'>, moves: readonly Move[]): void => {
  for (const [actor, command] of moves) if (!server.happen(actor, command)) fault(`${command.type} was refused`);
};

/** Ben's turn at Rollio, with these rolls and scores of his own behind him. */
function playToBen({ server }: Pick<Sitting, 'server'>, scores: number): void {
  const classic = (): RollioGame => (server.room.game?.family === 'rollio' ? server.room.game : fault('not Rollio'));
  const step = (seat: number): void => {
    const { start, state } = classic();
    if (!state.turn?.dice || state.turn.scored) return play({ server }, [[seat, { type: 'RollDice' }]]);
    const dice = bestSelection(start.variant, state.turn);
    play({ server }, [[seat, { type: 'ScoreDice', dice }]]);
  };
  while (classic().state.turn?.seat === 0) {
    if (!server.happen(0, { type: 'Bank' })) step(0);
  }
  for (let scored = 0; scored < scores; scored++) {
    step(1);
    step(1);
  }
}

const inHand = ({ desk }: Sitting) => ({ hand: desk.view().hand, board: desk.view().view.board, main: desk.view().view.main });

/** What happens, and what was in hand before and after it. */
function handAround(sitting: Sitting, happens: (server: MiniServer) => boolean) {
  const before = inHand(sitting);
  expect(before.hand.dice !== null || before.hand.category !== null).toBe(true);
  return { isGranted: happens(sitting.server), before, after: inHand(sitting) };
}

describe.each(states)('%s', (state, id, moves, presses) => {
  test.each(aroundTheGame)('%s: nothing in hand changes', (name, happens) => {
    const sitting = sitDown(id);
    play(sitting, moves);
    for (const wish of presses) sitting.desk.press(wish);
    const { isGranted, before, after } = handAround(sitting, happens);
    expect(after).toEqual(before);
    // A score comes back until somebody has rolled.
    expect(isGranted).toBe(!name.includes('takeback') || state.includes('before'));
  });
});

/** A keep that costs two points, where two threes would have been better. */
const doubt = { cost: 2, better: [false, true, true, false, false] };
const keep = { type: 'RollDice', hold: [true, false, false, true, false] } as const;

test.each(aroundTheGame)(
  '%s: a mistake that is asked about stays asked, and one that is looked at is asked about',
  async (_, happens) => {
    const sitting = sitDown('yatzy');
    const { desk, server } = sitting;
    play(sitting, [...annPlays, roll, [1, { type: 'Hint' }]]);
    for (const wish of held) desk.press(wish);
    const weighed = desk.weigh(keep, async () => (happens(server), ok(doubt)));
    expect(await weighed).toBeNull();
    expect(desk.view().question).toEqual({ type: 'mistake', move: keep, ...doubt });
    const { before, after } = handAround(sitting, happens);
    expect(after).toEqual(before);
    expect(desk.agree()).toEqual(keep);
    expect(desk.view().question).toBeNull();
  },
);

test.each(aroundTheGame)('%s: an open question stays open', (_, happens) => {
  const sitting = sitDown('yatzy');
  play(sitting, [...annPlays, roll]);
  for (const wish of held) sitting.desk.press(wish);
  sitting.desk.mayHint();
  const { before, after } = handAround(sitting, happens);
  expect(sitting.desk.view().question).toEqual({ type: 'hint' });
  expect(after).toEqual(before);
});

describe.each([0, 1])('Rollio, with %i scores behind', scores => {
  test.each(aroundTheGame)('%s: dice and the way to score them stay in hand', (_, happens) => {
    const sitting = sitDown('rollio-classic');
    playToBen(sitting, scores);
    play(sitting, [roll]);
    sitting.desk.press({ type: 'best' });
    sitting.desk.press({ type: 'way', way: 1 });
    const { before, after } = handAround(sitting, happens);
    expect(after).toEqual(before);
  });
});

/** In a duel the others are a kind of company too. */
const aroundADuel: typeof aroundTheGame = [
  ...aroundTheGame.filter(([name]) => /talks|look on|away|back|host/.test(name)),
  ['the rival chooses a set', server => server.happen(0, { type: 'ChooseSet', set: 'beginner' })],
  [
    'the rival rolls',
    server => server.happen(0, { type: 'ChooseSet', set: 'beginner' }) && server.happen(0, { type: 'RollDice' }),
  ],
];

test.each(aroundADuel)('a duel, %s: nothing in hand changes', (_, happens) => {
  const sitting = sitDown('rollio-duel', 2);
  play(sitting, [[1, { type: 'ChooseSet', set: 'beginner' }], roll]);
  sitting.desk.press({ type: 'best' });
  const { before, after } = handAround(sitting, happens);
  expect(after).toEqual(before);
});

test('what was chosen before is what a step back leads to, a row first', () => {
  const sitting = sitDown('yatzy');
  play(sitting, [...annPlays, roll]);
  const { desk } = sitting;
  for (const wish of [...held, row]) desk.press(wish);
  const steps = [0, 1, 2, 3].map(() => {
    const { category, dice } = desk.view().hand;
    desk.press({ type: 'back' });
    return [category, dice?.map(chosen => (chosen ? 'x' : '.')).join('') ?? null];
  });
  expect(steps).toEqual([
    ['fours', 'x..x.'],
    [null, 'x..x.'],
    [null, 'x....'],
    [null, null],
  ]);
});

test.each([
  ['a roll', [roll]],
  ['a score', [[1, { type: 'ScoreCategory', category: 'chance' }]]],
  [
    'the end of the game',
    [
      [0, { type: 'Leave' }],
      [1, { type: 'Leave' }],
      ['house', { type: 'Expire' }],
    ],
  ],
] satisfies [string, readonly Move[]][])('%s empties the hand, and ends the question about a mistake', async (_, moves) => {
  const sitting = sitDown('yatzy');
  play(sitting, [...annPlays, roll, [1, { type: 'Hint' }]]);
  for (const wish of [...held, row]) sitting.desk.press(wish);
  await sitting.desk.weigh(keep, async () => ok(doubt));
  expect(sitting.desk.view().question).not.toBeNull();
  for (const [actor, command] of moves) sitting.server.happen(actor, command);
  expect(sitting.desk.view().hand).toMatchObject({ dice: null, past: [], category: null, way: 0 });
  expect(sitting.desk.view().question).toBeNull();
});

test('others are shown what one thinks of holding, and nobody holds dice in the turn of somebody else', () => {
  const sitting = sitDown('yatzy');
  const { desk, server } = sitting;
  play(sitting, [[0, { type: 'RollDice' }]]);
  desk.press({ type: 'toggle', die: 0 });
  expect(desk.view().hand.dice).toBeNull();
  play(sitting, [[0, { type: 'ScoreCategory', category: 'chance' }], roll]);
  desk.press({ type: 'toggle', die: 0 });
  const shown = server.wire.said.filter(({ type }) => type === 'HoldDice');
  expect(shown).toEqual([{ type: 'HoldDice', hold: [true, false, false, false, false] }]);
});

test('with the charms in another order the dice stay in hand, and the best way is chosen again', async () => {
  const chance = chanceFrom(3);
  const begun = wished(freshRun(chance), { type: 'ChooseSet', set: 'beginner' }, chance);
  const rolled = wished(begun, { type: 'RollDice' }, chance);
  const game = changed(rolled, state => ({ ...state, charms: ['purist', 'moneyMagnet'] }));
  const table = new LocalTable(game, { secret: '', chance, store: () => Promise.resolve() });
  const desk = new Desk(table);
  desk.press({ type: 'best' });
  desk.press({ type: 'way', way: 1 });
  const { dice } = desk.view().hand;
  expect(await table.send({ type: 'MoveCharm', from: 0, to: 1 })).toEqual({ ok: true, value: true });
  expect(desk.view().hand).toMatchObject({ dice, way: 0 });
  expect(dice?.some(Boolean)).toBe(true);
});

test('dice that were put aside with the page are in hand again, unless the game has gone on', () => {
  const { desk, table, server } = sitDown('yatzy');
  play({ server }, [...annPlays, roll]);
  for (const wish of held) desk.press(wish);
  const kept = desk.view().hand;
  expect(new Desk(table, { kept }).view().hand.dice).toEqual(kept.dice);
  play({ server }, [roll]);
  expect(new Desk(table, { kept }).view().hand.dice).toBeNull();
});

test('in a duel one gives up one’s own run, whoever sits where, and the rival plays on', () => {
  const sitting = sitDown('rollio-duel', 2);
  const { desk, server } = sitting;
  play(sitting, [[1, { type: 'ChooseSet', set: 'beginner' }]]);
  expect(desk.resign()).toBeNull();
  expect(desk.view().question).toMatchObject({ type: 'resign', endsGame: false });
  expect(desk.agree()).toEqual({ type: 'Resign' });
  play(sitting, [[1, { type: 'Resign' }]]);
  expect(server.room.game?.over).toBeNull();
  expect(desk.view()).toMatchObject({ question: null, view: { resign: { refusal: 'has-resigned' } } });
  expect(desk.resign()).toBe('has-resigned');
});
