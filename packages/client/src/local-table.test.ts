import { err, ok, startGame, type ScorecardVariant, type Setup } from '@yaht/rules';
import { chanceFrom, variantOf } from '@yaht/rules/testing';
import { expect, test, vi } from 'vitest';
import { LocalTable, type LocalParts } from './local-table.ts';
import { onFacts } from './table.ts';
import { HandClock } from './testing/index.ts';
import { readSave, saveOf, type Saved } from './save.ts';

const setup: Setup<ScorecardVariant> = { id: 'g', variant: variantOf('kniffel'), players: [{ name: 'Ann' }, { name: 'Ben' }] };
const secret = 'ab'.repeat(32);

/** Parts that remember what was stored; `fails` makes the next stores fail. */
function parts(): LocalParts & { readonly stored: Saved[]; fails: boolean } {
  const stored: Saved[] = [];
  const made = {
    secret,
    chance: chanceFrom(5),
    stored,
    fails: false,
    store: async (saved: Saved): Promise<void> => {
      await Promise.resolve();
      if (made.fails) throw new Error('no space left');
      stored.push(saved);
    },
  };
  return made;
}

async function opened(with_ = parts()): Promise<LocalTable> {
  const table = await LocalTable.open(setup, with_);
  return table.ok ? table.value : expect.fail('the table did not open');
}

test('a new table is stored before it is there', async () => {
  const kept = parts();
  const table = await opened(kept);
  expect(kept.stored).toEqual([{ game: table.game, secret }]);
});

test('whoever has the name of somebody before gets a number, as in a room', async () => {
  const players = ['Ann', 'Ben', 'ann', 'Ann'].map(name => ({ name }));
  const table = await LocalTable.open({ ...setup, players }, parts());
  expect(table.ok && table.value.game.start.players.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'ann 2', 'Ann 3']);
});

test('a table that cannot be stored or started is not there', async () => {
  const broken = parts();
  broken.fails = true;
  expect(await LocalTable.open(setup, broken)).toMatchObject({ ok: false, error: { code: 'not-stored' } });
  expect(await LocalTable.open({ ...setup, players: [] }, parts())).toEqual(err('no-players'));
});

test('a granted move is stored, then told', async () => {
  const kept = parts();
  const table = await opened(kept);
  const answer = await table.act(0, { type: 'RollDice' });
  expect(answer.ok && answer.value.map(({ type }) => type)).toEqual(['DiceRolled']);
  expect(kept.stored.at(-1)?.game).toBe(table.game);
});

test('a refused move changes and stores nothing', async () => {
  const kept = parts();
  const table = await opened(kept);
  const before = table.game;
  expect(await table.act(1, { type: 'RollDice' })).toEqual(err('not-your-turn'));
  expect(table.game).toBe(before);
  expect(kept.stored).toHaveLength(1);
});

test('a move that cannot be stored was not made, and can be made again with the same dice', async () => {
  const kept = parts();
  const table = await opened(kept);
  const before = table.game;
  kept.fails = true;
  expect(await table.act(0, { type: 'RollDice' })).toMatchObject({ ok: false, error: { code: 'not-stored' } });
  expect(table.game).toBe(before);
  kept.fails = false;
  const again = await table.act(0, { type: 'RollDice' });
  expect(again).toEqual(await (await opened()).act(0, { type: 'RollDice' }));
});

test('a table that is behind what is stored takes that over and says so', async () => {
  const ahead = await opened();
  const behind = new LocalTable(ahead.game, { ...parts(), store: async () => ({ game: ahead.game, secret }) });
  const facts: unknown[] = [];
  onFacts(behind, told => facts.push(...told.map(({ event }) => event)));
  const known = ahead.game.events.length;
  await ahead.act(0, { type: 'RollDice' });
  await ahead.act(0, { type: 'ScoreCategory', category: 'chance' });
  expect(await behind.send({ type: 'RollDice' })).toMatchObject({ ok: false, error: { code: 'played-elsewhere' } });
  expect(behind.state().game).toBe(ahead.game);
  expect(facts).toEqual(ahead.game.events.slice(known));
});

test('moves sent at once are made one after the other', async () => {
  const table = await opened();
  const answers = await Promise.all([1, 2, 3, 4].map(() => table.act(0, { type: 'RollDice' })));
  expect(answers.map(({ ok: granted }) => granted)).toEqual([true, true, true, false]);
});

test('the secret is told at the end and not before', async () => {
  const table = await opened();
  for (const category of Object.keys(setup.variant.categories)) {
    for (const seat of [0, 1]) {
      expect(JSON.stringify(table.game.events)).not.toContain(secret);
      await table.act(seat, { type: 'RollDice' });
      await table.act(seat, { type: 'ScoreCategory', category });
    }
  }
  expect(table.game.over?.seed).toBe(secret);
});

test('a save read back goes on as the game would have', async () => {
  const table = await opened();
  await table.act(0, { type: 'RollDice' });
  const read = readSave(JSON.parse(JSON.stringify(saveOf({ game: table.game, secret }))));
  expect(read).toEqual(ok({ game: table.game, secret }));
});

test.each([
  [null, 'not-a-record'],
  [{ schema: 'yaht.save/1' }, 'not-a-record'],
  [{ schema: 'yaht.save/2' }, 'newer-version'],
  [{ schema: 'yaht.save/1', secret, record: {} }, 'not-a-record'],
])('a save that is none is told apart: %j', (json, code) => {
  expect(readSave(json)).toMatchObject({ ok: false, error: { code } });
});

test('the record inside a save has to be by the rules', () => {
  const started = startGame(setup, chanceFrom(1));
  const game = started.ok ? started.value.game : expect.fail();
  const save = saveOf({ game: { ...game, events: [...game.events, ...game.events] }, secret });
  expect(readSave(save)).toMatchObject({ ok: false, error: { code: 'not-by-the-rules' } });
});

test('a seat that resigned is passed, and the others play on', async () => {
  const kept = parts();
  const bots = { move: () => expect.fail('nobody here is a bot'), clock: new HandClock() };
  const table = await opened({ ...kept, bots });
  expect(await table.send({ type: 'RollDice' })).toEqual(ok(true));
  expect(await table.send({ type: 'Resign' })).toEqual(ok(true));
  await vi.waitFor(() => expect(table.game.state.turn?.seat).toBe(1));
  expect(table.game.events.at(-2)).toMatchObject({ type: 'ScoreRecorded', seat: 0, zero: 'passed' });
  expect(await table.send({ type: 'Resign', seat: 0 })).toEqual(err({ code: 'has-resigned' }));
  expect(await table.send({ type: 'Resign' })).toEqual(ok(true));
  expect(table.game.over).toMatchObject({ winners: [1] });
});
