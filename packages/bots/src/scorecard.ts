/** Bots for scorecard games: which player a level is, and how well the highest one can play a variant. */
import { err, fault, ok, type BotLevel, type Command, type Result, type ScorecardVariant } from '@yaht/rules';
import { rulesText, unsolvableReason, winBook, type Solved, type Unsolvable, type WinBook } from '@yaht/solver';
import { easyMove } from './easy.ts';
import { MAX_DICE } from './lattice.ts';
import { normalMove } from './normal.ts';
import { optimalMove } from './optimal.ts';
import type { Position, Rolled } from './position.ts';
import { winningMove, type PlaceAtTable } from './winning.ts';

/** What a bot is given beside the game. */
export type Parts = {
  /** The solved values of the game's variant: with them `optimal` plays perfectly. */
  readonly solved?: Solved;
  /** Chances to win by these values; made anew when it is not given. */
  readonly book?: WinBook;
};

/** Why `optimal` plays by the heuristic of `normal`: the variant cannot be solved, or nobody has brought its values yet. */
export type NotPerfect = Unsolvable | 'not-solved-yet';

/** The values with which `optimal` plays this variant perfectly, or why it does not. */
export function perfectionOf(variant: ScorecardVariant, { solved }: Parts): Result<Solved, NotPerfect> {
  const reason = unsolvableReason(variant);
  if (reason) return err(reason);
  if (!solved) return err('not-solved-yet');
  return fits(solved, variant) ? ok(solved) : fault('the values belong to another variant');
}

/** The move of a scorecard bot. One that plays to win has to know the table; without it there is nobody to beat. */
export function scorecardMove(position: Position, level: BotLevel, parts: Parts, table?: PlaceAtTable): Command {
  const { turn, variant } = position;
  if (!turn.dice) return { type: 'RollDice' };
  const rolled: Rolled = { ...position, dice: turn.dice };
  switch (level) {
    case 'easy':
      return easyMove(rolled);
    case 'normal':
      return sensibleMove(rolled);
    case 'optimal': {
      const perfection = perfectionOf(variant, parts);
      return perfection.ok ? optimalMove(perfection.value, rolled) : sensibleMove(rolled);
    }
    case 'winning': {
      const perfection = perfectionOf(variant, parts);
      if (!perfection.ok) return sensibleMove(rolled);
      return table
        ? winningMove(perfection.value, parts.book ?? bookOf(perfection.value), table, rolled)
        : optimalMove(perfection.value, rolled);
    }
  }
}

/** One book for the values that were used last: in it is what the next move needs again. */
let latest: { readonly values: Solved['values']; readonly book: WinBook } | undefined;

function bookOf(solved: Solved): WinBook {
  if (latest?.values !== solved.values) latest = { values: solved.values, book: winBook(solved) };
  return latest.book;
}

const sensibleMove = (rolled: Rolled): Command => (rolled.variant.dice > MAX_DICE ? easyMove(rolled) : normalMove(rolled));

const fits = ({ tables }: Solved, variant: ScorecardVariant): boolean =>
  tables.variant === variant || rulesText(tables.variant) === rulesText(variant);
