import { play, type Game, type Hold } from '@yaht/rules';
import { chanceOf, hold, positionOf, variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { selectDice, selectedDice, type SelectAction } from './selection.ts';

const rolled = positionOf(variantOf('yatzy'), { faces: '33516', rollsLeft: 2 });

const after = (game: Game, ...actions: readonly SelectAction[]): Hold =>
  selectedDice(
    game,
    actions.reduce<Hold | null>((chosen, action) => selectDice(game, chosen, action), null),
  );

const actions: [string, readonly SelectAction[], string][] = [
  ['nothing', [], '.....'],
  ['a die', [{ type: 'toggle', die: 2 }], '..x..'],
  [
    'a die twice',
    [
      { type: 'toggle', die: 2 },
      { type: 'toggle', die: 2 },
    ],
    '.....',
  ],
  ['all', [{ type: 'all' }], 'xxxxx'],
  ['all but one', [{ type: 'all' }, { type: 'toggle', die: 4 }], 'xxxx.'],
  ['none after all', [{ type: 'all' }, { type: 'none' }], '.....'],
  ['a face', [{ type: 'face', face: 3 }], 'xx...'],
  [
    'a face of which one is held',
    [
      { type: 'toggle', die: 0 },
      { type: 'face', face: 3 },
    ],
    'xx...',
  ],
  [
    'a face twice',
    [
      { type: 'face', face: 3 },
      { type: 'face', face: 3 },
    ],
    '.....',
  ],
  [
    'a face that nobody shows',
    [
      { type: 'toggle', die: 0 },
      { type: 'face', face: 2 },
    ],
    'x....',
  ],
  [
    'these and no others',
    [
      { type: 'toggle', die: 0 },
      { type: 'these', dice: [1, 4, 7] },
    ],
    '.x..x',
  ],
  ['a die that is not there', [{ type: 'toggle', die: 7 }], '.....'],
];

test.each(actions)('holding %s', (_, chosen, flags) => {
  expect(after(rolled, ...chosen)).toEqual(hold(flags));
});

test('dice held stay held after the roll, and a new turn begins with none', () => {
  const chosen = selectDice(rolled, null, { type: 'face', face: 3 });
  const chance = chanceOf('111', '66666');
  const again = play(rolled, 0, { type: 'RollDice', hold: selectedDice(rolled, chosen) }, chance);
  const game = again.ok ? again.value.game : expect.fail();
  expect(selectedDice(game, null)).toEqual(hold('xx...'));
  expect(selectedDice(game, selectDice(game, null, { type: 'none' }))).toEqual(hold('.....'));
  const scored = play(game, 0, { type: 'ScoreCategory', category: 'chance' }, chance);
  expect(scored.ok && selectedDice(scored.value.game, null)).toEqual(hold('.....'));
});

test('nothing can be held before the first roll and after the last', () => {
  const ready = positionOf(variantOf('yatzy'), {});
  expect(after(ready, { type: 'all' })).toEqual(hold('.....'));
  const last = positionOf(variantOf('yatzy'), { faces: '33516', rollsLeft: 0 });
  expect(after(last, { type: 'all' })).toEqual(hold('.....'));
});
