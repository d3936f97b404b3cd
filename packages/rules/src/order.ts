/** Who plays first: as seated, shuffled, or by an opening roll. Rules: spec/table.md. */
import { shuffled, sidesOf, type Chance } from './chance.ts';
import { FACES, sumOf } from './dice.ts';
import type { OpeningRolled, Options, Seat } from './event.ts';

export type TurnOrder = { readonly order: readonly Seat[]; readonly opening: readonly OpeningRolled[] };

/** The order of play and, for an opening roll, the rounds that led to it. */
export function decideOrder(rule: Options['turnOrder'], seats: number, dice: number, chance: Chance): TurnOrder {
  const seated = Array.from({ length: seats }, (_, seat) => seat);
  switch (rule) {
    case 'seated':
      return { order: seated, opening: [] };
    case 'shuffled':
      return { order: shuffled(chance, { turn: 0, roll: 1 }, seats), opening: [] };
    case 'opening-roll':
      return { order: seated, opening: seats > 1 ? openingRolls(seated, dice, chance) : [] };
  }
}

/** Chance that never decides would keep the table waiting for ever; fair dice never come near. */
const MAX_ROUNDS = 100;

/** Everybody rolls, only the tied roll again, then clockwise from whoever rolled highest. */
function openingRolls(seated: readonly Seat[], dice: number, chance: Chance): readonly OpeningRolled[] {
  const rounds: OpeningRolled[] = [];
  for (let tied = seated; tied.length > 1;) {
    const drawn = chance('order', { turn: 0, roll: rounds.length + 1 }, sidesOf(tied.length * dice, FACES.length));
    const rolls = tied.map((seat, i) => ({ seat, dice: drawn.slice(i * dice, (i + 1) * dice) }));
    const highest = Math.max(...rolls.map(roll => sumOf(roll.dice)));
    const best = rolls.filter(roll => sumOf(roll.dice) === highest).map(({ seat }) => seat);
    tied = rounds.length + 1 < MAX_ROUNDS ? best : best.slice(0, 1);
    rounds.push({ type: 'OpeningRolled', rolls, order: tied.length === 1 ? clockwiseFrom(seated, tied[0]) : null });
  }
  return rounds;
}

const clockwiseFrom = (seated: readonly Seat[], first: Seat = 0): readonly Seat[] => [
  ...seated.slice(first),
  ...seated.slice(0, first),
];
