/** Bots for classic Rollio: what to set aside, and whether to bank or to roll on. */
import {
  bestSelection,
  fault,
  mostPoints,
  rollAdvantage,
  turnValue,
  type BotLevel,
  type Command,
  type RollioGame,
  type RollioTurn,
  type RollioVariant,
} from '@yaht/rules';

/** An easy bot banks as soon as it has this much. */
const CAUTION = 300;

/** The move of a Rollio bot in the turn that is on. */
export function rollioMove(game: RollioGame, level: BotLevel): Command {
  const { turn } = game.state;
  const { variant } = game.start;
  if (!turn) return fault('no turn is on');
  if (!turn.dice) return { type: 'RollDice' };
  if (!turn.scored)
    return {
      type: 'ScoreDice',
      dice: level === 'optimal' || level === 'winning' ? bestAside(variant, turn) : bestSelection(variant, turn),
    };
  return mustCatchUp(game, turn) || isWorthRolling(variant, turn, level) ? { type: 'RollDice' } : { type: 'Bank' };
}

/** In the last round a bank that does not reach the leader is worth nothing. */
function mustCatchUp({ state }: RollioGame, { seat, pot }: RollioTurn): boolean {
  return state.closer !== null && (state.totals[seat] ?? 0) + pot < Math.max(...state.totals);
}

function isWorthRolling(variant: RollioVariant, turn: RollioTurn, level: BotLevel): boolean {
  const dice = diceToRoll(variant, turn.aside.filter(aside => !aside).length);
  switch (level) {
    case 'easy':
      return turn.pot < CAUTION;
    case 'normal':
      return rollAdvantage(turn.pot, dice, variant.combinations, variant.sides) > 0;
    case 'optimal':
    case 'winning': {
      const { bank, roll } = turnValue(turn.pot, dice, variant);
      return roll > bank;
    }
  }
}

/** Hot dice bring all of them back. */
const diceToRoll = ({ dice }: RollioVariant, left: number): number => (left === 0 ? dice : left);

/** The dice to set aside that are worth most on average, whether the pot is banked then or rolled on. */
function bestAside(variant: RollioVariant, turn: RollioTurn): readonly number[] {
  const loose = turn.aside.flatMap((aside, die) => (aside ? [] : [die]));
  let best: { readonly dice: readonly number[]; readonly worth: number } = { dice: bestSelection(variant, turn), worth: 0 };
  for (let mask = 1; mask < 2 ** loose.length; mask++) {
    const dice = loose.filter((_, i) => (mask >> i) & 1);
    const worth = worthOf(variant, turn, dice, loose.length - dice.length);
    if (worth > best.worth) best = { dice, worth };
  }
  return best.dice;
}

function worthOf(variant: RollioVariant, turn: RollioTurn, dice: readonly number[], left: number): number {
  const points = mostPoints(variant, turn, dice);
  if (points === 0) return 0;
  const { bank, roll } = turnValue(turn.pot + points, diceToRoll(variant, left), variant);
  return Math.max(bank, roll);
}
