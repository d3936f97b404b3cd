/** Runs carry what they are played with: every draw takes from their lists, and what a newer program added is no fault of theirs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chance } from '../../chance.ts';
import { play, type RunGame } from '../../game.ts';
import { unknownIn } from '../../newer.ts';
import { readRecord, recordOf } from '../../record.ts';
import { retrace } from '../../retrace.ts';
import { changed, chanceFrom, freshRun, newGame, randomMove, wished } from '../../testing/index.ts';
import { pickFrom } from '../../testing/random.ts';
import { rollioDuel } from '../../variants/rollio-duel.ts';
import { rollio } from '../../variants/rollio.ts';
import { firstRelease } from '../content/first-release.ts';
import { CONTENT_KINDS, type ContentLists } from '../content/lists.ts';
import { drawShop } from '../golden/draws.ts';
import type { RunVariant } from './variant.ts';

/** Rich runs on low levels, so that a few moves meet many shops. */
const generous: RunVariant = {
  ...rollio,
  levels: { ...rollio.levels, thresholds: [50, 50, 50, 50, 50, 50], growth: 1_000, bossEvery: 1 },
  income: { level: 30, bank: 3, boss: 9 },
};

/** So many random moves of a run; refused ones count. */
function played(variant: RunVariant, seed: number, moves = 150): RunGame {
  const chance = chanceFrom(seed);
  const pick = pickFrom(seed);
  let game = freshRun(chance, variant);
  for (let i = 0; i < moves && !game.over; i++) {
    const next = play(game, 0, randomMove(game, pick), chance);
    if (next.ok) game = next.value.game;
  }
  return game;
}

/** Every id that a run met, by kind. */
function metIn({ events, state }: RunGame): Readonly<Record<keyof ContentLists, ReadonlySet<string>>> {
  const wares = events.flatMap(event => (event.type === 'ShopOpened' || event.type === 'ShopRerolled' ? event.wares : []));
  const ofKind = (kind: 'charm' | 'consumable'): readonly string[] =>
    wares.flatMap(ware => (ware.kind === kind ? [ware.id] : []));
  const gained = events.flatMap(event => (event.type === 'DiceScored' && 'gained' in event ? event.gained : []));
  return {
    charms: new Set([...ofKind('charm'), ...state.charms]),
    consumables: new Set([...ofKind('consumable'), ...gained]),
    bosses: new Set(state.met),
    sets: new Set(state.set ? [state.set] : []),
    materials: new Set(state.kinds.map(({ material }) => material)),
  };
}

const few: RunVariant = {
  ...generous,
  charms: ['echo', 'coupon', 'consumableGenerator', 'comeback', 'gallery'],
  consumables: ['materialEnchanter', 'charmGiver'],
  bosses: ['thief', 'snob'],
  sets: ['random'],
  materials: ['wooden', 'plastic', 'golden'],
};

test('[RU32] whatever is drawn comes from the lists of the run and from nowhere else', () => {
  const met = Array.from({ length: 30 }, (_, seed) => metIn(played(few, seed + 1)));
  for (const kind of CONTENT_KINDS) {
    const all = new Set(met.flatMap(one => [...one[kind]]));
    expect([...all].sort()).toEqual([...(few[kind] ?? [])].sort());
  }
});

test('[RU32] a run without lists is drawn as the first release drew it, whatever joined since', () => {
  const { charms: _c, consumables: _u, materials: _m, ...unlisted } = rollio;
  const draw = { seed: 4, level: 3, owned: ['echo', 'ember'] as const, met: [] };
  const { bosses, sets } = firstRelease;
  expect(drawShop({ ...unlisted, bosses, sets }, draw)).toBe(drawShop({ ...rollio, ...firstRelease }, draw));
});

test('[RU32] draws count in the order of the list', () => {
  const reversed = { ...generous, charms: [...firstRelease.charms].reverse() };
  const draw = { seed: 4, level: 3, owned: [], met: [] };
  expect(drawShop(reversed, draw)).not.toBe(drawShop(generous, draw));
  const game = played(generous, 7);
  const [start, ...facts] = game.events;
  if (start?.type !== 'GameStarted') return expect.fail('a run begins with its start');
  expect(retrace(start, game.events, chanceFrom(7)).ok).toBe(true);
  const other = { ...start, variant: reversed };
  expect(retrace(other, [other, ...facts], chanceFrom(7)).ok).toBe(false);
});

test('[RU32] lists with nothing in them sell nothing, give nothing and bring no boss', () => {
  const bare: RunVariant = { ...generous, charms: [], consumables: [], bosses: [] };
  for (let seed = 1; seed <= 10; seed++) {
    const met = metIn(played(bare, seed));
    expect([met.charms.size, met.consumables.size, met.bosses.size]).toEqual([0, 0, 0]);
  }
  const ones: Chance = (_, _at, sides) => sides.map(() => 1);
  const begun = wished(wished(freshRun(ones, bare), { type: 'ChooseSet', set: 'beginner' }, ones), { type: 'RollDice' }, ones);
  const generator = changed(begun, state => ({ ...state, charms: ['consumableGenerator'] }));
  const scored = wished(generator, { type: 'ScoreDice', dice: [0, 1, 2, 3] }, ones);
  expect(scored.events.at(-1)).toMatchObject({ type: 'DiceScored', gained: [] });
});

test('[RU32] the lists stand in the start, and the record reads back as the same game', () => {
  const game = played(few, 3);
  expect(game.start.variant).toMatchObject({ charms: few.charms, consumables: few.consumables, materials: few.materials });
  expect(readRecord(JSON.parse(JSON.stringify(recordOf(game))))).toEqual({ ok: true, value: game });
});

describe.each(['charms', 'consumables', 'bosses'] as const)('[RU32] %s in another order than they were drawn in', kind => {
  test('make the first draw one that does not follow, by its number', () => {
    const record = JSON.parse(JSON.stringify(recordOf(played(generous, 7)))) as { readonly events: readonly [Told, ...Told[]] };
    const [start, ...facts] = record.events;
    const variant = { ...(start['variant'] as object), [kind]: [...firstRelease[kind]].reverse() };
    const shop = record.events.findIndex(({ type }) => type === 'ShopOpened') + 1;
    const read = readRecord({ ...record, events: [{ ...start, variant }, ...facts] });
    expect(read).toEqual({ ok: false, error: { code: 'not-by-the-rules', event: shop } });
  });
});
type Told = Readonly<Record<string, unknown>>;

/** Texts that stand for no content but that every object answers to. */
const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', '__defineGetter__'];

test.each(INHERITED)('[RU34] %s in place of an id in any fact is told by its number, and nothing crashes', name => {
  const { schema, events } = JSON.parse(JSON.stringify(recordOf(played(few, 3, 60)))) as { schema: string; events: Told[] };
  const ids: readonly string[] = CONTENT_KINDS.flatMap(kind => few[kind] ?? []);
  let replaced = 0;
  for (const [at, fact] of events.entries()) {
    for (const id of at === 0 ? [] : ids.filter(one => JSON.stringify(fact).includes(`"${one}"`))) {
      const changedFact = JSON.parse(JSON.stringify(fact).replace(`"${id}"`, `"${name}"`)) as Told;
      expect(readRecord({ schema, events: events.with(at, changedFact) })).toEqual({
        ok: false,
        error: { code: 'not-by-the-rules', event: at + 1 },
      });
      replaced++;
    }
  }
  expect(replaced).toBeGreaterThan(20);
});

/** The record of a run, and of a duel, with something in its variant replaced. */
const withLists = (lists: object): unknown => {
  const { events } = recordOf(freshRun(chanceFrom(1), rollio));
  const [start, ...facts] = JSON.parse(JSON.stringify(events)) as readonly [{ readonly variant: object }];
  return { schema: 'yaht.game/1', events: [{ ...start, variant: { ...start.variant, ...lists } }, ...facts] };
};
const duelWithLists = (lists: object): unknown => {
  const game = newGame(rollioDuel, chanceFrom(1), { players: [{ name: 'Ann' }, { name: 'Bo' }] });
  const [start, ...facts] = JSON.parse(JSON.stringify(recordOf(game).events)) as readonly [
    { readonly variant: { readonly run: object } },
  ];
  const variant = { ...start.variant, run: { ...start.variant.run, ...lists } };
  return { schema: 'yaht.game/1', events: [{ ...start, variant }, ...facts] };
};

const unreadable: readonly (readonly [what: string, lists: object, field: string])[] = [
  ['a list that is none', { charms: 'echo' }, 'charms'],
  ['a list as an object', { charms: { 0: 'echo', length: 1 } }, 'charms'],
  ['an entry twice', { charms: ['echo', 'ember', 'echo'] }, 'charms[2]'],
  ['an entry that is no text', { consumables: ['chisel', 7] }, 'consumables[1]'],
  ['an entry that is no id', { bosses: ['thief', 'Thief'] }, 'bosses[1]'],
  ['the name of a prototype', { charms: ['__proto__'] }, 'charms[0]'],
  ['a first version with a number', { charms: ['comeback@1'] }, 'charms[0]'],
  ['a version without a number', { charms: ['comeback@'] }, 'charms[0]'],
  ['a version with a leading zero', { charms: ['comeback@02'] }, 'charms[0]'],
  ['an id with a blank', { sets: ['beginner', 'high roller'] }, 'sets[1]'],
  ['an id that is too long', { charms: ['a'.repeat(41)] }, 'charms[0]'],
  ['no set', { sets: [] }, 'sets'],
  ['no material', { materials: [] }, 'materials'],
  ['a thousand entries', { charms: Array.from({ length: 1_000 }, (_, i) => `charm${i}`) }, 'charms'],
  ['an engine that is no number', { engine: '1' }, 'engine'],
  ['an engine below the first', { engine: 0 }, 'engine'],
  ['an engine in halves', { engine: 1.5 }, 'engine'],
];

describe.each(unreadable)('[RU34] %s is refused by its place', (_, lists, field) => {
  test('in a run', () => {
    expect(readRecord(withLists(lists))).toEqual({ ok: false, error: { code: 'invalid-start', field: `variant.${field}` } });
  });

  test('in a duel', () => {
    const error = { code: 'invalid-start', field: `variant.run.${field}` };
    expect(readRecord(duelWithLists(lists))).toEqual({ ok: false, error });
  });
});

const newer: readonly (readonly [what: string, lists: object, field: string, unknown: readonly string[]])[] = [
  ['a charm', { charms: ['echo', 'phoenix'] }, 'charms[1]', ['phoenix']],
  ['another version of a charm', { charms: ['comeback@999', 'echo'] }, 'charms[0]', ['comeback@999']],
  ['a consumable', { consumables: ['hourglassSand'] }, 'consumables[0]', ['hourglassSand']],
  ['a boss', { bosses: ['thief', 'kraken'] }, 'bosses[1]', ['kraken']],
  ['a set', { sets: ['beginner', 'amber'] }, 'sets[1]', ['amber']],
  ['a material', { materials: ['plastic', 'amber'] }, 'materials[1]', ['amber']],
  ['several', { charms: ['phoenix'], materials: ['amber', 'plastic'] }, 'charms[0]', ['phoenix', 'amber']],
  [
    'what every object has',
    { charms: ['toString', 'constructor', 'valueOf'] },
    'charms[0]',
    ['toString', 'constructor', 'valueOf'],
  ],
  ['a boss among the charms', { charms: ['thief'] }, 'charms[0]', ['thief']],
  ['an engine', { engine: 2 }, 'engine', ['engine 2']],
  ['a charm in a start that is otherwise new, too', { charms: ['phoenix'], levels: 'endless' }, 'charms[0]', ['phoenix']],
];

describe.each(newer)('[RU35] %s that only a newer program knows', (_, lists, field, unknown) => {
  test('makes a run one for the newer program, and nothing is said about its moves', () => {
    const json = withLists(lists) as { readonly events: unknown[] };
    const cheated = { ...json, events: [...json.events, { type: 'Banked', seat: 0, points: 9_999_999 }] };
    for (const record of [json, cheated])
      expect(readRecord(record)).toEqual({ ok: false, error: { code: 'newer-version', field: `variant.${field}`, unknown } });
  });

  test('makes a duel one for the newer program', () => {
    const error = { code: 'newer-version', field: `variant.run.${field}`, unknown };
    expect(readRecord(duelWithLists(lists))).toEqual({ ok: false, error });
  });
});

test('[RU35] a duel that is otherwise new, too, is one for the newer program', () => {
  const { events } = duelWithLists({ charms: ['phoenix'] }) as { readonly events: readonly { readonly variant: object }[] };
  const record = { schema: 'yaht.game/1', events: [{ ...events[0], variant: { ...events[0]?.variant, maxPlayers: 'many' } }] };
  expect(readRecord(record)).toMatchObject({ ok: false, error: { code: 'newer-version', field: 'variant.run.charms[0]' } });
});

test('[RU35] what is unknown in a variant is told without reading the game', () => {
  const charms = ['echo', 'phoenix'] as unknown as ContentLists['charms'];
  expect(unknownIn({ ...rollio, charms })).toEqual(['phoenix']);
  expect(unknownIn({ ...rollioDuel, run: { ...rollio, charms, engine: 3 } })).toEqual(['engine 3', 'phoenix']);
  expect(unknownIn(rollio)).toEqual([]);
});

test('[RU36] the first engine may be named or left out', () => {
  const read = readRecord(withLists({ engine: 1 }));
  expect(read).toMatchObject({ ok: true, value: { start: { variant: { engine: 1 } } } });
  expect(readRecord(withLists({}))).toMatchObject({ ok: true });
});

test('[RU33] a charm that no list of today has is played where a run began with it', () => {
  const retired: RunVariant = { ...generous, charms: ['comeback', 'ember'] };
  const today: RunVariant = { ...generous, charms: ['ember'] };
  const runs = Array.from({ length: 10 }, (_, seed) => played(retired, seed + 1));
  expect(runs.some(({ state }) => state.charms.includes('comeback'))).toBe(true);
  for (const game of runs) expect(readRecord(JSON.parse(JSON.stringify(recordOf(game))))).toEqual({ ok: true, value: game });
  expect(played(today, 1).state.charms).not.toContain('comeback');
});

test('[RU34] junk in place of a list is refused and never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CONTENT_KINDS, 'engine'), fc.jsonValue(), (kind, junk) => {
      for (const record of [withLists({ [kind]: junk }), duelWithLists({ [kind]: junk })]) {
        const read = readRecord(record);
        if (!read.ok) expect(['invalid-start', 'newer-version']).toContain(read.error.code);
      }
    }),
    { numRuns: 300 },
  );
});
