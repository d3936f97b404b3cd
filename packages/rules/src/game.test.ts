import { expect, test } from 'vitest';
import { play, replay, totals } from './game.ts';
import { offersFor } from './scorecard/offers.ts';
import { emptyCard } from './scorecard/card.ts';
import { chanceFrom, newGame } from './testing/index.ts';
import { scorecardVariants } from './variants/index.ts';

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
