/** Positions as games show them: cards of good players who sometimes stop early, with the hands they had to decide. */
import { emptyCard, FACES, fill, isFace, rethrow, type Card, type Dice, type Hold } from '@yaht/rules';
import { cardStateOf, policiesOf, rollOf, sideOf, startOf, step, type CardState, type Policy, type Solved } from '@yaht/solver';
import type { TablePosition } from '../position.ts';

/** A position, with the card as the solver sees it. */
export type Found = { readonly position: TablePosition; readonly state: CardState };

/** So many hands are looked at for each card; the game goes on with the first. */
const HANDS = 4;
/** One turn in so many ends with its first roll, so that cards are not all those of perfect play. */
const HASTY = 4;

/** The hands of one game up to a turn, in order; the same for the same seed and number. */
export function* positionsIn(solved: Solved, seed: number, game: number, lastTurn: number): Generator<Found> {
  const { variant, categories } = solved.tables;
  const policyFor = policiesOf(solved);
  const random = numbersFrom(startOf(seed, game, 0, 0));
  let card: Card = emptyCard;
  for (let turn = 1; turn <= Math.min(lastTurn, categories.length); turn++) {
    const state = cardStateOf(solved.tables, card);
    const policy = policyFor(state);
    const isHasty = random(HASTY) === 1;
    let next = card;
    for (let hand = 0; hand < HANDS; hand++) {
      const rolls = handOf(solved, policy, random);
      for (const [i, dice] of rolls.entries())
        yield { position: { variant, card, dice, rollsLeft: variant.rolls - 1 - i }, state };
      const last = isHasty ? rolls[0] : rolls.at(-1);
      if (hand === 0 && last) next = scored(solved, policy, card, last);
    }
    card = next;
  }
}

type Random = (sides: number) => number;

function numbersFrom(start: number): Random {
  let at = start;
  return sides => sideOf((at = step(at)), sides);
}

const faceOf = (random: Random): Dice[number] => {
  const face = random(FACES.length);
  return isFace(face) ? face : FACES[0];
};

/** The rolls of a turn that holds what is best. */
function handOf({ tables }: Solved, { holds }: Policy, random: Random): readonly Dice[] {
  const { dice: count, rolls: most } = tables.variant;
  const throwAll = (): Dice => Array.from({ length: count }, () => faceOf(random));
  const rolls = [throwAll()];
  for (let left = most - 1; left > 0; left--) {
    const dice = rolls.at(-1) ?? [];
    const keep = tables.dice.keeps[holds[left]?.[rollOf(tables.dice, dice)] ?? 0] ?? [];
    if (keep.length === count) break;
    rolls.push(rethrow(dice, holdOf(dice, keep), throwAll()));
  }
  return rolls;
}

/** The first dice that show what is kept. */
function holdOf(dice: Dice, keep: readonly number[]): Hold {
  const wanted = [...keep];
  return dice.map(face => {
    const at = wanted.indexOf(face);
    if (at === -1) return false;
    wanted.splice(at, 1);
    return true;
  });
}

function scored({ tables }: Solved, { category, points, bonus }: Policy, card: Card, dice: Dice): Card {
  const roll = rollOf(tables.dice, dice);
  return fill(card, tables.categories[category[roll] ?? 0] ?? '', points[roll] ?? 0, bonus[roll] ?? 0);
}
