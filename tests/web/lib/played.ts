/** Whole games that bots have played with seeded dice, for screens that look back. */
import { botMove } from '@yaht/bots';
import { fault, play, startGame, variantById, type BotLevel, type ScorecardGame } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';

/** A game to its end: people by their names, whose hands a bot of this level has played. */
export function playedGame(
  seed: number,
  variant = 'yahtzee',
  names: readonly string[] = ['Ann'],
  level: BotLevel = 'easy',
): ScorecardGame {
  const chance = chanceFrom(seed);
  const rules = variantById(variant) ?? fault(`no game ${variant}`);
  const started = startGame({ id: `played-${variant}-${seed}`, variant: rules, players: names.map(name => ({ name })) }, chance);
  let game = started.ok ? started.value.game : fault('the game did not start');
  while (game.state.turn) {
    const { seat } = game.state.turn;
    const played = play(game, seat, botMove(game, seat, level), chance);
    game = played.ok ? played.value.game : fault(played.error);
  }
  return game.family === 'scorecard' ? game : fault('a game without a card');
}
