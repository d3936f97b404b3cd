import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import { botMove } from '@yaht/bots';
import { fault, play, type Game } from '@yaht/rules';
import { expect, test } from 'vitest';
import { placeOf } from './own-place.ts';

/** A whole game of so many, which bots have played by easy means. */
function ended(seed: number, players = [{ name: 'Ann' }]): Game {
  const chance = chanceFrom(seed);
  let game = newGame(variantOf('yahtzee'), chance, { players, id: `game-${seed}-${players.length}` });
  while (game.state.turn) {
    const { seat } = game.state.turn;
    const played = play(game, seat, botMove(game, seat, 'easy'), chance);
    game = played.ok ? played.value.game : fault(played.error);
  }
  return game;
}

test('a game stands among those that are like it and count, itself counted once', () => {
  const games = [1, 2, 3]
    .map(seed => ended(seed))
    .toSorted((one, other) => (other.over?.totals[0] ?? 0) - (one.over?.totals[0] ?? 0));
  const others = [ended(4, [{ name: 'Ann' }, { name: 'Ben' }])];
  expect(games.map(game => placeOf(game, [...games, ...others]))).toEqual([
    { rank: 1, games: 3 },
    { rank: 2, games: 3 },
    { rank: 3, games: 3 },
  ]);
  expect(others.map(game => placeOf(game, games))).toEqual([null]);
});
