import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err } from '../result.ts';
import { scorecardVariants } from '../variants/index.ts';
import { yahtzee } from '../variants/yahtzee.ts';
import { parseVariant } from './custom.ts';
import { VARIANT_PROBLEMS, type ProblemDetail } from './custom-problem.ts';

const quick = {
  id: 'quick-six',
  name: 'Quick Six',
  dice: 6,
  rolls: 2,
  upperBonus: { target: 20, points: 15 },
  categories: {
    sixes: { kind: 'face', face: 6 },
    castle: { kind: 'groups', sizes: [3, 3], points: 30 },
    alike: { kind: 'groups', sizes: [6], points: 60 },
    run: { kind: 'straight', length: 5, points: 25 },
    chance: { kind: 'chance' },
  },
};

const withCategory = (pattern: unknown) => ({ ...quick, categories: { ...quick.categories, castle: pattern } });
const castle = 'categories.castle';
const whole = { code: 'wrong-type', expected: 'whole-number' } as const;
const points = { code: 'out-of-range', min: 0, max: 10_000 } as const;
const neverMet = { code: 'never-met' } as const;
const missing = { code: 'missing' } as const;
const object = { code: 'wrong-type', expected: 'object' } as const;
const unknown = (nearest: string | null) => ({ code: 'unknown-field', nearest }) as const;
const range = (min: number, max: number) => ({ code: 'out-of-range', min, max }) as const;
const badId = { code: 'bad-id', max: 31 } as const;
const badName = { code: 'bad-name', max: 40 } as const;

/** A file, the field that is wrong with it, and how. */
type Wrong = [rule: string, json: unknown, field: string, problem: ProblemDetail];

const wrong: Wrong[] = [
  ['CU1', { ...quick, id: 'Quick Six' }, 'id', badId],
  ['CU1', { ...quick, id: 'q'.repeat(32) }, 'id', badId],
  ['CU1', { ...quick, id: 'quick--six' }, 'id', badId],
  ['CU1', { ...quick, id: 6 }, 'id', { code: 'wrong-type', expected: 'text' }],
  ['CU1', { ...quick, id: undefined }, 'id', missing],
  ['CU2', { ...quick, name: '' }, 'name', badName],
  ['CU2', { ...quick, name: ' Quick' }, 'name', badName],
  ['CU2', { ...quick, name: 'Quick\u202eSix' }, 'name', badName],
  ['CU2', { ...quick, name: 'q'.repeat(41) }, 'name', badName],
  ['CU2', { ...quick, name: undefined }, 'name', missing],
  ['CU3', { ...quick, dice: 0 }, 'dice', range(1, 8)],
  ['CU3', { ...quick, dice: 9 }, 'dice', range(1, 8)],
  ['CU3', { ...quick, dice: '6' }, 'dice', whole],
  ['CU3', { ...quick, dice: undefined }, 'dice', missing],
  ['CU4', { ...quick, rolls: 10 }, 'rolls', range(1, 9)],
  ['CU4', { ...quick, rolls: 2.5 }, 'rolls', whole],
  ['CU4', { ...quick, rolls: Number.NaN }, 'rolls', whole],
  ['CU4', { ...quick, rolls: Infinity }, 'rolls', whole],
  ['CU5', { ...quick, savesRolls: 'yes' }, 'savesRolls', { code: 'wrong-type', expected: 'yes-or-no' }],
  ['CU6', { ...quick, maxPlayers: 7 }, 'maxPlayers', range(1, 6)],
  ['CU7', { ...quick, upperBonus: 35 }, 'upperBonus', object],
  ['CU7', { ...quick, upperBonus: { target: 20 } }, 'upperBonus.points', missing],
  ['CU7', { ...quick, upperBonus: { target: 20, points: 10_001 } }, 'upperBonus.points', points],
  ['CU7', { ...quick, upperBonus: { target: 20, points: 5, point: 5 } }, 'upperBonus.point', unknown('points')],
  ['CU8', { ...quick, yahtzeeBonus: -1 }, 'yahtzeeBonus', points],
  [
    'CU9',
    { ...quick, joker: 'force' },
    'joker',
    { code: 'not-a-choice', choices: ['forced', 'free', 'none'], nearest: 'forced' },
  ],
  ['CU10', { ...quick, jokerAfterZero: 1 }, 'jokerAfterZero', { code: 'wrong-type', expected: 'yes-or-no' }],
  ['CU11', { ...quick, categories: undefined }, 'categories', missing],
  ['CU11', { ...quick, categories: [] }, 'categories', object],
  ['CU11', { ...quick, categories: null }, 'categories', object],
  ['CU11', { ...quick, upperBonus: undefined, categories: {} }, 'categories', { code: 'wrong-count', min: 1, max: 40 }],
  ['CU12', { ...quick, names: { casle: 'Castle' } }, 'names.casle', unknown('castle')],
  ['CU12', { ...quick, names: { castle: 'a\nb' } }, 'names.castle', badName],
  ['CU13', { ...quick, family: 'rollio' }, 'family', { code: 'not-a-choice', choices: ['scorecard'], nearest: null }],
  ['CU15', { ...quick, categories: { ...quick.categories, 'my castle': {} } }, 'categories["my castle"]', badId],
  ['CU15', { ...quick, categories: { ...quick.categories, toString: { kind: 'chance' } } }, 'categories.toString', badId],
  ['CU15', { ...quick, categories: { ...quick.categories, ['x'.repeat(32)]: {} } }, `categories.${'x'.repeat(32)}`, badId],
  ['CU15', { ...quick, id: 'constructor' }, 'id', badId],
  ['CU16', withCategory({ kind: 'face', face: 7 }), `${castle}.face`, range(1, 6)],
  ['CU16', withCategory({ kind: 'face' }), `${castle}.face`, missing],
  ['CU17', withCategory({ kind: 'groups' }), `${castle}.sizes`, missing],
  ['CU17', withCategory({ kind: 'groups', sizes: 3 }), `${castle}.sizes`, { code: 'wrong-type', expected: 'list' }],
  ['CU17', withCategory({ kind: 'groups', sizes: [] }), `${castle}.sizes`, { code: 'wrong-count', min: 1, max: 4 }],
  ['CU17', withCategory({ kind: 'groups', sizes: [3, 1] }), `${castle}.sizes[1]`, range(2, 8)],
  ['CU17', withCategory({ kind: 'groups', sizes: [3, '3'] }), `${castle}.sizes[1]`, whole],
  [
    'CU17',
    withCategory({ kind: 'groups', sizes: [3], sum: 'every' }),
    `${castle}.sum`,
    { code: 'not-a-choice', choices: ['groups', 'all'], nearest: null },
  ],
  ['CU18', withCategory({ kind: 'straight' }), `${castle}.length`, missing],
  ['CU18', withCategory({ kind: 'straight', length: 7 }), `${castle}.length`, range(2, 6)],
  ['CU18', withCategory({ kind: 'straight', length: 3, from: 0 }), `${castle}.from`, range(1, 6)],
  ['CU19', withCategory({ kind: 'chance', points: 5 }), `${castle}.points`, unknown(null)],
  ['CU19', withCategory({ kind: 'chanse' }), `${castle}.kind`, choiceOfKind('chance')],
  ['CU19', withCategory(null), castle, object],
  ['CU19', withCategory({}), `${castle}.kind`, missing],
  [
    'CU21',
    withCategory({ kind: 'groups', sizes: [3], points: 5, sum: 'all' }),
    `${castle}.sum`,
    { code: 'conflict', with: 'points' },
  ],
  ['CU22', withCategory({ kind: 'groups', sizes: [4, 3] }), `${castle}.sizes`, neverMet],
  ['CU22', { ...withCategory({ kind: 'chance' }), dice: 4 }, 'categories.alike.sizes', neverMet],
  ['CU22', withCategory({ kind: 'straight', length: 5, from: 3 }), `${castle}.from`, neverMet],
  ['CU23', { ...quick, upperBonus: { target: 37, points: 1 } }, 'upperBonus.target', neverMet],
  ['CU23', { ...quick, upperBonus: { target: 0, points: 1 } }, 'upperBonus.target', range(1, 36)],
  ['CU24', { ...quick, dice: 7, joker: 'free' }, 'joker', { code: 'needs-all-alike' }],
  ['CU24', { ...quick, dice: 7, yahtzeeBonus: 50 }, 'yahtzeeBonus', { code: 'needs-all-alike' }],
  [
    'CU33',
    { ...withCategory({ kind: 'face', face: 6 }), joker: 'free' },
    'categories.castle',
    { code: 'conflict', with: 'sixes' },
  ],
  ['CU25', { ...quick, id: 'yahtzee' }, 'id', { code: 'id-taken' }],
  ['CU25', { ...yahtzee, rolls: 4 }, 'id', { code: 'id-taken' }],
  ['CU31', { ...quick, roll: 3 }, 'roll', unknown('rolls')],
  ['CU31', JSON.parse(`{ "__proto__": { "polluted": 1 }, ${JSON.stringify(quick).slice(1)}`), '__proto__', unknown(null)],
];

function choiceOfKind(nearest: string) {
  return { code: 'not-a-choice', choices: ['face', 'groups', 'straight', 'chance'], nearest } as const;
}

test.each(wrong)('[%s] %j: %s is told', (_, json, field, problem) => {
  expect(parseVariant(json)).toEqual({ ok: false, error: expect.arrayContaining([{ field, ...problem }]) });
});

test('[CU30] every code of the list is told by some file, and no other', () => {
  const ofRollio: readonly string[] = ['unknown-content', 'twice', 'look-alike', 'wrong-sum'];
  expect(new Set(wrong.map(([, , , { code }]) => code))).toEqual(
    new Set(VARIANT_PROBLEMS.filter(code => !ofRollio.includes(code))),
  );
});

test('[CU30] all problems are told at once, each by the path of its field', () => {
  const json = { ...withCategory({ kind: 'groups', sizes: [3, 9] }), dice: 'six', rolls: 0 };
  expect(parseVariant(json)).toEqual(
    err([
      { field: 'dice', ...whole },
      { field: 'rolls', ...range(1, 9) },
      { field: `${castle}.sizes[1]`, ...range(2, 8) },
    ]),
  );
});

test('[CU30] at most fifty problems are told', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`wrong${i}`, i]));
  const parsed = parseVariant({ ...many, categories: many });
  expect(parsed.ok ? [] : parsed.error).toHaveLength(50);
});

test.each([null, undefined, 7, 'yahtzee', [quick], true])('[CU32] %j is not a game', json => {
  expect(parseVariant(json)).toEqual(err([{ field: '', ...object }]));
});

describe('what is read', () => {
  test.each(scorecardVariants.map(variant => [variant.id, variant] as const))(
    '[CU25] %s reads as itself, categories in order',
    (_, variant) => {
      const parsed = parseVariant(JSON.parse(JSON.stringify(variant)));
      expect(parsed).toEqual({ ok: true, value: variant });
      if (parsed.ok) expect(Object.keys(parsed.value.categories)).toEqual(Object.keys(variant.categories));
    },
  );

  test('[CU7] [CU13] a file may leave out what has a default', () => {
    const { upperBonus: _, ...file } = quick;
    expect(parseVariant(file)).toEqual({
      ok: true,
      value: { ...file, family: 'scorecard', upperBonus: { target: 0, points: 0 } },
    });
  });

  test('[CU23] a target that just can be reached is fine', () => {
    expect(parseVariant({ ...quick, upperBonus: { target: 36, points: 1 } }).ok).toBe(true);
  });

  test('[CU20] the largest groups come first', () => {
    const parsed = parseVariant(withCategory({ kind: 'groups', sizes: [2, 4], sameFace: true }));
    expect(parsed).toMatchObject({ value: { categories: { castle: { sizes: [4, 2], sameFace: true } } } });
  });

  test('[CU33] without a joker two categories may count the same face', () => {
    expect(parseVariant(withCategory({ kind: 'face', face: 6 })).ok).toBe(true);
  });

  test('[CU12] names are kept in the order of the card', () => {
    const parsed = parseVariant({ ...quick, names: { run: 'Five in a row', castle: 'Castle' } });
    expect(parsed.ok && Object.entries(parsed.value.names ?? {})).toEqual([
      ['castle', 'Castle'],
      ['run', 'Five in a row'],
    ]);
  });

  test('[CU32] minus zero is zero', () => {
    const parsed = parseVariant(JSON.parse(JSON.stringify(quick).replace('"points":60', '"points":-0')));
    expect(parsed).toMatchObject({ value: { categories: { alike: { points: 0 } } } });
  });

  test('[CU32] the game is fresh: changing the input afterwards changes nothing', () => {
    const json = structuredClone(quick);
    const parsed = parseVariant(json);
    const before = JSON.stringify(parsed);
    json.categories.castle.sizes[0] = 2;
    json.upperBonus.points = 1000;
    expect(JSON.stringify(parsed)).toBe(before);
  });
});

describe('close cousins', () => {
  const cousin = {
    extends: 'yahtzee',
    id: 'yahtzee-short',
    name: 'Short Yahtzee',
    rolls: 2,
    upperBonus: { points: 50 },
    categories: { chance: null, fullHouse: { kind: 'groups', sizes: [3, 2] }, pair: { kind: 'groups', sizes: [2] } },
    names: { pair: 'A pair' },
  };

  test('[CU14] [CU27] [CU29] what the file says replaces what the other game says', () => {
    const { chance: _, ...kept } = yahtzee.categories;
    const parsed = parseVariant(cousin);
    expect(parsed).toEqual({
      ok: true,
      value: {
        ...yahtzee,
        id: 'yahtzee-short',
        name: 'Short Yahtzee',
        rolls: 2,
        upperBonus: { target: 63, points: 50 },
        categories: { ...kept, fullHouse: { kind: 'groups', sizes: [3, 2] }, pair: { kind: 'groups', sizes: [2] } },
        names: { pair: 'A pair' },
      },
    });
    expect(parsed.ok && Object.keys(parsed.value.categories)).toEqual([...Object.keys(kept), 'pair']);
    expect(parsed.ok && parsed.value.categories['ones']).not.toBe(yahtzee.categories.ones);
  });

  const wrongCousins: Wrong[] = [
    [
      'CU14',
      { ...cousin, extends: 'yatze' },
      'extends',
      { code: 'not-a-choice', choices: scorecardVariants.map(({ id }) => id), nearest: 'yatzy' },
    ],
    ['CU27', { ...cousin, categories: { chanse: null } }, 'categories.chanse', unknown('chance')],
    ['CU27', { ...cousin, categories: 'none' }, 'categories', object],
    ['CU28', { extends: 'yahtzee', name: 'Mine' }, 'id', missing],
    ['CU28', { extends: 'yahtzee', id: 'mine' }, 'name', missing],
    ['CU24', { ...cousin, dice: 6 }, 'joker', { code: 'needs-all-alike' }],
    ['CU22', { ...cousin, dice: 4 }, 'categories.yahtzee.sizes', neverMet],
  ];

  test.each(wrongCousins)('[%s] %j: %s is told', (_, json, field, problem) => {
    const parsed = parseVariant(json);
    expect(parsed.ok ? [] : parsed.error).toContainEqual({ field, ...problem });
  });

  test('[CU27] a cousin cannot lose all its categories', () => {
    const none = Object.fromEntries(Object.keys(yahtzee.categories).map(category => [category, null]));
    const parsed = parseVariant({ ...cousin, categories: none, names: {} });
    expect(parsed.ok ? [] : parsed.error).toContainEqual({ field: 'categories', code: 'wrong-count', min: 1, max: 40 });
  });
});

describe('whatever comes', () => {
  test('[CU32] no junk throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withSparseArray: true, withNullPrototype: true }), json => {
        expect(parseVariant(json)).toHaveProperty('ok');
      }),
    );
  });

  test('[CU32] a game with junk in one field throws nothing, and what is granted reads as itself', () => {
    const fields = fc.constantFrom(...Object.keys({ ...yahtzee, extends: '', names: {}, savesRolls: true, maxPlayers: 2 }));
    const file = fc.constantFrom<object>(quick, { ...yahtzee, id: 'mine' }, { extends: 'yatzy', id: 'mine', name: 'Mine' });
    fc.assert(
      fc.property(file, fields, fc.oneof(fc.jsonValue(), fc.integer(), fc.anything()), (json, field, junk) => {
        const parsed = parseVariant({ ...json, [field]: junk });
        if (parsed.ok) expect(parseVariant(JSON.parse(JSON.stringify(parsed.value)))).toEqual(parsed);
      }),
      { numRuns: 500 },
    );
  });

  test('[CU32] nothing outside is changed by a file that tries', () => {
    const poison = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    const file = `{"extends":"yahtzee","id":"mine","name":"Mine","categories":${poison},"names":${poison}}`;
    expect(parseVariant(JSON.parse(file)).ok).toBe(false);
    expect({}).not.toHaveProperty('polluted');
  });

  test('[CU32] deep nesting and long names are read without harm', () => {
    let deep: unknown = {};
    for (let level = 0; level < 100_000; level++) deep = [deep];
    const parsed = parseVariant({ ...quick, categories: { castle: deep, ['x'.repeat(1_000_000)]: deep } });
    expect(parsed.ok ? [] : parsed.error.map(({ field }) => field.length < 60)).not.toContain(false);
  });
});
