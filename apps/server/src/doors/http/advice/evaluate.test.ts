import { readFileSync } from 'node:fs';
import { variantById, type Face } from '@yaht/rules';
import { advise, ALL_HELD, compileTables, type Solution } from '@yaht/solver';
import { solve } from '@yaht/solver/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { testAdvice } from '../../../testing/advice.ts';
import { HttpHouse } from '../../../testing/http-house.ts';
import { TestHouse } from '../../../testing/house.ts';

let http: HttpHouse;
let solution: Solution;
beforeAll(async () => {
  const variant = variantById('yahtzee');
  const tables = variant?.family === 'scorecard' ? compileTables(variant) : undefined;
  if (!tables?.ok) throw new Error('no tables');
  solution = await solve(tables.value, { precision: 'f64' });
  const house = new TestHouse();
  http = await HttpHouse.open(house, undefined, testAdvice(house.clock, { table: solution }));
});

const post = (body: object, house = http) => house.post('/v1/evaluate', body);
const yahtzee = (position: object, more: object = {}) => post({ variant: 'yahtzee', position, ...more });
const short = JSON.parse(readFileSync(new URL('../../../../../../examples/short-yatzy.json', import.meta.url), 'utf8')) as object;

describe('one position', () => {
  test('has everything: value, holds, categories with chances, the best and the cost of an action', async () => {
    const action = { hold: [true, false, false, false, false] };
    const answer = (await yahtzee({ dice: [6, 1, 6, 2, 6], rerollsLeft: 2, action })).json();
    const card = { filled: 0, upperScore: 0, scoredAlike: false };
    const advised = advise(solution, { card, dice: [6, 1, 6, 2, 6], rerollsLeft: 2 });
    if (!advised.ok) throw new Error(advised.error);
    const { value, holds, categories } = advised.value;
    expect(answer.value).toBeCloseTo(value, 9);
    expect(answer.holds).toHaveLength(ALL_HELD + 1);
    expect(answer.best).toEqual({ hold: [true, false, true, false, true], expected: answer.value });
    expect(answer.categories).toHaveLength(categories.length);
    const chances = answer.categories.map(({ chance }: { chance: number }) => chance);
    expect(chances.reduce((sum: number, chance: number) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(answer.action.expected).toBeCloseTo(holds[1] ?? 0, 9);
    expect(answer.action.cost).toBeCloseTo(value - (holds[1] ?? 0), 9);
  });

  test('a card is told by its points, or by what matters of it', async () => {
    const dice = [5, 5, 5, 5, 5];
    const byPoints = await yahtzee({ card: { yahtzee: 50, ones: 3 }, dice });
    const byState = await yahtzee({ filled: ['yahtzee', 'ones'], upperScore: 3, yahtzeeIs50: true, dice });
    expect(byPoints.json()).toEqual(byState.json());
    expect(byPoints.json().value).toBeGreaterThan((await yahtzee({ card: { yahtzee: 0, ones: 3 }, dice })).json().value + 90);
  });

  test('before the first roll only the value is told', async () => {
    expect((await yahtzee({})).json()).toMatchObject({ value: solution.expected, holds: [], categories: [], best: null });
  });

  test.each<[object, number, string, string | undefined]>([
    [{ dice: [1, 2, 3] }, 400, 'invalid-request', '/position/dice'],
    [{ dice: [1, 2, 3, 4, 9] }, 400, 'invalid-request', '/position/dice/4'],
    [{ rerollsLeft: 'two' }, 400, 'invalid-request', '/position/rerollsLeft'],
    [{ dices: [] }, 400, 'invalid-request', '/position'],
    [{ card: {}, filled: [] }, 400, 'invalid-request', '/position/card'],
    [{ card: { kåk: 5 } }, 400, 'invalid-category', '/position/card/kåk'],
    [{ filled: ['ones', 'eins'] }, 400, 'invalid-category', '/position/filled/1'],
    [{ filled: ['ones'], upperScore: 7 }, 400, 'no-such-card', undefined],
    [{ yahtzeeIs50: true }, 400, 'no-such-card', undefined],
    [{ dice: [1, 1, 1, 1, 1], rerollsLeft: 3 }, 400, 'too-many-rerolls', undefined],
    [{ action: { category: 'ones' } }, 409, 'roll-first', undefined],
    [{ dice: [1, 1, 1, 1, 1], action: { category: 'eins' } }, 400, 'invalid-category', '/position/action/category'],
    [{ card: { ones: 3 }, dice: [1, 1, 1, 1, 2], action: { category: 'ones' } }, 409, 'category-filled', undefined],
    [{ dice: [1, 1, 1, 1, 2], action: { hold: [true, true, true, true, false] } }, 409, 'no-rolls-left', undefined],
  ])('%j is %i %s', async (position, status, code, pointer) => {
    const answer = await yahtzee(position);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, ...(pointer === undefined ? {} : { errors: [{ pointer }] }) });
  });

  test('a joker that must go elsewhere is told', async () => {
    const house = await HttpHouse.open();
    const body = {
      variant: 'yahtzee-official',
      position: { card: { yahtzee: 50 }, dice: [4, 4, 4, 4, 4], action: { category: 'chance' } },
    };
    await expect.poll(async () => (await post(body, house)).statusCode).not.toBe(503);
    expect((await post(body, house)).json()).toMatchObject({ status: 409, code: 'joker-restriction' });
  });
});

describe('many positions', () => {
  test('are answered in order; a wrong one spoils no other', async () => {
    const positions = [{}, { dice: [7] }, { dice: [6, 6, 6, 6, 6], rerollsLeft: 1 }];
    const { answers } = (await post({ variant: 'yahtzee', positions })).json();
    expect(answers).toHaveLength(3);
    expect(answers[0].value).toBe(solution.expected);
    expect(answers[1]).toMatchObject({
      error: { code: 'invalid-request', detail: expect.any(String), errors: [{ pointer: '/dice/0' }, { pointer: '/dice' }] },
    });
    expect(answers[2].best).toMatchObject({ category: 'yahtzee' });
    expect(answers[2].categories[0].chance).toBeUndefined();
  });

  test('a thousand are one answer, the same as one by one', async () => {
    const positions = Array.from({ length: 1_000 }, (_, i) => ({
      dice: [1 + (i % 6), 1 + ((i >> 2) % 6), 3, 4, 1 + ((i >> 4) % 6)] as Face[],
      rerollsLeft: i % 3,
      filled: i % 2 ? ['chance'] : [],
    }));
    const { answers } = (await post({ variant: 'yahtzee', positions })).json();
    expect(answers).toHaveLength(1_000);
    for (const i of [0, 1, 500, 998, 999]) {
      const alone = (await yahtzee(positions[i] ?? {}, { chances: false })).json();
      expect(answers[i]).toEqual(alone);
    }
  });

  test.each<[string, object, string]>([
    ['none', { positions: [] }, '/positions'],
    ['more than a thousand', { positions: Array.from({ length: 1_001 }, () => ({})) }, '/positions'],
    ['one and many', { position: {}, positions: [{}] }, '/position'],
    ['neither', {}, '/position'],
  ])('%s is refused', async (_, asked, pointer) => {
    const answer = await post({ variant: 'yahtzee', ...asked });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request', errors: [{ pointer }] });
  });

  test('a body of more than 256 KiB is refused', async () => {
    const positions = Array.from({ length: 1_000 }, () => ({ filled: new Array<string>(16).fill('x'.repeat(40)) }));
    expect((await post({ variant: 'yahtzee', positions })).json()).toMatchObject({ status: 413, code: 'body-too-large' });
  });
});

describe('games', () => {
  test('of one’s own are solved when they are first sent', async () => {
    const house = await HttpHouse.open();
    const body = { variant: short, position: { dice: [6, 6, 6, 1, 2], rerollsLeft: 1 } };
    const refused = await post(body, house);
    expect(refused.json()).toMatchObject({ status: 503, code: 'table-loading', retry_after_s: 1 });
    await expect.poll(async () => (await post(body, house)).statusCode).toBe(200);
  });

  test('with six dice cannot be solved, and say why', async () => {
    const answer = await post({ variant: { ...short, dice: 6 }, position: {} });
    expect(answer.json()).toMatchObject({ status: 400, code: 'cannot-be-solved', reason: 'needs-five-dice' });
    expect(answer.json().errors[0].message).toContain('exactly five dice');
  });

  test.each([
    ['maxi-yatzy', 'cannot-be-solved', 'needs-five-dice'],
    ['rollio-classic', 'cannot-be-solved', 'no-card'],
    ['bridge', 'unknown-variant', undefined],
  ])('%s: %s', async (variant, code, reason) => {
    expect((await post({ variant, position: {} })).json()).toMatchObject({ code, ...(reason ? { reason } : {}) });
  });

  test('with wrong rules: every wrong field is named', async () => {
    const answer = await post({ variant: { ...short, rolls: 99, dice: 'five' }, position: {} });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-variant' });
    expect(answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(['/variant/rolls', '/variant/dice']),
    );
  });

  test('an address may have only a few solved at once; those of the house are not counted', async () => {
    const house = new TestHouse();
    const never = () => new Promise<never>(() => {});
    const lanes = { solving: never, counting: never, reading: never, reviewing: never, playing: never, close: async () => {} };
    const asked = await HttpHouse.open(house, undefined, testAdvice(house.clock, { lanes }));
    const ask = (rolls: number, name: string) =>
      asked.post(
        '/v1/evaluate',
        { variant: { ...short, rolls, upperBonus: { target: name.length, points: 5 } }, position: {} },
        { from: '203.0.113.7' },
      );
    const codes: unknown[] = [];
    for (let i = 1; i <= 7; i++) codes.push((await ask(3, 'x'.repeat(i))).json().code);
    expect(codes).toEqual([...new Array<string>(6).fill('table-loading'), 'rate-limited']);
    const ofHouse = await asked.post('/v1/evaluate', { variant: 'kniffel', position: {} }, { from: '203.0.113.7' });
    expect(ofHouse.json().code).toBe('table-loading');
  });
});
