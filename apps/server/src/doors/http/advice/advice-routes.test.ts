import { botMove } from '@yaht/bots';
import { play, recordOf, variants, type ScorecardGame } from '@yaht/rules';
import { chanceFrom, freshRun, newGame, variantOf } from '@yaht/rules/testing';
import { compileTables, reviewGame } from '@yaht/solver';
import { solve } from '@yaht/solver/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { AsideError } from '../../../advice/aside.ts';
import { testAdvice } from '../../../testing/advice.ts';
import { HttpHouse } from '../../../testing/http-house.ts';
import { TestHouse } from '../../../testing/house.ts';

let http: HttpHouse;
beforeAll(async () => {
  http = await HttpHouse.open();
});

describe('GET /v1/variants', () => {
  test('lists the games of the house in the language of the reader', async () => {
    const { variants: listed } = (await http.get('/v1/variants', { headers: { 'accept-language': 'sv' } })).json();
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(variants.map(({ id }) => id));
    expect(listed).toContainEqual({ id: 'yatzy', name: 'Yatzy', family: 'scorecard', solvable: true });
    expect(listed).toContainEqual(expect.objectContaining({ id: 'maxi-yatzy', solvable: false, reason: 'needs-five-dice' }));
  });

  test.each(variants.map(({ id }) => [id]))('%s comes with its rules as data', async id => {
    const answer = (await http.get(`/v1/variants/${id}`)).json();
    expect(answer.rules).toEqual(JSON.parse(JSON.stringify(variants.find(variant => variant.id === id))));
  });

  test('an unknown one is not found', async () => {
    expect((await http.get('/v1/variants/bridge')).json()).toMatchObject({ status: 404, code: 'not-found' });
    expect((await http.get('/v1/variants/bridge/points?dice=33516')).json()).toMatchObject({ status: 404 });
  });
});

describe('GET /v1/variants/{id}/points', () => {
  test.each(['3,3,5,1,6', '33516', '3 3 5 1 6'])('dice as %s', async dice => {
    const answer = (await http.get(`/v1/variants/yatzy/points?dice=${encodeURIComponent(dice)}`)).json();
    expect(answer).toMatchObject({ variant: 'yatzy', dice: [3, 3, 5, 1, 6] });
    expect(answer.categories).toHaveLength(15);
    expect(answer.categories[2]).toEqual({ id: 'threes', name: 'Threes', points: 6 });
    expect(answer.categories[13]).toMatchObject({ id: 'chance', points: 18 });
  });

  test('a game with six dice wants six', async () => {
    expect((await http.get('/v1/variants/maxi-yatzy/points?dice=111222')).statusCode).toBe(200);
    const refused = (await http.get('/v1/variants/maxi-yatzy/points?dice=11122')).json();
    expect(refused).toMatchObject({ status: 400, code: 'invalid-dice', errors: [{ pointer: '/querystring/dice' }] });
  });

  test.each(['', '0,1,2,3,4', '1,2,3,4,7', 'a,b,c,d,e', '1,2,3,4,', '3,3,5,1,6,'])('%j is refused', async dice => {
    expect((await http.get(`/v1/variants/yatzy/points?dice=${dice}`)).json()).toMatchObject({
      status: 400,
      code: 'invalid-dice',
    });
  });

  test('without dice it says which field is missing', async () => {
    expect((await http.get('/v1/variants/yatzy/points')).json()).toMatchObject({
      code: 'invalid-request',
      errors: [{ pointer: '/querystring/dice' }],
    });
  });
});

describe('POST /v1/rollio/score', () => {
  const score = (body: object, house = http) => house.post('/v1/rollio/score', body);

  test('every way to use all dice, the best first', async () => {
    const answer = (await score({ dice: [3, 3, 3, 4, 4, 4, 1] })).json();
    expect(answer).toMatchObject({ schema: 'yaht.rollio/1', dice: [3, 3, 3, 4, 4, 4, 1], complete: true });
    expect(answer.count).toBe(answer.partitions.length);
    expect(answer.best).toEqual(answer.partitions[0]);
    const points = answer.partitions.map((way: { points: number }) => way.points);
    expect(points).toEqual([...points].sort((a: number, b: number) => b - a));
  });

  test('charms and materials bend the points', async () => {
    const plain = (await score({ dice: [1, 1, 1, 5] })).json();
    const bent = (await score({ dice: [1, 1, 1, 5], materials: ['golden'], charms: ['moneyMagnet'] })).json();
    expect(plain.best.score).toBeUndefined();
    expect(bent).toMatchObject({ materials: ['golden', 'plastic', 'plastic', 'plastic'], best: { score: { exact: true } } });
  });

  test('charms look at how far a run has come, and at the sides of dice', async () => {
    const charms = ['moneyMagnet', 'sizeMatters'];
    const poor = (await score({ dice: [1, 1, 1], charms })).json();
    const rich = (await score({ dice: [1, 1, 1], charms, sides: [8, 8, 8], progress: { money: 20 } })).json();
    expect(poor.best.score.average).toBe(1_000);
    expect(rich.best.score.average).toBe(1_320);
  });

  test('dice that nothing can use are named', async () => {
    expect((await score({ dice: [1, 2] })).json()).toMatchObject({ best: null, count: 0, unused: [2] });
  });

  test.each<[object, string]>([
    [{}, '/dice'],
    [{ dice: [] }, '/dice'],
    [{ dice: [0] }, '/dice/0'],
    [{ dice: new Array(21).fill(1) }, '/dice'],
    [{ dice: [1], materials: ['gold'] }, '/materials/0'],
    [{ dice: [1], materials: ['golden', 'golden'] }, '/materials'],
    [{ dice: [1], charms: ['noSuchCharm'] }, '/charms/0'],
    [{ dice: [1], charms: ['moneyMagnet', 'moneyMagnet'] }, '/charms'],
    [{ dice: [1], limit: 0 }, '/limit'],
    [{ dice: [1], sides: [6, 6] }, '/sides'],
    [{ dice: [7], sides: [6] }, '/sides'],
    [{ dice: [1], progress: { money: -1 } }, '/progress/money'],
  ])('%j is refused', async (body, pointer) => {
    expect((await score(body)).json()).toMatchObject({ status: 400, code: 'invalid-request', errors: [{ pointer }] });
  });

  test.each([
    ['too-long', 400, 'too-complex'],
    ['busy', 503, 'server-full'],
    ['closed', 503, 'going-away'],
  ] as const)('work that is %s is %i %s', async (why, status, code) => {
    const house = new TestHouse();
    const refuse = () => Promise.reject(new AsideError(why));
    const lanes = {
      solving: refuse,
      counting: refuse,
      reading: refuse,
      reviewing: refuse,
      playing: refuse,
      close: async () => {},
    };
    const refusing = await HttpHouse.open(house, undefined, testAdvice(house.clock, { lanes }));
    expect((await score({ dice: [1] }, refusing)).json()).toMatchObject({ status, code });
  });
});

describe('POST /v1/review', () => {
  const kniffel = variantOf('kniffel');

  function played(seed: number): ScorecardGame {
    const chance = chanceFrom(seed);
    let game = newGame(kniffel, chance);
    while (game.state.turn) {
      const next = play(game, game.state.turn.seat, botMove(game, game.state.turn.seat, 'normal'), chance);
      if (!next.ok) throw new Error(next.error);
      game = next.value.game;
    }
    return game;
  }

  test('a record comes back reviewed as the solver reviews it; a broken one is refused with the reason', async () => {
    const tables = compileTables(kniffel);
    if (!tables.ok) throw new Error(tables.error);
    const solution = await solve(tables.value, { precision: 'f64' });
    const house = new TestHouse();
    const asked = await HttpHouse.open(house, undefined, testAdvice(house.clock, { table: solution }));
    const game = played(7);
    const review = (await asked.post('/v1/review', recordOf(game))).json();
    const [seat] = reviewGame(solution, game.events);
    expect(review).toMatchObject({ schema: 'yaht.review/1', variant: 'kniffel', over: true, loss: seat?.loss, luck: seat?.luck });
    const { start, luck, loss, score } = review.seats[0];
    expect(start + luck - loss).toBeCloseTo(score, 6);

    const { events } = recordOf(game);
    const cheated = { schema: 'yaht.game/1', events: [...events.slice(0, 3), ...events.slice(5)] };
    const refused = (await asked.post('/v1/review', cheated)).json();
    expect(refused).toMatchObject({ status: 400, code: 'invalid-record', reason: 'not-by-the-rules' });
    expect(refused.errors[0].pointer).toMatch(/^\/events\/\d+$/);
    const newer = (await asked.post('/v1/review', { schema: 'yaht.game/9', events })).json();
    expect(newer).toMatchObject({ code: 'invalid-record', reason: 'newer-version' });
  });

  test('a game that was played here is reviewed once it is over', async () => {
    const small = {
      family: 'scorecard',
      id: 'two-lines',
      name: 'Two lines',
      dice: 5,
      rolls: 3,
      upperBonus: { target: 0, points: 0 },
      categories: { chance: { kind: 'chance' }, sixes: { kind: 'face', face: 6 } },
    };
    const { id, token } = (await http.post('/game/new', { variant: small })).json();
    const call = (name: string, body?: object) => http.post(`/game/${id}/${name}`, body, { token });
    expect((await http.get(`/v1/games/${id}/review`, { token })).json()).toMatchObject({ status: 409, code: 'game-not-over' });
    for (const category of ['chance', 'sixes']) {
      await call('roll');
      expect((await call('score', { category })).statusCode).toBe(200);
    }
    const read = () => http.get(`/v1/games/${id}/review`, { token });
    await expect.poll(async () => (await read()).statusCode).toBe(200);
    expect((await read()).json()).toMatchObject({ schema: 'yaht.review/1', variant: 'two-lines', over: true });
    expect((await http.get('/v1/games/NOSUCH-1/review')).json()).toMatchObject({ status: 404, code: 'game-not-found' });
  });

  describe('of a run', () => {
    const { events } = recordOf(freshRun(chanceFrom(1)));
    const [start, ...facts] = events;
    const withLists = (lists: object) => {
      const variant = start?.type === 'GameStarted' ? { ...start.variant, ...lists } : {};
      return { schema: 'yaht.game/1', events: [{ ...start, variant }, ...facts] };
    };

    test('has no card to be compared with, and is no broken record', async () => {
      expect((await http.post('/v1/review', withLists({}))).json()).toMatchObject({
        code: 'cannot-be-solved',
        reason: 'no-card',
      });
    });

    test('that a newer version began is one, with what is not known and where', async () => {
      const refused = (await http.post('/v1/review', withLists({ charms: ['echo', 'phoenix'] }))).json();
      expect(refused).toMatchObject({ status: 400, code: 'invalid-record', reason: 'newer-version' });
      expect(refused.errors).toMatchObject([
        { pointer: '/events/0/variant/charms/1', message: expect.stringContaining('phoenix') as unknown },
      ]);
    });

    test('with lists that cannot be read is refused by the place', async () => {
      const refused = (await http.post('/v1/review', withLists({ bosses: ['thief', 'thief'] }))).json();
      expect(refused).toMatchObject({ code: 'invalid-record', reason: 'invalid-start' });
      expect(refused.errors).toMatchObject([{ pointer: '/events/0/variant/bosses/1' }]);
    });
  });

  test.each<[object, string]>([
    [{}, 'invalid-request'],
    [{ schema: 'yaht.game/1', events: [] }, 'invalid-record'],
    [{ schema: 'yaht.game/1', events: [{ type: 'GameStarted', variant: 5 }] }, 'invalid-record'],
  ])('%j is %s', async (body, code) => {
    expect((await http.post('/v1/review', body)).json()).toMatchObject({ status: 400, code });
  });
});
