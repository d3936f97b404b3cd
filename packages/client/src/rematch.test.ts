import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { rematchSetup } from './rematch.ts';

const players = [{ name: 'Ann' }, { name: 'Bot', bot: 'easy' as const }, { name: 'Cy' }];

test('whoever was second begins, also where the dice said who that was; rules and options stay', () => {
  const game = newGame(variantOf('yatzy'), chanceFrom(3), { players, options: { turnOrder: 'opening-roll', undo: 'practice' } });
  const [first, ...others] = game.start.order.map(seat => players[seat]);
  const again = rematchSetup(game);
  expect(again).toEqual({
    variant: variantOf('yatzy'),
    players: [...others, first],
    options: { ...game.start.options, turnOrder: 'seated' },
  });
  const second = newGame(again.variant, chanceFrom(3), again);
  expect(rematchSetup(second).players).toEqual([others[1], first, others[0]]);
});
