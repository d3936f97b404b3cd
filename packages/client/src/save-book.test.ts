import { chanceFrom, freshRun, newGame, playAll, variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { SaveBook, type SaveStore } from './save-book.ts';
import { saveOf } from './save.ts';

const secret = 'ab'.repeat(32);
const chance = chanceFrom(3);
const variant = variantOf('yatzy');
const players = [{ name: 'Ann' }, { name: 'Ben' }];
const begun = playAll(newGame(variant, chance, { players }), chance, [
  [0, { type: 'RollDice' }],
  [0, { type: 'ScoreCategory', category: 'chance' }],
]);
const good = JSON.stringify(saveOf({ game: begun, secret }));

function bookOf(texts: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(texts));
  const store: SaveStore = {
    names: async () => [...kept.keys()].filter(name => !name.endsWith('.bad')),
    read: async name => kept.get(name),
    write: async (name, text, mayGo) => {
      const stored = kept.get(name);
      if (stored !== undefined && !mayGo(stored)) return stored;
      kept.set(name, text);
      return undefined;
    },
    remove: async name => void kept.delete(name),
    setAside: async name => {
      kept.set(`${name}.bad`, kept.get(name) ?? '');
      kept.delete(name);
      return `${name}.bad`;
    },
  };
  return { book: new SaveBook(store), kept };
}

test('games are listed with who plays what, which round it is and whose turn', async () => {
  const { book } = bookOf({ a: good, b: good });
  const line = {
    variant: expect.objectContaining({ id: 'yatzy' }) as object,
    players,
    round: 1,
    rounds: 15,
    level: null,
    boss: null,
    charms: [],
    points: [16, 0],
    turn: 1,
  };
  expect(await book.list()).toEqual({
    games: [
      { name: 'b', ...line },
      { name: 'a', ...line },
    ],
    bad: [],
  });
});

test('what was kept goes on as it stood, until it is removed', async () => {
  const { book } = bookOf({});
  await book.keep('game', { game: begun, secret });
  expect(await book.open('game')).toEqual({ ok: true, value: { game: begun, secret } });
  await book.remove('game');
  expect(await book.open('game')).toEqual({ ok: false, error: { code: 'missing' } });
});

test('a game that does not go on from what is stored is not kept, and what is stored is the answer', async () => {
  const { book } = bookOf({ game: good });
  const other = playAll(newGame(variant, chance, { players }), chance, [[0, { type: 'RollDice' }]]);
  expect(await book.keep('game', { game: other, secret })).toEqual({ game: begun, secret });
  expect(await book.open('game')).toEqual({ ok: true, value: { game: begun, secret } });
  const further = playAll(begun, chance, [[1, { type: 'RollDice' }]]);
  expect(await book.keep('game', { game: further, secret })).toBeUndefined();
  expect(await book.open('game')).toEqual({ ok: true, value: { game: further, secret } });
});

test('a save of an older program, with a start that says less, is played on', async () => {
  const { book } = bookOf({ game: good.replace(',"sameDice":false', '') });
  const opened = await book.open('game');
  const older = opened.ok ? opened.value.game : expect.fail();
  const further = playAll(older, chance, [[1, { type: 'RollDice' }]]);
  expect(await book.keep('game', { game: further, secret })).toBeUndefined();
});

test.each([
  ['half a text', good.slice(0, -9), 'unreadable'],
  ['another document', '{"schema":"nonsense"}', 'not-a-record'],
  ['points that the dice do not make', good.replace(/"points":\d+,"bonus"/, '"points":99,"bonus"'), 'not-by-the-rules'],
])('a bad save is set aside and told, and the others are still there: %s', async (_, text, code) => {
  const { book, kept } = bookOf({ a: good, b: text });
  expect(await book.list()).toMatchObject({ games: [{ name: 'a' }], bad: [{ name: 'b', problem: { code }, place: 'b.bad' }] });
  expect(kept.get('b.bad')).toBe(text);
  expect(await book.list()).toMatchObject({ games: [{ name: 'a' }], bad: [] });
});

test('a run with content of a newer program is told and stays for it as it is', async () => {
  const run = { game: freshRun(chance), secret };
  const text = JSON.stringify(saveOf(run)).replace('"flopShield"', '"phoenix","flopShield"');
  const { book, kept } = bookOf({ a: good, b: text });
  const problem = { code: 'newer-version', field: 'variant.charms[0]', unknown: ['phoenix'] };
  expect(await book.list()).toMatchObject({ games: [{ name: 'a' }], bad: [{ name: 'b', problem, place: 'b' }] });
  expect(await book.open('b')).toEqual({ ok: false, error: problem });
  expect(kept.get('b')).toBe(text);
});

test('a save of a newer program is told and stays for it', async () => {
  const { book, kept } = bookOf({ a: good.replace('yaht.save/1', 'yaht.save/2') });
  expect(await book.list()).toMatchObject({ games: [], bad: [{ name: 'a', problem: { code: 'newer-version', version: 2 } }] });
  expect(kept.has('a')).toBe(true);
});
