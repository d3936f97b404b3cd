/** Games of players who do anything the rules allow, to be reviewed and compared. */
import { offersFor, play, type Actor, type Command, type Options, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import { chanceFrom, newGame } from '@yaht/rules/testing';

/** Whole numbers from 0 to below `count`, the same for the same seed. */
type Pick = (count: number) => number;

function pickFrom(seed: number): Pick {
  let step = 0;
  const chance = chanceFrom(seed);
  return count => (chance('effects', { turn: ++step, roll: 0 }, [count])[0] ?? 1) - 1;
}

/** A style chooses what to do; a wish that is refused is chosen again. */
export type Style = (game: ScorecardGame, pick: Pick) => readonly [Actor, Command];

/** Plays until the game is over, or `moves` wishes were granted. */
export function playGame(
  variant: ScorecardVariant,
  style: Style,
  seed: number,
  options: Partial<Options> = {},
  moves = Infinity,
): ScorecardGame {
  const chance = chanceFrom(seed);
  const pick = pickFrom(seed + 1);
  const players = [{ name: 'Ann' }, { name: 'Ben' }];
  let game = newGame(variant, chance, { players, options: { undo: 'practice', ...options } });
  for (let granted = 0; game.state.turn && granted < moves;) {
    const [actor, command] = style(game, pick);
    const played = play(game, actor, command, chance);
    if (!played.ok) continue;
    game = played.value.game;
    granted += 1;
  }
  return game;
}

/** Anything: rolls, holds, scores, zeros, takebacks, turns passed by the house, seats played by others. */
export const anything: Style = (game, pick) => {
  const seat = game.state.turn?.seat ?? 0;
  const categories = Object.keys(game.start.variant.categories);
  const category = categories[pick(categories.length)] ?? '';
  const wishes: readonly (readonly [Actor, Command])[] = [
    [seat, { type: 'RollDice' }],
    [seat, { type: 'RollDice', hold: Array.from({ length: game.start.variant.dice }, () => pick(2) === 0) }],
    [seat, { type: 'RollDice', hold: Array.from({ length: game.start.variant.dice }, () => pick(2) === 0) }],
    [seat, { type: 'ScoreCategory', category }],
    [seat, { type: 'ScoreCategory', category }],
    [seat, { type: 'ScratchCategory', category }],
    [pick(2), pick(4) === 0 ? { type: 'Undo' } : { type: 'Hint' }],
    ['house', pick(3) === 0 ? { type: 'PassTurn' } : { type: 'SetPlayedBy', seat, by: pick(2) ? 'zero' : 'player' }],
  ];
  return wishes[pick(wishes.length)] ?? [seat, { type: 'RollDice' }];
};

/** One roll, then the most points. */
export const greedy: Style = game => {
  const { turn, cards } = game.state;
  const seat = turn?.seat ?? 0;
  const card = cards[seat];
  if (!turn?.dice || !card) return [seat, { type: 'RollDice' }];
  const offers = offersFor(game.start.variant, card, turn.dice).filter(({ allowed }) => allowed);
  const best = offers.reduce((most, offer) => ((offer.points ?? 0) > (most.points ?? 0) ? offer : most));
  return [seat, { type: 'ScoreCategory', category: best.category }];
};
