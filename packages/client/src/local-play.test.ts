import { fault, ok, type BotLevel, type Command, type Game } from '@yaht/rules';
import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import type { BotMove } from './bot-pacer.ts';
import { LocalTable, type LocalParts } from './local-table.ts';
import { HandClock, settled } from './testing/index.ts';
import { pickFrom, wishBy } from './testing/play-by-view.ts';
import { localState, onFacts } from './table.ts';
import { tableView } from './view/table-view.ts';

const variant = variantOf('yatzy');

/** A bot that does anything its card allows. */
const move: BotMove = async (game, seat) => {
  const wish = wishBy(tableView({ ...localState(game), seats: [seat] }), pickFrom(game.events.length));
  return (wish ?? fault('a bot that knows no move')) as Command;
};

type Setting = { readonly table: LocalTable; readonly clock: HandClock; readonly parts: { fails: boolean } };

function seated(bots: readonly (BotLevel | undefined)[]): Setting {
  const clock = new HandClock();
  const switches = { fails: false };
  const players = bots.map((bot, i) => ({ name: `P${i}`, ...(bot ? { bot } : {}) }));
  const parts: LocalParts = {
    secret: 'ab'.repeat(32),
    chance: chanceFrom(7),
    store: async () => {
      if (switches.fails) throw new Error('no space left');
    },
    bots: { move, clock },
  };
  return { table: new LocalTable(newGame(variant, chanceFrom(7), { players }), parts), clock, parts: switches };
}

const rollsOf = (game: Game): number => game.state.turn?.rolls ?? 0;

test('a bot moves 0.6 seconds after it could', async () => {
  const { table, clock } = seated(['easy', undefined]);
  expect(rollsOf(table.game)).toBe(0);
  await clock.move(599);
  expect(rollsOf(table.game)).toBe(0);
  await clock.move(1);
  expect(rollsOf(table.game)).toBe(1);
});

test('a bot waits until the screen has shown what came, and then moves as usual', async () => {
  const { table, clock } = seated(['easy', undefined]);
  onFacts(table, () => table.takeTime(780));
  await clock.move(600);
  expect(rollsOf(table.game)).toBe(1);
  const thrown = table.game;
  await clock.move(780 + 599);
  expect(table.game).toBe(thrown);
  await clock.move(1);
  expect(table.game).not.toBe(thrown);
});

test('what a bot keeps is shown before it rolls', async () => {
  const { table, clock } = seated(['easy', 'easy']);
  const shown: string[] = [];
  table.subscribe(() => shown.push(JSON.stringify(table.state().shownHold)));
  await clock.move(600_000);
  const rolls = table.game.events.flatMap(event =>
    event.type === 'DiceRolled' && event.hold.some(Boolean) ? [JSON.stringify(event.hold)] : [],
  );
  expect(rolls.length).toBeGreaterThan(3);
  expect(shown.filter(hold => hold !== 'null')).toEqual(rolls);
});

test('who skips does not wait until a person is to move', async () => {
  const { table, clock } = seated(['easy', 'normal', undefined]);
  table.skip();
  await settled();
  expect(table.game.state.turn?.seat).toBe(2);
  expect(clock.size).toBe(0);
  expect(await table.send({ type: 'RollDice' })).toEqual(ok(true));
  expect(await table.send({ type: 'ScoreCategory', category: 'chance' })).toEqual(ok(true));
  await settled();
  expect([table.game.state.turn?.seat, rollsOf(table.game)]).toEqual([0, 0]);
});

test('bots among themselves play to the end, and nothing runs afterwards', async () => {
  const { table, clock } = seated(['easy', 'easy']);
  table.skip();
  await clock.move(1);
  for (let i = 0; i < 500 && !table.game.over; i++) await settled();
  await settled();
  expect(clock.size).toBe(0);
  expect(tableView(table.state()).phase).toBe('over');
});

test('a table that is closed moves no more', async () => {
  const { table, clock } = seated(['easy', undefined]);
  await settled();
  table.close();
  await clock.move(10_000);
  expect(rollsOf(table.game)).toBe(0);
  expect(clock.size).toBe(0);
});

test('a move of a bot that cannot be stored is told, and made when somebody asks again', async () => {
  const { table, clock, parts } = seated(['easy', undefined]);
  parts.fails = true;
  await clock.move(600);
  expect(table.state().connection).toEqual({ state: 'local', trouble: new Error('no space left') });
  expect(rollsOf(table.game)).toBe(0);
  parts.fails = false;
  table.skip();
  await settled();
  expect(table.state().connection).toEqual({ state: 'local' });
  expect(table.game.state.turn?.seat).toBe(1);
});

test('nobody at the screen moves for a bot', async () => {
  const { table } = seated(['easy', undefined]);
  expect(await table.send({ type: 'RollDice' })).toEqual({ ok: false, error: { code: 'not-your-turn' } });
});

test('with two people at one screen, whoever moved last takes back', async () => {
  const { table } = seated([undefined, undefined]);
  await table.send({ type: 'RollDice' });
  await table.send({ type: 'ScoreCategory', category: 'chance' });
  expect(table.game.state.turn?.seat).toBe(1);
  expect(await table.send({ type: 'Undo' })).toEqual(ok(true));
  expect(table.game.state.turn).toMatchObject({ seat: 0, rolls: 1 });
});

test('what is for rooms only does not fit a game on this device', async () => {
  const { table } = seated([undefined]);
  for (const wish of [{ type: 'Ready' }, { type: 'Rematch' }, { type: 'Leave' }, { type: 'Chat', text: 'hi' }] as const)
    expect(await table.send(wish)).toEqual({ ok: false, error: { code: 'command-does-not-fit' } });
});
