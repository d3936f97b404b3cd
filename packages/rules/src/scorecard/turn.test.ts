import { describe, expect, test } from 'vitest';
import type { Hold } from '../dice.ts';
import { err, ok } from '../result.ts';
import { chanceFrom, chanceOf, diceOf, hold, newGame, playAll, positionOf, tableOf, turnOf, wish } from '../testing/index.ts';
import { maxiYatzy } from '../variants/maxi-yatzy.ts';
import { yahtzee } from '../variants/yahtzee.ts';
import { yatzy } from '../variants/yatzy.ts';

const ready = newGame(yatzy);
const rolled = positionOf(yatzy, { faces: '11236' });

describe('before the first roll', () => {
  test.each([
    { type: 'HoldDice', hold: hold('x....') },
    { type: 'ScoreCategory', category: 'ones' },
    { type: 'ScratchCategory', category: 'ones' },
  ] as const)('[S1] $type is refused', command => {
    expect(wish(ready, 0, command)).toEqual(err('roll-first'));
  });

  test('[S2] the first roll throws all dice', () => {
    const facts = [{ type: 'DiceRolled', seat: 0, hold: hold('.....'), dice: diceOf('31415'), rollsLeft: 2 }];
    expect(wish(ready, 0, { type: 'RollDice' }, chanceOf('31415'))).toEqual(ok(facts));
    expect(wish(ready, 0, { type: 'RollDice', hold: hold('.....') }, chanceOf('31415'))).toEqual(ok(facts));
  });

  test.each(['x....', 'xxxxx'])('[S2] there is nothing to hold yet: %s', flags => {
    expect(wish(ready, 0, { type: 'RollDice', hold: hold(flags) })).toEqual(err('roll-first'));
  });
});

describe('holding', () => {
  const gaps: boolean[] = [];
  gaps[0] = true;
  gaps[4] = false;
  const misfits: [string, unknown][] = [
    ['none', []],
    ['four', hold('xx..')],
    ['six', hold('xx....')],
    ['gaps', gaps],
    ['only gaps', new Array(5)],
    ['numbers', [1, 1, 0, 0, 0]],
    ['texts', ['x', 'x', '', '', '']],
    ['nulls', [true, null, null, null, null]],
    ['a text', 'xx..x'],
    ['an object', { length: 5 }],
  ];

  test.each(misfits)('[S3] flags that do not fit: %s', (_, flags) => {
    expect(wish(rolled, 0, { type: 'RollDice', hold: flags as Hold })).toEqual(err('hold-does-not-fit'));
    expect(wish(rolled, 0, { type: 'HoldDice', hold: flags as Hold })).toEqual(err('hold-does-not-fit'));
  });

  test('[S3] [S4] dice are held and released again before a roll', () => {
    const held = playAll(rolled, chanceOf(), [
      [0, { type: 'HoldDice', hold: hold('xx..x') }],
      [0, { type: 'HoldDice', hold: hold('x....') }],
    ]);
    expect(turnOf(held).hold).toEqual(hold('x....'));
    const released = playAll(held, chanceOf(), [[0, { type: 'HoldDice', hold: hold('.....') }]]);
    expect(turnOf(released).hold).toEqual(hold('.....'));
  });

  test('[S5] a roll without flags keeps what is held now', () => {
    const held = playAll(rolled, chanceOf(), [[0, { type: 'HoldDice', hold: hold('xx..x') }]]);
    const once = playAll(held, chanceOf('45'), [[0, { type: 'RollDice' }]]);
    expect(turnOf(once).dice).toEqual(diceOf('11456'));
    expect(turnOf(playAll(once, chanceOf('66'), [[0, { type: 'RollDice' }]])).dice).toEqual(diceOf('11666'));
  });

  test('[T13] flags changed after the wish do not change the fact', () => {
    const flags = [true, true, false, false, false];
    const held = playAll(rolled, chanceOf('456'), [
      [0, { type: 'HoldDice', hold: flags }],
      [0, { type: 'RollDice', hold: flags }],
    ]);
    flags[0] = false;
    expect(held.events.slice(-2)).toMatchObject([{ hold: hold('xx...') }, { hold: hold('xx...') }]);
  });
});

describe('rolling', () => {
  const masks = Array.from({ length: 31 }, (_, mask) =>
    mask.toString(2).padStart(5, '0').replaceAll('0', '.').replaceAll('1', 'x'),
  );

  test.each(masks)('[S5] hold %s: held faces stay, the others are drawn from left to right', flags => {
    const drawn = [...'65432'];
    const expected = [...'11236'].map((face, die) => (flags[die] === 'x' ? face : drawn.shift())).join('');
    expect(wish(rolled, 0, { type: 'RollDice', hold: hold(flags) }, chanceOf('65432'))).toEqual(
      ok([{ type: 'DiceRolled', seat: 0, hold: hold(flags), dice: diceOf(expected), rollsLeft: 1 }]),
    );
  });

  test('[S7] a roll with every die held is refused', () => {
    expect(wish(rolled, 0, { type: 'RollDice', hold: hold('xxxxx') })).toEqual(err('nothing-to-roll'));
    const held = playAll(rolled, chanceOf(), [[0, { type: 'HoldDice', hold: hold('xxxxx') }]]);
    expect(wish(held, 0, { type: 'RollDice' })).toEqual(err('nothing-to-roll'));
  });

  test('[S6] three rolls, then no more', () => {
    const roll = [0, { type: 'RollDice' }] as const;
    const spent = playAll(ready, chanceFrom(2), [roll, roll, roll]);
    expect(turnOf(spent)).toMatchObject({ rolls: 3, rollsLeft: 0 });
    expect(wish(spent, 0, { type: 'RollDice' })).toEqual(err('no-rolls-left'));
  });

  test('[T14] dice are asked for by turn and roll, all dice of the game each time', () => {
    const asked: unknown[] = [];
    playAll(
      newGame(yatzy),
      (stream, at, sides) => {
        asked.push([stream, at, sides.length]);
        return sides.map(() => 1);
      },
      [
        [0, { type: 'RollDice' }],
        [0, { type: 'RollDice', hold: hold('xxxx.') }],
        [0, { type: 'ScoreCategory', category: 'ones' }],
        [0, { type: 'RollDice' }],
      ],
    );
    expect(asked).toEqual([
      ['dice', { turn: 1, roll: 1 }, 5],
      ['dice', { turn: 1, roll: 2 }, 5],
      ['dice', { turn: 2, roll: 1 }, 5],
    ]);
  });
});

describe('scoring', () => {
  test.each([1, 2, 3])('[S8] [S9] a seat may score after roll %i', rolls => {
    const game = playAll(
      ready,
      chanceOf('11111', '11111', '11111'),
      Array.from({ length: rolls }, () => [0, { type: 'RollDice' }] as const),
    );
    expect(wish(game, 0, { type: 'ScoreCategory', category: 'ones' })).toMatchObject({
      value: [{ type: 'ScoreRecorded', seat: 0, category: 'ones', points: 5, bonus: 0 }, { type: 'TurnStarted' }],
    });
  });

  test('[S9] dice that do not fit earn a zero', () => {
    expect(wish(rolled, 0, { type: 'ScoreCategory', category: 'yatzy' })).toMatchObject({ value: [{ points: 0 }, {}] });
  });

  test('[S10] scratching records a zero whatever the dice show', () => {
    expect(wish(rolled, 0, { type: 'ScratchCategory', category: 'chance' })).toMatchObject({
      value: [{ category: 'chance', points: 0, zero: 'scratched' }, {}],
    });
  });

  test.each(['', 'seven', 'Ones', 'toString', '__proto__', 'constructor', 'hasOwnProperty', 'yahtzee'])(
    '[S8] %j is not on the card',
    category => {
      expect(wish(rolled, 0, { type: 'ScoreCategory', category })).toEqual(err('invalid-category'));
      expect(wish(rolled, 0, { type: 'ScratchCategory', category })).toEqual(err('invalid-category'));
      expect(wish(ready, 0, { type: 'ScoreCategory', category })).toEqual(err('invalid-category'));
    },
  );

  test.each([[['ones']], [null], [7]])('[S8] %j only looks like a category', category => {
    const command = { type: 'ScoreCategory', category: category as unknown as string } as const;
    expect(wish(rolled, 0, command)).toEqual(err('invalid-category'));
  });

  test.each([0, 4])('[S8] [S11] a category that holds %i is filled', points => {
    const game = positionOf(yatzy, { card: { ones: points }, faces: '11111' });
    expect(wish(game, 0, { type: 'ScoreCategory', category: 'ones' })).toEqual(err('category-filled'));
    expect(wish(game, 0, { type: 'ScratchCategory', category: 'ones' })).toEqual(err('category-filled'));
  });

  test('[S12] scoring releases all dice and begins the next seat’s turn', () => {
    const two = newGame(yatzy, chanceOf(), { players: [{ name: 'Ann' }, { name: 'Ben' }] });
    const next = playAll(two, chanceFrom(1), [
      [0, { type: 'RollDice' }],
      [0, { type: 'RollDice', hold: hold('xxx..') }],
      [0, { type: 'ScoreCategory', category: 'chance' }],
    ]);
    expect(turnOf(next)).toEqual({ seat: 1, number: 2, rolls: 0, rollsLeft: 3, dice: null, hold: hold('.....') });
  });
});

describe('saved rolls', () => {
  const score = (category: string) => [0, { type: 'ScoreCategory', category }] as const;
  const roll = [0, { type: 'RollDice' }] as const;

  test('[S13] [MX14] what a turn leaves unused is added to the next', () => {
    const second = playAll(newGame(maxiYatzy), chanceFrom(1), [roll, score('ones')]);
    expect(turnOf(second).rollsLeft).toBe(5);
    const third = playAll(second, chanceFrom(1), [roll, roll, roll, roll, score('twos')]);
    expect(turnOf(third).rollsLeft).toBe(4);
    const fourth = playAll(third, chanceFrom(1), [roll, roll, roll, roll, score('threes')]);
    expect(turnOf(fourth).rollsLeft).toBe(3);
  });

  test('[S13] each seat saves for itself', () => {
    const two = newGame(maxiYatzy, chanceOf(), { players: [{ name: 'Ann' }, { name: 'Ben' }] });
    const next = playAll(two, chanceFrom(1), [roll, score('ones')]);
    expect(turnOf(next)).toMatchObject({ seat: 1, rollsLeft: 3 });
    expect(tableOf(next).savedRolls).toEqual([2, 0]);
  });

  test('[S13] scratching saves as well', () => {
    const next = playAll(newGame(maxiYatzy), chanceFrom(1), [roll, [0, { type: 'ScratchCategory', category: 'ones' }]]);
    expect(turnOf(next).rollsLeft).toBe(5);
  });

  test('[S13] a turn that the house passes saves nothing new', () => {
    const pass = ['house', { type: 'PassTurn' }] as const;
    expect(turnOf(playAll(newGame(maxiYatzy), chanceFrom(1), [pass])).rollsLeft).toBe(3);
    const saved = playAll(newGame(maxiYatzy), chanceFrom(1), [roll, score('ones')]);
    expect(turnOf(playAll(saved, chanceFrom(1), [pass, pass])).rollsLeft).toBe(5);
    expect(turnOf(playAll(saved, chanceFrom(1), [roll, roll, roll, roll, pass])).rollsLeft).toBe(4);
  });

  test('[S13] other games save nothing', () => {
    expect(turnOf(playAll(newGame(yahtzee), chanceFrom(1), [roll, score('ones')])).rollsLeft).toBe(3);
  });

  test('[S13] an undo gives the saved rolls back', () => {
    const second = playAll(newGame(maxiYatzy), chanceFrom(1), [roll, score('ones'), [0, { type: 'Undo' }]]);
    expect(tableOf(second).savedRolls).toEqual([0]);
    expect(turnOf(second).rollsLeft).toBe(2);
  });
});

describe('the first roll by the authority', () => {
  const auto = newGame(yatzy, chanceOf('12345'), { options: { autoFirstRoll: true } });

  test('[S14] it lies on the table when the turn begins, and is one of three', () => {
    expect(auto.events.at(-1)).toEqual({ type: 'TurnStarted', seat: 0, dice: diceOf('12345'), rollsLeft: 2 });
    expect(turnOf(auto)).toMatchObject({ rolls: 1, rollsLeft: 2 });
  });

  test('[S14] the next turn begins the same way', () => {
    const next = playAll(auto, chanceOf('66666'), [[0, { type: 'ScoreCategory', category: 'smallStraight' }]]);
    expect(turnOf(next)).toMatchObject({ number: 2, rolls: 1, dice: diceOf('66666') });
  });

  test('[S14] the second roll is the one a player would have made', () => {
    const byHand = playAll(newGame(yatzy), chanceFrom(9), [[0, { type: 'RollDice' }]]);
    const byHouse = newGame(yatzy, chanceFrom(9), { options: { autoFirstRoll: true } });
    expect(turnOf(byHouse).dice).toEqual(turnOf(byHand).dice);
    const again = [0, { type: 'RollDice' }] as const;
    expect(turnOf(playAll(byHouse, chanceFrom(9), [again])).dice).toEqual(turnOf(playAll(byHand, chanceFrom(9), [again])).dice);
  });

  test('[S14] with saved rolls it is one of them all', () => {
    const game = newGame(maxiYatzy, chanceFrom(1), { options: { autoFirstRoll: true } });
    expect(turnOf(playAll(game, chanceFrom(1), [[0, { type: 'ScoreCategory', category: 'ones' }]])).rollsLeft).toBe(4);
  });
});

test('[T15] with the same dice for all, everybody sees the same first roll in a round', () => {
  const options = { sameDice: true };
  let game = newGame(yatzy, chanceFrom(5), { options, players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cem' }] });
  const rolls: string[] = [];
  for (const category of ['ones', 'ones', 'ones', 'twos', 'twos', 'twos']) {
    const { seat } = turnOf(game);
    game = playAll(game, chanceFrom(5), [[seat, { type: 'RollDice' }]]);
    rolls.push(turnOf(game).dice?.join('') ?? '');
    game = playAll(game, chanceFrom(5), [[seat, { type: 'ScoreCategory', category }]]);
  }
  expect(new Set(rolls.slice(0, 3)).size).toBe(1);
  expect(new Set(rolls.slice(3)).size).toBe(1);
  expect(rolls[0]).not.toBe(rolls[3]);
});
