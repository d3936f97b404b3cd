/** Players that need no solved game: they play any card, whatever its dice. */
import { fault, offersFor, type Card, type Command } from '@yaht/rules';
import { mix, sideOf, step } from '@yaht/solver';
import { easyMove } from '../easy.ts';
import { greedyJudgeOf, type Judge } from '../judge.ts';
import { MAX_DICE } from '../lattice.ts';
import { moveBy } from '../normal.ts';
import type { Rolled } from '../position.ts';

export const SOLO_PLAYERS = ['greedy', 'random'] as const;
export type SoloPlayer = (typeof SOLO_PLAYERS)[number];

/** A player of many games. */
export type Player = (rolled: Rolled) => Command;

/** The seed makes one random player differ from another. */
export const soloPlayer = (kind: SoloPlayer, seed: number): Player => (kind === 'greedy' ? greedyPlayer() : randomPlayer(seed));

/** Nothing counts but the points of this turn. What its card pays is looked at once a turn; too many dice are played by feeling. */
function greedyPlayer(): Player {
  let known: { readonly card: Card; readonly judge: Judge } | undefined;
  return rolled => {
    const { variant, card } = rolled;
    if (variant.dice > MAX_DICE) return easyMove(rolled);
    if (known?.card !== card) known = { card, judge: greedyJudgeOf(variant, card) };
    return moveBy(known.judge, rolled, 0);
  };
}

/** Holds any dice and takes any category. */
function randomPlayer(seed: number): Player {
  let x = mix(seed);
  const oneOf = (count: number): number => sideOf((x = step(x)), count) - 1;
  return ({ variant, card, turn, dice }) => {
    const hold = dice.map(() => oneOf(2) === 1);
    if (turn.rollsLeft > 0 && !hold.every(Boolean)) return { type: 'RollDice', hold };
    const open = offersFor(variant, card, dice).filter(({ allowed }) => allowed);
    const { category } = open[oneOf(open.length)] ?? fault('no category is open');
    return { type: 'ScoreCategory', category };
  };
}
