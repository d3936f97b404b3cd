import { fault, play, startGame, variantById, type Command, type ScorecardGame } from '@yaht/rules';
import { chanceOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { awardOf, type Award } from './award.ts';

/** One roll and one row for each turn of somebody alone; the award for the last of them. */
function awardAfter(variant: string, ...turns: readonly (readonly [dice: string, category: string])[]): Award {
  const rules = variantById(variant) ?? fault(`no ${variant}`);
  const started = startGame({ id: 'G-1', variant: rules, players: [{ name: 'Ann' }] }, chanceOf(''));
  let game = (started.ok ? started.value.game : fault(started.error)) as ScorecardGame;
  const move = (command: Command, dice = ''): void => {
    const played = play(game, 0, command, chanceOf(dice));
    game = played.ok ? played.value.game : fault(played.error);
  };
  for (const [dice, category] of turns) {
    move({ type: 'RollDice' }, dice);
    move({ type: 'ScoreCategory', category });
  }
  const fact = game.events.findLast(event => event.type === 'ScoreRecorded');
  return awardOf(game, fact ?? fault('nothing scored'));
}

const rows: [string, string, string, Award['kind'], Award['level']][] = [
  ['yahtzee', '11234', 'ones', 'written', 1],
  ['yahtzee', '66655', 'ones', 'written', 1],
  ['yahtzee', '66655', 'chance', 'written', 1],
  ['yahtzee', '66666', 'chance', 'good', 2],
  ['yahtzee', '33322', 'fullHouse', 'good', 2],
  ['yahtzee', '12346', 'smallStraight', 'good', 2],
  ['yahtzee', '12345', 'largeStraight', 'straight', 3],
  ['yahtzee', '44444', 'yahtzee', 'alike', 4],
  ['yatzy', '12345', 'smallStraight', 'written', 1],
  ['yatzy', '23456', 'largeStraight', 'straight', 3],
  ['yatzy', '44444', 'yatzy', 'alike', 4],
  ['maxi-yatzy', '234561', 'fullStraight', 'straight', 3],
  ['maxi-yatzy', '234561', 'largeStraight', 'written', 1],
  ['kniffel', '11111', 'yahtzee', 'alike', 4],
];

test.each(rows)('%s: %s in %s is %s', (variant, dice, category, kind, level) => {
  expect(awardAfter(variant, [dice, category])).toMatchObject({ kind, level, category, bonus: 0, dice: [...dice].map(Number) });
});

test('the row that reaches the upper target is great, the ones after it are not', () => {
  const upper = [
    ['66666', 'sixes'],
    ['55555', 'fives'],
    ['44411', 'fours'],
  ] as const;
  expect(awardAfter('yahtzee', ...upper)).toMatchObject({ kind: 'upper-bonus', level: 3, bonus: 35 });
  expect(awardAfter('yahtzee', ...upper, ['33311', 'threes'])).toMatchObject({ kind: 'written', bonus: 0 });
});

test('all alike once more is the second time, and a joker without its bonus is great', () => {
  const twice = awardAfter('yahtzee', ['44444', 'yahtzee'], ['44444', 'fours']);
  expect(twice).toMatchObject({ kind: 'again', level: 4, points: 20, bonus: 100, nth: 2 });
  const third = awardAfter('yahtzee', ['44444', 'yahtzee'], ['44444', 'fours'], ['44444', 'largeStraight']);
  expect(third).toMatchObject({ kind: 'again', points: 40, nth: 3 });
  const joker = awardAfter('yahtzee-official', ['12346', 'yahtzee'], ['44444', 'fours'], ['44444', 'fullHouse']);
  expect(joker).toMatchObject({ kind: 'joker', level: 3, points: 25, bonus: 0 });
});
