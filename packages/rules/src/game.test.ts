import { expect, test } from 'vitest';
import { play, replay, roundOf, roundOfTurn, totals, type Command } from './game.ts';
import { offersFor } from './scorecard/offers.ts';
import { emptyCard } from './scorecard/card.ts';
import { chanceFrom, newGame, playAll } from './testing/index.ts';
import { scorecardVariants } from './variants/index.ts';
import { yatzy } from './variants/yatzy.ts';

test.each(scorecardVariants.map(variant => [variant.id, variant] as const))(
  '%s: a game of first offers ends and replays',
  (_, variant) => {
    const chance = chanceFrom(7);
    let game = newGame(variant, chance, { players: [{ name: 'Ann' }, { name: 'Ben' }] });
    while (game.state.turn) {
      const { seat } = game.state.turn;
      const rolled = play(game, seat, { type: 'RollDice' }, chance);
      if (!rolled.ok) throw new Error(rolled.error);
      game = rolled.value.game;
      const dice = game.state.turn?.dice ?? null;
      const offer = offersFor(variant, game.state.cards[seat] ?? emptyCard, dice).find(({ allowed }) => allowed);
      const scored = play(game, seat, { type: 'ScoreCategory', category: offer?.category ?? '' }, chance);
      if (!scored.ok) throw new Error(scored.error);
      game = scored.value.game;
    }
    expect(game.over?.totals).toEqual(totals(game));
    expect(replay(game.events)).toEqual(game);
  },
);

test('a round is on until every seat has had its turn', () => {
  const chance = chanceFrom(7);
  const turn = (seat: number, category: string): readonly (readonly [number, Command])[] => [
    [seat, { type: 'RollDice' }],
    [seat, { type: 'ScratchCategory', category }],
  ];
  const game = newGame(yatzy, chance, { players: [{ name: 'Ann' }, { name: 'Ben' }] });
  expect(roundOf(replay(game.events.slice(0, 1)))).toBe(1); // nobody is in turn yet
  expect(roundOf(game)).toBe(1);
  expect([1, 2, 3, 4, 5].map(number => roundOfTurn(game.start, number))).toEqual([1, 1, 2, 2, 3]);
  expect(roundOf(playAll(game, chance, turn(0, 'ones')))).toBe(1);
  expect(roundOf(playAll(game, chance, [...turn(0, 'ones'), ...turn(1, 'ones')]))).toBe(2);
});
