/** A greedy player's round of a run: take what scores most, roll on while that pays, never waste a bank. */
import {
  bestInRun,
  bossOf,
  effectsOf,
  fault,
  handRisk,
  looseDice,
  preview,
  plainHand,
  scoringScene,
  tableOf,
  throwOdds,
  type Command,
  type RunState,
  type RunTurn,
  type RunVariant,
} from '@yaht/rules';

/** The move in the round that is on. */
export function roundMove(variant: RunVariant, state: RunState): Command {
  const { turn, level } = state;
  if (!turn) return fault('no round is on');
  if (!turn.dice) return { type: 'RollDice' };
  if (turn.scored) return isWorthRolling(variant, state, turn) ? { type: 'RollDice' } : { type: 'Bank' };
  const { dice } = bestInRun(variant, state);
  if (dice.length > 0) return { type: 'ScoreDice', dice };
  return level.rerollsLeft > 0 ? { type: 'RerollDice', dice: looseDice(turn) } : { type: 'AcceptFlop' };
}

function isWorthRolling(variant: RunVariant, state: RunState, turn: RunTurn): boolean {
  const { threshold, total, banksLeft, roundsLeft, boss } = state.level;
  if (boss && turn.pot < (bossOf(boss).leastPot ?? 0)) return true;
  const need = threshold - total;
  if (turn.pot >= need) return false;
  if (banksLeft === 1) return true;
  if (roundsLeft > banksLeft && turn.pot < need / banksLeft) return true;
  return advantage(variant, state, turn) > 0;
}

/** What rolling on brings on average, less what it risks. */
function advantage(variant: RunVariant, state: RunState, turn: RunTurn): number {
  const loose = looseDice(turn);
  const kinds = loose.length === 0 ? turn.kinds : loose.flatMap(die => turn.kinds[die] ?? []);
  const { flopRisk } = handRisk(kinds, tableOf(variant, state));
  const { gain } = throwOdds(Math.min(kinds.length, 6), variant.combinations);
  return gain * strengthOf(state) - flopRisk * turn.pot;
}

const ones = plainHand([1, 1, 1]);
const threeOnes = { combinations: [{ type: 'nOfAKind', faces: [1, 1, 1], points: 1000, dice: [0, 1, 2] }], points: 1000 };

/** How much the charms make of points, roughly. */
function strengthOf(state: RunState): number {
  if (state.charms.length === 0) return 1;
  const progress = { money: state.money, ...state.counts, charms: state.charms.length, dice: state.kinds.length };
  return preview(scoringScene(ones, threeOnes, { progress }), effectsOf(state), 1).certain / threeOnes.points;
}
