import { advise, compileTables, valueAt, type Solution } from '@yaht/solver';
import { solve } from '@yaht/solver/node';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { yatzyVariant } from '../../../advice/yatzy-answers.ts';
import { runHere, testAdvice } from '../../../testing/advice.ts';
import { settled } from '../../../testing/hand-clock.ts';
import { HttpHouse } from '../../../testing/http-house.ts';
import { TestHouse } from '../../../testing/house.ts';
import * as schemas from './yatzy-schemas.ts';

let http: HttpHouse;
let solution: Solution;
beforeAll(async () => {
  const tables = compileTables(yatzyVariant);
  if (!tables.ok) throw new Error(tables.error);
  solution = await solve(tables.value, { precision: 'f64' });
  const house = new TestHouse();
  http = await HttpHouse.open(house, undefined, testAdvice(house.clock, { table: solution }));
});

const position = { dice: [3, 3, 5, 1, 6], upper_score: 0, scored_categories: 0, rerolls_remaining: 2 };

/** Filled categories with an upper score that they can have. */
const cards = fc
  .record({
    filled: fc.integer({ min: 0, max: 2 ** 15 - 2 }),
    counts: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ filled, counts }) => ({
    scored_categories: filled,
    upper_score: Math.min(
      63,
      counts.reduce((sum, count, i) => sum + (filled & (1 << i) ? count * (i + 1) : 0), 0),
    ),
  }));
const faces = fc.array(fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const), {
  minLength: 5,
  maxLength: 5,
});

describe('GET /state_value', () => {
  test('tells what an empty card is worth, with and without /v1', async () => {
    for (const path of ['/state_value', '/v1/state_value']) {
      const answer = await http.get(`${path}?upper_score=0&scored_categories=0`);
      expect(answer.json()).toEqual({ upper_score: 0, scored_categories: 0, expected_final_score: solution.expected });
    }
    expect(solution.expected).toBeCloseTo(248.44, 2);
  });

  test('a full card is worth its bonus', async () => {
    const worth = async (upper: number): Promise<unknown> =>
      (await http.get(`/state_value?upper_score=${upper}&scored_categories=32767`)).json().expected_final_score;
    expect(await worth(63)).toBe(50);
    expect(await worth(62)).toBe(0);
  });

  test.each([
    ['upper_score=64&scored_categories=0', '/querystring/upper_score'],
    ['upper_score=-1&scored_categories=0', '/querystring/upper_score'],
    ['upper_score=&scored_categories=0', '/querystring/upper_score'],
    ['upper_score=0x1&scored_categories=0', '/querystring/upper_score'],
    ['upper_score=1.5&scored_categories=0', '/querystring/upper_score'],
    ['upper_score=0&scored_categories=32768', '/querystring/scored_categories'],
    ['upper_score=0', '/querystring/scored_categories'],
  ])('%s is refused', async (query, pointer) => {
    const answer = await http.get(`/state_value?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-request', errors: [{ pointer }] });
  });

  test('a card that no game can show is refused', async () => {
    const answer = await http.get('/state_value?upper_score=4&scored_categories=0');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'no-such-card' });
  });
});

describe('points without a table', () => {
  test('POST /evaluate_category_score', async () => {
    const answer = await http.post('/evaluate_category_score', { dice: [3, 3, 6, 6, 4], category_id: 6 });
    expect(answer.json()).toEqual({ category_id: 6, category_name: 'One pair', score: 12 });
  });

  test('POST /available_categories lists all fifteen in the language of the reader', async () => {
    const answer = await http.post(
      '/v1/available_categories',
      { dice: [6, 6, 6, 2, 2], scored_categories: 0b100 },
      { headers: { 'accept-language': 'sv' } },
    );
    const { categories } = answer.json();
    expect(categories).toHaveLength(15);
    expect(categories[0]).toEqual({ id: 0, name: 'Ettor', score: 0, valid: true });
    expect(categories[2].valid).toBe(false);
    expect(categories[12]).toEqual({ id: 12, name: 'Kåk', score: 22, valid: true });
  });

  test('they answer while the game is still being solved', async () => {
    const waiting = await HttpHouse.open();
    expect((await waiting.post('/evaluate_category_score', { dice: position.dice, category_id: 13 })).json().score).toBe(18);
  });
});

describe('values', () => {
  test('POST /evaluate_all_categories, /evaluate_actions and /evaluate_user_action say what the solver says, in the caller’s order of dice', async () => {
    await fc.assert(
      fc.asyncProperty(cards, faces, fc.integer({ min: 0, max: 2 }), async (card, dice, rerolls) => {
        const state = { filled: card.scored_categories, upperScore: card.upper_score, scoredAlike: false };
        const advised = advise(solution, { card: state, dice, rerollsLeft: rerolls });
        if (!advised.ok) throw new Error(advised.error);
        const body = { dice, ...card, rerolls_remaining: rerolls };

        const best = (await http.post('/suggest_optimal_action', body)).json();
        expect((best.best_reroll ?? best.best_category).expected_value).toBeCloseTo(advised.value.value, 9);

        const { categories } = (await http.post('/evaluate_all_categories', { ...body, rerolls_remaining: 0 })).json();
        expect(categories.map(({ id }: { id: number }) => id)).toEqual(advised.value.categories.map(({ category }) => category));
        advised.value.categories.forEach(({ points, expected }, i) => {
          expect(categories[i]).toMatchObject({ score: points, expected_value_if_chosen: expected });
        });
        if (rerolls === 0) return;

        const { actions } = (await http.post('/evaluate_actions', body)).json();
        advised.value.holds.forEach((expected, held) => {
          expect(actions[31 - held].mask).toBe(31 - held);
          expect(actions[31 - held].expected_value).toBeCloseTo(expected, 9);
        });
        const judged = await http.post('/evaluate_user_action', { ...body, user_action: { best_reroll: best.best_reroll.id } });
        expect(judged.json().expected_value).toBe(best.best_reroll.expected_value);
      }),
      { numRuns: 40 },
    );
  });

  test('the mask of a suggestion names the dice where they lie', async () => {
    const answer = await http.post('/suggest_optimal_action', { ...position, dice: [6, 1, 6, 2, 6] });
    const { best_reroll } = answer.json();
    expect(best_reroll).toMatchObject({ id: 0b01010, mask_binary: '01010' });
  });

  test('a zero is suggested where it costs least', async () => {
    const allButOnesAndYatzy = 0b111_1111_1111_1111 & ~1 & ~(1 << 14);
    const answer = await http.post('/suggest_optimal_action', {
      dice: [2, 3, 4, 6, 6],
      upper_score: 63,
      scored_categories: allButOnesAndYatzy,
      rerolls_remaining: 0,
    });
    const { best_category } = answer.json();
    const rest = valueAt(solution, { filled: allButOnesAndYatzy | 1, upperScore: 63, scoredAlike: false });
    expect(best_category).toEqual({ id: 0, name: 'Ones', expected_value: rest });
  });

  test('a category of one’s own is judged', async () => {
    const body = { ...position, rerolls_remaining: 0, user_action: { best_category: 13 } };
    const after = valueAt(solution, { filled: 1 << 13, upperScore: 0, scoredAlike: false }) ?? Number.NaN;
    expect((await http.post('/evaluate_user_action', body)).json()).toEqual({ expected_value: 18 + after });
  });
});

describe('refused', () => {
  const judge = { ...position, user_action: { best_reroll: 3 } };
  test.each<[string, object, string]>([
    ['/evaluate_category_score', { dice: [3, 3, 5, 1], category_id: 0 }, '/dice'],
    ['/evaluate_category_score', { dice: [3, 3, 5, 1, 7], category_id: 0 }, '/dice/4'],
    ['/evaluate_category_score', { dice: '33516', category_id: 0 }, '/dice'],
    ['/evaluate_category_score', { dice: position.dice, category_id: 15 }, '/category_id'],
    ['/evaluate_category_score', { dice: position.dice }, '/category_id'],
    ['/available_categories', { dice: position.dice, scored_categories: -1 }, '/scored_categories'],
    ['/evaluate_all_categories', { ...position, rerolls_remaining: 1 }, '/rerolls_remaining'],
    ['/evaluate_all_categories', { dice: position.dice, upper_score: 70, scored_categories: 0 }, '/upper_score'],
    ['/evaluate_actions', { ...position, rerolls_remaining: 3 }, '/rerolls_remaining'],
    ['/evaluate_actions', { ...position, scored_categories: 1.5 }, '/scored_categories'],
    ['/suggest_optimal_action', { ...position, dice: [0, 1, 2, 3, 4] }, '/dice/0'],
    ['/suggest_optimal_action', { ...position, upper_score: '5' }, '/upper_score'],
    ['/evaluate_user_action', { ...judge, user_action: {} }, '/user_action'],
    ['/evaluate_user_action', { ...judge, user_action: { best_reroll: 32 } }, '/user_action'],
    ['/evaluate_user_action', { ...judge, user_action: { best_category: 3, best_reroll: 1 } }, '/user_action'],
  ])('%s %j names %s', async (path, body, pointer) => {
    const answer = await http.post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('invalid-request');
    expect(answer.json().errors.map((error: { pointer: string }) => error.pointer)).toContainEqual(
      expect.stringContaining(pointer),
    );
  });

  test.each<[string, object, number, string]>([
    ['/suggest_optimal_action', { ...position, upper_score: 4 }, 400, 'no-such-card'],
    ['/suggest_optimal_action', { ...position, scored_categories: 32767 }, 409, 'game-over'],
    ['/evaluate_actions', { ...position, rerolls_remaining: 0 }, 409, 'no-rolls-left'],
    ['/evaluate_user_action', { ...judge, rerolls_remaining: 0 }, 409, 'no-rolls-left'],
    ['/evaluate_user_action', { ...judge, scored_categories: 1, user_action: { best_category: 0 } }, 409, 'category-filled'],
  ])('%s %j is %i %s', async (path, body, status, code) => {
    const answer = await http.post(path, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status, code });
  });
});

test('while the game is being solved the answer is when to come back, then the answer', async () => {
  const fresh = await HttpHouse.open();
  const refused = await fresh.post('/suggest_optimal_action', position);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ code: 'table-loading', retry_after_s: 1 });
  await expect.poll(async () => (await fresh.post('/suggest_optimal_action', position)).statusCode).toBe(200);
});

test('the histogram is counted once, when it is first asked for', async () => {
  const chances = new Float64Array(281).fill(1 / 281);
  const counting = vi.fn(async () => ({ low: 100, chances }) as never);
  const house = new TestHouse();
  const lanes = { solving: runHere, counting, reading: runHere, reviewing: runHere, playing: runHere, close: async () => {} };
  const asked = await HttpHouse.open(house, undefined, testAdvice(house.clock, { table: solution, lanes }));
  const refused = await asked.get('/score_histogram');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '2', 'table-loading']);
  await settled();
  const histogram = (await asked.get('/v1/score_histogram')).json();
  expect(histogram).toMatchObject({ min_ev: 100, max_ev: 380, bin_count: 56 });
  expect(histogram.bins.reduce((sum: number, games: number) => sum + games, 0)).toBe(1_000_000);
  await asked.get('/score_histogram');
  expect(counting).toHaveBeenCalledTimes(1);
});

test('any web page may ask', async () => {
  const headers = { origin: 'https://stranger.example' };
  const answer = await http.post('/v1/suggest_optimal_action', position, { headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test.each([
  ['evaluate_category_score', { category_id: 2 }, schemas.CategoryScore],
  ['available_categories', {}, schemas.AvailableCategories],
  ['evaluate_all_categories', { rerolls_remaining: 0 }, schemas.AllCategories],
  ['evaluate_actions', {}, schemas.AllActions],
  ['suggest_optimal_action', {}, schemas.OptimalAction],
  ['suggest_optimal_action', { rerolls_remaining: 0 }, schemas.OptimalAction],
  ['evaluate_user_action', { user_action: { best_reroll: 3 } }, schemas.ActionValue],
])('%s with %j answers as it is described, with nothing besides', async (name, more, schema) => {
  const answer = await http.post(`/${name}`, { ...position, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(schema.parse(answer.json())).toEqual(answer.json());
});
