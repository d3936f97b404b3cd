import type { NumberedFact } from '@yaht/protocol';
import { fault, play, startGame, variantById, type Command, type DuelGame, type Event, type Game } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { Changing } from './changing.ts';
import { ownTable } from './own-table.ts';
import { emptyState, type Table } from './table.ts';
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
    onFacts: changing.onFacts,
    send: () => Promise.reject(new Error('nobody asks')),
    skip: () => {},
    close: () => {},
  };
  const move = (seat: number, command: Command): void => {
    const played = play(game as DuelGame, seat, command, chance);
    if (!played.ok) return fault(`${command.type} was refused: ${played.error}`);
    game = played.value.game;
    const facts = played.value.events.map((event, i): NumberedFact => ({ seq: i + 1, at: 0, event }));
    changing.change({ game }, facts);
  };
  return { table, move };
}

const SET: Command = { type: 'ChooseSet', set: 'beginner' };
const ROLL: Command = { type: 'RollDice' };

test('a duel is a table of one’s own run: others’ facts are not heard there, the own ones as those of seat 0', () => {
  const { table, move } = duelTable([1]);
  const own = ownTable(table);
  const heard: Event[] = [];
  own.onFacts(facts => heard.push(...facts.map(({ event }) => event as Event)));
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

test('whoever sits where nobody has played sees the run of the first seat', () => {
  expect(ownTable(duelTable([2]).table).state()).toMatchObject({ game: { start: { players: [{ name: 'Ann' }] } } });
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
