import {
  fault,
  ownRun,
  play,
  startGame,
  variantById,
  type Actor,
  type Command,
  type DuelGame,
  type Event,
  type Game,
} from '@yaht/rules';
import { chanceFrom, randomMove } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { Changing } from './changing.ts';
import { mayWatch, ownTable, shownSeat } from './own-table.ts';
import { emptyState, onFacts, type FeedLine, type Table } from './table.ts';
import { pickFrom } from './testing/play-by-view.ts';
import { raceView } from './view/race-view.ts';
import { tableView } from './view/table-view.ts';

const variant = variantById('rollio-duel') ?? fault('no duel');
const chance = chanceFrom(4);

/** A table of a duel that is told move by move; whoever looks sits in these seats. */
function duelTable(seats: readonly number[]) {
  const started = startGame({ id: 'D-1', variant, players: [{ name: 'Ann' }, { name: 'Ben' }] }, chance);
  let game: Game = started.ok ? started.value.game : fault(started.error);
  const changing = new Changing({ ...emptyState, game, seats, connection: { state: 'local' } });
  const table: Table = {
    state: changing.get,
    subscribe: changing.subscribe,
    onLines: changing.onLines,
    send: () => Promise.reject(new Error('nobody asks')),
    skip: () => {},
    takeTime: () => {},
    close: () => {},
  };
  const move = (actor: Actor, command: Command): void => {
    const played = play(game as DuelGame, actor, command, chance);
    if (!played.ok) return fault(`${command.type} was refused: ${played.error}`);
    tell(played.value);
  };
  const tell = ({ game: after, events }: { readonly game: Game; readonly events: readonly Event[] }): void => {
    game = after;
    const lines = events.map((event, i): FeedLine => ({ kind: 'fact', at: 0, fact: { seq: i + 1, at: 0, event }, who: null }));
    changing.change({ game }, lines);
  };
  /** At random, until the run of a seat is over. */
  const playOut = (seat: number): void => {
    const pick = pickFrom(1);
    while (!raceView(game)?.[seat]?.isOver) {
      const played = play(game as DuelGame, seat, randomMove(ownRun(game as DuelGame, seat), pick), chance);
      if (played.ok) tell(played.value);
    }
  };
  return { table, move, playOut };
}

const SET: Command = { type: 'ChooseSet', set: 'beginner' };
const ROLL: Command = { type: 'RollDice' };

test('a duel is a table of one’s own run: others’ facts are not heard there, the own ones as those of seat 0', () => {
  const { table, move } = duelTable([1]);
  const own = ownTable(table);
  const heard: Event[] = [];
  onFacts(own, facts => heard.push(...facts.map(({ event }) => event as Event)));
  move(0, SET);
  move(1, SET);
  move(0, ROLL);
  move(1, ROLL);
  expect(heard.map(({ type }) => type)).toEqual(['SetChosen', 'LevelStarted', 'TurnStarted', 'DiceRolled']);
  expect(heard.every(event => 'seat' in event && event.seat === 0)).toBe(true);
  expect(own.state()).toBe(own.state());
  expect(own.state()).toMatchObject({ seats: [0], game: { family: 'run', start: { players: [{ name: 'Ben' }] } } });
  expect(own.state().game?.events).toHaveLength(5);
});

test('the state of the own run stays the same object until something happens in it, so that what was worked out for it is kept', () => {
  const { table, move } = duelTable([1]);
  const own = ownTable(table);
  move(1, SET);
  const before = own.state().game?.state;
  move(0, SET);
  move('house', { type: 'SetPlayedBy', seat: 0, by: 'bot' });
  expect(own.state().game?.state).toBe(before);
  move(1, ROLL);
  expect(own.state().game?.state).not.toBe(before);
});

test('whoever sits where nobody has played sees the run of the first seat', () => {
  expect(ownTable(duelTable([2]).table).state()).toMatchObject({ game: { start: { players: [{ name: 'Ann' }] } } });
});

test('who does not play may watch any run, and hears of that one only', () => {
  const { table, move } = duelTable([]);
  const watched = ownTable(table, 1);
  const heard: string[] = [];
  onFacts(watched, facts => heard.push(...facts.map(({ event }) => event.type)));
  move(0, SET);
  expect(heard).toEqual([]);
  move(1, SET);
  expect(heard).toEqual(['SetChosen', 'LevelStarted', 'TurnStarted']);
  expect(watched.state()).toMatchObject({ seats: [], game: { start: { players: [{ name: 'Ben' }] } } });
  expect([mayWatch(table.state()), shownSeat(table.state(), 1), shownSeat(table.state(), 7), shownSeat(table.state())]).toEqual([
    true,
    1,
    0,
    0,
  ]);
});

test('who plays sees the own run until it is over, whatever they would like to watch', () => {
  const { table, playOut } = duelTable([0]);
  expect([mayWatch(table.state()), shownSeat(table.state(), 1)]).toEqual([false, 0]);
  playOut(0);
  expect([mayWatch(table.state()), shownSeat(table.state(), 1)]).toEqual([true, 1]);
  expect(ownTable(table, 1).state()).toMatchObject({ seats: [], game: { start: { players: [{ name: 'Ben' }] } } });
  expect(ownTable(table, 0).state()).toMatchObject({ seats: [0], game: { start: { players: [{ name: 'Ann' }] } } });
});

test('a player with two seats plays the second run when the first is over', () => {
  const { table, playOut } = duelTable([0, 1]);
  playOut(0);
  expect(mayWatch(table.state())).toBe(false);
  expect(ownTable(table).state()).toMatchObject({ seats: [0], game: { start: { players: [{ name: 'Ben' }] } } });
  playOut(1);
  expect(mayWatch(table.state())).toBe(true);
  expect(ownTable(table).state()).toMatchObject({ game: { start: { players: [{ name: 'Ann' }] } } });
});

test('the view of a duel is that of the own run, with everybody’s beside it', () => {
  const { table, move } = duelTable([1]);
  move(0, SET);
  expect(tableView(table.state())).toMatchObject({ isMine: true, phase: 'ready', board: { family: 'run', phase: 'set' } });
  move(1, SET);
  move(1, ROLL);
  const view = tableView(table.state());
  expect(view).toMatchObject({ phase: 'must-score', board: { family: 'run', phase: 'round' }, over: null });
  expect(view.players.map(({ name, isMine, isActive }) => [name, isMine, isActive])).toEqual([
    ['Ann', false, true],
    ['Ben', true, true],
  ]);
  expect(view.race).toMatchObject([
    { name: 'Ann', level: 1, threshold: 1_500, money: 10, cleared: 0, isOver: false },
    { name: 'Ben', level: 1 },
  ]);
});

test('who only watches sees the first run and may not move in it; any other table stays as it is', () => {
  const { table, move } = duelTable([]);
  move(0, SET);
  expect(tableView(table.state())).toMatchObject({ isMine: false, board: { family: 'run', roll: { refusal: 'no-seat' } } });
  const state = { ...emptyState };
  expect(ownTable({ ...table, state: () => state }).state()).toBe(state);
});
