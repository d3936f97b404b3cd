/** Whether everything hangs on the last die of a throw: a row that it makes or breaks, or whether anything scores at all. */
import { FACES, findAllPossibleCombinations, isFace, offersFor, plainHand, type Game, type ScorecardGame } from '@yaht/rules';

/** A row that brings as much is worth holding one's breath for. */
const WORTH = 25;

/** A throw of any game: the dice that lie now, and those of them that had stayed. */
type Cast = { readonly dice: readonly number[]; readonly hold?: readonly boolean[] };

export function isNearMiss(game: Game | null, cast: Cast): boolean {
  const last = cast.dice.findLastIndex((_, die) => cast.hold?.[die] !== true);
  if (!game || last === -1) return false;
  return game.family === 'scorecard' ? decidesRow(game, cast.dice, last) : decidesFlop(cast, last);
}

/** All or nothing: with one face a row is worth much, with another one nothing. */
function decidesRow({ start: { variant }, state }: ScorecardGame, dice: readonly number[], last: number): boolean {
  const card = state.cards[state.turn?.seat ?? 0];
  if (!card) return false;
  const outcomes = FACES.map(face => offersFor(variant, card, dice.with(last, face).filter(isFace)));
  return Object.keys(variant.categories).some((_, row) => {
    const points = outcomes.map(offers => (offers[row]?.allowed ? (offers[row].points ?? 0) : 0));
    return Math.min(...points) === 0 && Math.max(...points) >= WORTH;
  });
}

/** The others score nothing by themselves; what charms and materials add is not looked at. */
function decidesFlop({ dice, hold }: Cast, last: number): boolean {
  const others = dice.filter((_, die) => die !== last && hold?.[die] !== true);
  if (others.length === 0) return true;
  const found = findAllPossibleCombinations(plainHand(others));
  return found.ok && found.value.length === 0;
}
