/** The guided turn as the first turn of a real game, which goes on with dice of its own. */
import { fault, play, startGame, type Chance, type Command, type Game, type ScorecardVariant } from '@yaht/rules';
import { ROLLS, toKeep } from './lesson.ts';

/** A roll draws for all dice, and those that are thrown take the first values, from left to right. */
const chance: Chance = (_, { roll }, sides) => {
  const thrown = (ROLLS[roll - 1] ?? []).filter((_, die) => toKeep(roll - 1)[die] !== true);
  return sides.map((_, i) => thrown[i] ?? 1);
};

/** The game under this id, for this player, after this row was chosen. It counts as assisted: its first dice were chosen. */
export function firstTurnOf(id: string, variant: ScorecardVariant, name: string, category: string): Game {
  // No seed can show these dice to be fair, so none is promised.
  const started = startGame({ id, variant, players: [{ name }] }, chance);
  const wishes: readonly Command[] = [
    { type: 'Hint' },
    { type: 'RollDice' },
    ...ROLLS.slice(1).map((_, roll): Command => ({ type: 'RollDice', hold: toKeep(roll + 1) })),
    { type: 'ScoreCategory', category },
  ];
  const first: Game = started.ok ? started.value.game : fault(`the guided turn: ${started.error}`);
  return wishes.reduce((game, wish) => {
    const played = play(game, 0, wish, chance);
    return played.ok ? played.value.game : fault(`the guided turn: ${played.error}`);
  }, first);
}
