import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, RollioGame } from '../game.ts';
import { play, replay, totals } from '../game.ts';
import { readRecord, recordOf, RECORD_SCHEMA } from '../record.ts';
import { err, ok } from '../result.ts';
import { chanceFrom, chanceOf, hold, newGame, playAll, wish } from '../testing/index.ts';
import { rollioClassic } from '../variants/rollio-classic.ts';
import { isAssisted } from '../undo.ts';
import { rollioOffersFor } from './offers.ts';

const two = { players: [{ name: 'Ann' }, { name: 'Ben' }] };
const roll = { type: 'RollDice' } as const;
const bank = { type: 'Bank' } as const;
const score = (dice: string, partition?: number): Command => ({
  type: 'ScoreDice',
  dice: [...dice].map(Number),
  ...(partition === undefined ? {} : { partition }),
});

const after = (draws: readonly string[], moves: readonly Command[], setup = {}): RollioGame => {
  const chance = chanceOf(...draws);
  return playAll(
    newGame(rollioClassic, chance, setup),
    chance,
    moves.map(move => [0, move] as const),
  );
};

describe('a turn', () => {
  test('[RC1] all six dice are thrown first', () => {
    const game = newGame(rollioClassic);
    expect(wish(game, 0, roll, chanceOf('123446'))).toEqual(
      ok([{ type: 'DiceRolled', seat: 0, hold: hold('......'), dice: [1, 2, 3, 4, 4, 6] }]),
    );
  });

  test('[RC2] scoring dice are set aside, and their points go into the pot', () => {
    const game = after(['112346'], [roll]);
    expect(wish(game, 0, score('10'))).toEqual(
      ok([
        {
          type: 'DiceScored',
          seat: 0,
          dice: [0, 1],
          partition: 0,
          combinations: [
            { type: 'single', faces: [1], points: 100, dice: [0] },
            { type: 'single', faces: [1], points: 100, dice: [1] },
          ],
          points: 200,
          pot: 200,
          hotDice: false,
        },
      ]),
    );
  });

  test('[RC2] the player chooses the partition by its place in the list, best first', () => {
    const game = after(['333444'], [roll]);
    expect(after(['333444'], [roll, score('012345')]).state.turn?.pot).toBe(2500);
    expect(after(['333444'], [roll, score('012345', 1)]).state.turn?.pot).toBe(700);
    expect(wish(game, 0, score('012345', 2))).toEqual(err('invalid-partition'));
    expect(wish(game, 0, score('012345', -1))).toEqual(err('invalid-partition'));
  });

  test('[RC3] more dice of the same roll may be set aside before the next', () => {
    const game = after(['152346'], [roll, score('0'), score('1')]);
    expect(game.state.turn).toMatchObject({ pot: 150, aside: hold('xx....'), scored: true });
  });

  test('[RC4] the dice set aside stay, the others take the drawn values from left to right', () => {
    const game = after(['212346'], [roll, score('1')]);
    expect(wish(game, 0, roll, chanceOf('123456'))).toEqual(
      ok([{ type: 'DiceRolled', seat: 0, hold: hold('.x....'), dice: [1, 1, 2, 3, 4, 5] }]),
    );
  });

  test('[RC5] with every die set aside, all come back and the pot stays', () => {
    const game = after(['123456'], [roll, score('012345')]);
    expect(game.state.turn).toMatchObject({ hotDice: 1, pot: 1500 });
    expect(wish(game, 0, roll, chanceOf('522346'))).toEqual(
      ok([{ type: 'DiceRolled', seat: 0, hold: hold('......'), dice: [5, 2, 2, 3, 4, 6] }]),
    );
  });

  test('[RC6] a roll without scoring dice loses the pot and ends the turn', () => {
    const game = after(['122346'], [roll, score('0')], two);
    expect(wish(game, 0, roll, chanceOf('223466'))).toEqual(
      ok([
        { type: 'DiceRolled', seat: 0, hold: hold('x.....'), dice: [1, 2, 2, 3, 4, 6] },
        { type: 'Flopped', seat: 0, lost: 100 },
        { type: 'TurnStarted', seat: 1, dice: null },
      ]),
    );
  });

  test('[RC6] dice set aside do not save a roll from being a flop', () => {
    const game = after(['112346', '222222'], [roll, score('01')]);
    const flopped = wish(game, 0, roll, chanceOf('2346'));
    expect(flopped.ok && flopped.value[1]).toEqual({ type: 'Flopped', seat: 0, lost: 200 });
  });

  test('[RC7] banking adds the pot to the total', () => {
    const game = after(['111346'], [roll, score('012')], two);
    expect(wish(game, 0, bank)).toEqual(
      ok([
        { type: 'Banked', seat: 0, points: 1000, total: 1000 },
        { type: 'TurnStarted', seat: 1, dice: null },
      ]),
    );
  });

  test('[RC10] the house passes the turn of a player who is away: its pot is lost', () => {
    const game = after(['111346'], [roll, score('012')], two);
    expect(wish(game, 'house', { type: 'PassTurn' })).toEqual(
      ok([
        { type: 'TurnPassed', seat: 0, lost: 1000 },
        { type: 'TurnStarted', seat: 1, dice: null },
      ]),
    );
    expect(wish(game, 0, { type: 'PassTurn' })).toEqual(err('house-only'));
  });
});

describe('refusals', () => {
  const fresh = after([], []);
  const rolled = after(['112346'], [roll]);
  const scored = after(['112346'], [roll, score('0')]);
  const hot = after(['123456'], [roll, score('012345')]);

  const refused: [string, RollioGame, Command, string][] = [
    ['scoring before the first roll', fresh, score('0'), 'roll-first'],
    ['banking before the first roll', fresh, bank, 'roll-first'],
    ['rolling with dice held before the first roll', fresh, { type: 'RollDice', hold: hold('x.....') }, 'hold-does-not-fit'],
    ['rolling on without scoring', rolled, roll, 'score-first'],
    ['banking without scoring', rolled, bank, 'score-first'],
    ['an empty selection', rolled, score(''), 'nothing-selected'],
    ['a die that is not there', rolled, score('06'), 'invalid-index'],
    ['a gap in the list of dice', rolled, { type: 'ScoreDice', dice: new Array<number>(2) }, 'invalid-index'],
    ['a way that is no number of one', rolled, score('0', 0.5), 'invalid-partition'],
    ['a die twice', rolled, score('00'), 'dice-used-twice'],
    ['dice that do not score', rolled, score('02'), 'unused-dice'],
    ['a die set aside before', scored, score('01'), 'dice-set-aside'],
    ['a hold that is not what was set aside', scored, { type: 'RollDice', hold: hold('.x....') }, 'hold-does-not-fit'],
    ['scoring after hot dice', hot, score('0'), 'dice-set-aside'],
    ['a command of the other family', rolled, { type: 'ScoreCategory', category: 'ones' }, 'command-does-not-fit'],
    ['holding dice', rolled, { type: 'HoldDice', hold: hold('x.....') }, 'command-does-not-fit'],
  ];

  test.each(refused)('[RC8] %s is refused and changes nothing', (_, game, command, reason) => {
    const before = structuredClone(game);
    expect(wish(game, 0, command)).toEqual(err(reason));
    expect(game).toEqual(before);
  });

  test.each([roll, score('0'), bank])('[RC8] %o out of turn is refused', command => {
    expect(wish(after(['112346'], [roll], two), 1, command)).toEqual(err('not-your-turn'));
  });

  test.each([roll, score('0'), bank, { type: 'PassTurn' } as const])('[RC8] %o after the end is refused', command => {
    const over = playAll(rolled, chanceOf(), [['house', { type: 'Abandon' }]]);
    expect(wish(over, 'house', command)).toEqual(err('game-over'));
  });

  test('[RC8] five players are too many', () => {
    expect(() => newGame(rollioClassic, chanceFrom(1), { players: [...'ABCDE'].map(name => ({ name })) })).toThrow(
      'too-many-players',
    );
  });
});

/** Banks a total at once by facts: as if the seat had collected it over many turns. */
const withTotals = (game: RollioGame, banked: readonly [seat: number, points: number][]): RollioGame => {
  const facts = banked.flatMap(([seat, points]) => [
    { type: 'Banked', seat, points, total: points } as const,
    { type: 'TurnStarted', seat: (seat + 1) % game.start.players.length, dice: null } as const,
  ]);
  const next = replay([...game.events, ...facts]);
  return next.family === 'rollio' ? next : game;
};

describe('the end', () => {
  const three = { players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cy' }] };
  const banks = (game: RollioGame, seat: number, faces: string, dice: string) => {
    const chance = chanceOf(faces);
    return playAll(game, chance, [
      [seat, roll],
      [seat, score(dice)],
      [seat, bank],
    ]);
  };

  test('[RC11] the first bank to reach 10,000 gives everybody else one more turn', () => {
    const start = withTotals(newGame(rollioClassic, chanceFrom(1), three), [[0, 500]]);
    const reached = banks(
      withTotals(start, [
        [1, 9000],
        [2, 9500],
        [0, 600],
      ]),
      1,
      '111346',
      '012',
    );
    expect(reached.state).toMatchObject({ closer: 1, totals: [600, 10_000, 9500] });
    const last = banks(banks(reached, 2, '112346', '0'), 0, '112346', '01');
    expect(last.over).toMatchObject({ totals: [800, 10_000, 9600], winners: [1] });
  });

  test('[RC11] the highest total wins, also when it came in a last turn', () => {
    let game = withTotals(newGame(rollioClassic, chanceFrom(1), three), [[0, 10_000]]);
    expect(game.state.closer).toBe(0);
    game = banks(withTotals(game, [[1, 10_400]]), 2, '112346', '0');
    expect(game.over).toEqual({ type: 'GameOver', totals: [10_000, 10_400, 100], winners: [1] });
    expect(totals(game)).toEqual([10_000, 10_400, 100]);
  });

  test('[RC11] equal totals share the win', () => {
    const game = banks(withTotals(newGame(rollioClassic, chanceFrom(1), two), [[0, 10_000]]), 1, '112346', '0');
    expect(game.over?.winners).toEqual([0]);
    const tied = withTotals(newGame(rollioClassic, chanceFrom(1), two), [[0, 10_000]]);
    const even = playAll({ ...tied, state: { ...tied.state, totals: [10_000, 9_000] } }, chanceOf('111346'), [
      [1, roll],
      [1, score('012')],
      [1, bank],
    ]);
    expect(even.over?.winners).toEqual([0, 1]);
  });

  test('[RC11] alone, the game ends with the bank that reaches it', () => {
    const start = newGame(rollioClassic);
    const game = banks({ ...start, state: { ...start.state, totals: [9_500] } }, 0, '111346', '012');
    expect(game.over).toMatchObject({ totals: [10_500], winners: [0] });
  });

  test('[RC11] a flop in the last turn ends the game too', () => {
    const game = withTotals(newGame(rollioClassic, chanceFrom(1), two), [[0, 10_000]]);
    const ended = wish(game, 1, roll, chanceOf('223466'));
    expect(ended.ok && ended.value.map(({ type }) => type)).toEqual(['DiceRolled', 'Flopped', 'GameOver']);
  });
});

describe('options', () => {
  test('[RC12] with the automatic first roll the turn begins with dice, and a flop begins the next', () => {
    const chance = chanceOf('223466', '123446');
    const game = newGame(rollioClassic, chance, { ...two, options: { autoFirstRoll: true } });
    expect(game.events.slice(1)).toEqual([
      { type: 'TurnStarted', seat: 0, dice: [2, 2, 3, 4, 6, 6] },
      { type: 'Flopped', seat: 0, lost: 0 },
      { type: 'TurnStarted', seat: 1, dice: [1, 2, 3, 4, 4, 6] },
    ]);
    expect(game.state.turn).toMatchObject({ seat: 1, rolls: 1 });
  });

  test('[RC12] with the same dice for all, a round has one set of rolls', () => {
    const chance = chanceFrom(5);
    const game = newGame(rollioClassic, chance, { ...two, options: { sameDice: true } });
    const first = playAll(game, chance, [[0, roll]]);
    const second = playAll(playAll(first, chance, [['house', { type: 'PassTurn' }]]), chance, [[1, roll]]);
    expect(second.state.turn?.dice).toEqual(first.state.turn?.dice);
  });

  test('[RC12] an opening roll decides who begins', () => {
    const game = newGame(rollioClassic, chanceOf('111111222222'), { ...two, options: { turnOrder: 'opening-roll' } });
    expect(game.state.turn?.seat).toBe(1);
  });

  test('[RC12] a hint is a fact of whoever is on turn', () => {
    const game = after([], [], two);
    expect(wish(game, 0, { type: 'Hint' })).toEqual(ok([{ type: 'HintTaken', seat: 0 }]));
    expect(wish(game, 1, { type: 'Hint' })).toEqual(err('not-your-turn'));
  });
});

describe('taking back', () => {
  const undo = { type: 'Undo' } as const;

  test('[RC13] dice set aside can be taken back until the next roll', () => {
    const rolled = after(['112346'], [roll]);
    const back = playAll(rolled, chanceOf(), [
      [0, score('0')],
      [0, undo],
    ]);
    expect(back.state).toEqual(rolled.state);
    const on = after(['112346', '123456'], [roll, score('0'), roll]);
    expect(wish(on, 0, undo)).toEqual(err('nothing-to-undo'));
  });

  test('[RC13] one step after another', () => {
    const game = after(['152346'], [roll, score('0'), score('1'), undo]);
    expect(game.state.turn?.pot).toBe(100);
    expect(playAll(game, chanceOf(), [[0, undo]]).state.turn?.pot).toBe(0);
  });

  test('[RC13] a bank can be taken back until the next roll, and done again', () => {
    const banked = after(['111346'], [roll, score('012'), bank], two);
    const back = playAll(banked, chanceOf(), [[0, undo]]);
    expect(back.state.turn).toMatchObject({ seat: 0, pot: 1000 });
    expect(playAll(back, chanceOf(), [[0, bank]]).state).toEqual(banked.state);
    const next = playAll(banked, chanceFrom(3), [[1, roll]]);
    expect(wish(next, 0, undo)).toEqual(err('nothing-to-undo'));
  });

  test('[RC13] in practice a roll is taken back and falls the same again', () => {
    const chance = chanceFrom(2);
    const game = playAll(newGame(rollioClassic, chance, { options: { undo: 'practice' } }), chance, [[0, roll]]);
    const again = playAll(game, chance, [
      [0, undo],
      [0, roll],
    ]);
    expect(again.state).toEqual(game.state);
    expect(isAssisted(again.events)).toBe(true);
  });
});

/** Sets aside what scores, die by die or the whole selection, and rolls on or banks as the numbers say. */
function randomGame(seed: number, choices: readonly number[], players: number, autoFirstRoll: boolean): RollioGame {
  const chance = chanceFrom(seed);
  const names = ['Ann', 'Ben', 'Cy', 'Di'].slice(0, players).map(name => ({ name }));
  let game = newGame(rollioClassic, chance, { players: names, options: { autoFirstRoll } });
  for (let i = 0; game.state.turn && i < 4_000; i++) {
    const { seat } = game.state.turn;
    const played = play(game, seat, nextMove(game, (choices[i % choices.length] ?? 0) + i), chance);
    if (!played.ok) throw new Error(played.error);
    game = played.value.game;
  }
  return game;
}

function nextMove({ start, state }: RollioGame, choice: number): Command {
  const { turn } = state;
  if (!turn?.dice) return roll;
  const { scorable } = rollioOffersFor(start.variant, turn);
  if (turn.scored) return choice % 3 === 0 && turn.pot < 600 ? roll : bank;
  const dice = turn.dice.flatMap((_, die) => (scorable[die] ? [die] : []));
  const whole = rollioOffersFor(start.variant, turn, dice).ways;
  const subset = dice.filter(die => turn.dice?.[die] === turn.dice?.[dice[0] ?? 0]);
  return { type: 'ScoreDice', dice: whole.length > 0 ? dice : subset, partition: whole.length > 1 ? choice % whole.length : 0 };
}

const games = fc.record({
  seed: fc.nat(),
  choices: fc.array(fc.nat(20), { minLength: 1, maxLength: 30 }),
  players: fc.integer({ min: 1, max: 4 }),
  auto: fc.boolean(),
});

describe('random games', () => {
  test('[RC14] a game ends, and replaying its facts gives the same game', () => {
    fc.assert(
      fc.property(games, ({ seed, choices, players, auto }) => {
        const game = randomGame(seed, choices, players, auto);
        expect(game.over?.totals).toEqual(totals(game));
        expect(Math.max(...totals(game))).toBeGreaterThanOrEqual(10_000);
        expect(replay(game.events)).toEqual(game);
        expect(readRecord(JSON.parse(JSON.stringify(recordOf(game))))).toEqual(ok(game));
      }),
      { numRuns: 30 },
    );
  });

  test('[RC14] every beginning of a game is a game', () => {
    const game = randomGame(11, [0, 3, 5, 1], 2, false);
    const chance = chanceFrom(11);
    game.events.forEach((_, i) => {
      const prefix = replay(game.events.slice(0, i + 1));
      expect(prefix.events).toHaveLength(i + 1);
      expect(play(prefix, 'house', { type: 'PassTurn' }, chance).ok).toBe(
        prefix.family === 'rollio' && prefix.state.turn !== null,
      );
    });
  });

  test('[RC13] taking back and doing again leads to the same state', () => {
    fc.assert(
      fc.property(games, fc.nat(60), ({ seed, choices, players }, length) => {
        const chance = chanceFrom(seed);
        const whole = randomGame(seed, choices, players, false);
        const last = whole.events.slice(0, length).findLastIndex(({ type }) => type === 'DiceScored' || type === 'Banked');
        const event = whole.events[last];
        const before = replay(whole.events.slice(0, last));
        if (!event || before.family !== 'rollio') return;
        const seat = before.state.turn?.seat ?? 0;
        const command = event.type === 'DiceScored' ? ({ type: 'ScoreDice', dice: event.dice } as const) : bank;
        const done = playAll(before, chance, [[seat, command]]);
        if (done.over) return;
        const back = playAll(done, chance, [[seat, { type: 'Undo' }]]);
        expect(back.state).toEqual(before.state);
        expect(playAll(back, chance, [[seat, command]]).state).toEqual(done.state);
      }),
      { numRuns: 40 },
    );
  });
});

describe('records', () => {
  const game = after(['333441', '152346'], [roll, score('012', 0), roll, score('3')], two);
  const withChange = (at: number, change: object) =>
    readRecord({ schema: RECORD_SCHEMA, events: game.events.map((event, i) => (i === at ? { ...event, ...change } : event)) });

  test('[RC14] a game in progress is read back', () => {
    expect(withChange(0, {})).toEqual(ok(game));
  });

  const changes: [string, number, object][] = [
    ['points the dice do not earn', 3, { points: 3000 }],
    ['dice that do not score', 3, { dice: [0, 1] }],
    ['dice that are no list', 3, { dice: 7 }],
    ['a way that is not there', 3, { partition: 'length' }],
    ['a roll that keeps other dice', 4, { hold: hold('x.....') }],
    ['a hold that is no list', 4, { hold: 1 }],
    ['a roll out of turn', 2, { seat: 1 }],
  ];

  test.each(changes)('[RC14] %s is not by the rules', (_, at, change) => {
    expect(withChange(at, change)).toEqual(err({ code: 'not-by-the-rules', event: at + 1 }));
  });

  const starts: [string, object][] = [
    ['id', { id: 'Rollio' }],
    ['name', { name: '' }],
    ['dice', { dice: 9 }],
    ['sides', { sides: 2 }],
    ['maxPlayers', { maxPlayers: 7 }],
    ['target', { target: 0 }],
    ['combinations', { combinations: [] }],
    ['combinations', { combinations: [{ type: 'single', shape: 'single', face: 0, points: 1 }] }],
    ['combinations', { combinations: [{ type: 'x', shape: 'groups', sizes: [1, 1, 1, 1, 1], points: 1 }] }],
    ['combinations', { combinations: [{ type: 'x', shape: 'groups', sizes: [3, 1], points: 1 }] }],
    ['combinations', { combinations: [{ type: 'x', shape: 'alike', size: 3, perFace: 1, except: 5 }] }],
    ['combinations', { combinations: [{ type: 'x', shape: 'run', length: 1, points: 1 }] }],
    ['combinations', { combinations: [{ type: 'x', shape: 'star' }] }],
  ];

  test.each(starts)('[RC14] a variant whose %s cannot be read is refused by name', (field, change) => {
    const refusal = { code: 'invalid-start', field: `variant.${field}` };
    expect(withChange(0, { variant: { ...rollioClassic, ...change } })).toEqual(err(refusal));
  });
});
