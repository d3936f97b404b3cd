/**
 * True chances to win for games of one variant, for whatever asks: bar, hint, review, bot. The same position always has the same
 * numbers, and what was found for one answer is kept for the next.
 */
import { policiesOf } from '../players/policy.ts';
import type { Solved } from '../solve/solved.ts';
import { chooseKeeps, newTurn, valueKeeps } from '../plain/turn.ts';
import type { Tables } from '../tables/tables.ts';
import { bestEndings, ENDGAME, solveEndgame, type Endgame, type Pair } from './endgame/endgame.ts';
import { openOn, spreadsOf, type Spreads } from './spreads.ts';
import { meanOfTurn, turnOf, winTurn, type SeatTurn, type Standing, type WinTools, type WinTurn } from './win-turn.ts';

export type WinBook = {
  readonly spreads: Spreads;
  /** The turn of a seat, from before its first roll on. */
  readonly turn: (players: readonly Standing[], seat: number) => WinTurn;
};

export type WinBookOptions = {
  /** Needed only where points are not whole; seconds of work if they are not given. */
  readonly variances?: () => Float64Array;
  /** Without it the others are always taken to play for points, and the player in turn to go on so. */
  readonly withEndgame?: boolean;
};

/** A book that remembers the latest turn and the latest end of a game. */
export function winBook(solved: Solved, { variances, withEndgame = true }: WinBookOptions = {}): WinBook {
  const { tables } = solved;
  const spreads = spreadsOf(solved, variances);
  const tools: WinTools = { solved, policyOf: policiesOf(solved), spreads };
  let latest: { readonly key: string; readonly turn: WinTurn } | undefined;
  let endgame: Endgame | undefined;
  let tooLarge: string | undefined;

  const endgameFor = (pair: Pair, key: string): Endgame | undefined => {
    if (endgame?.covers(pair)) return endgame;
    if (tooLarge === key) return undefined;
    endgame = solveEndgame(tables, pair);
    if (!endgame) tooLarge = key;
    return endgame;
  };
  const turnAt = (players: readonly Standing[], seat: number, key: string): WinTurn => {
    const pair = withEndgame && players.every(({ card }) => spreads.isLate(card)) ? pairOf(tables, players, seat) : undefined;
    const found = pair && endgameFor(pair, key);
    return pair && found ? endgameTurn(tables, found, pair, seat) : winTurn(tools, players, seat);
  };
  const turn = (players: readonly Standing[], seat: number): WinTurn => {
    const key = JSON.stringify([players, seat]);
    if (latest?.key !== key) latest = { key, turn: turnAt(players, seat, key) };
    return latest.turn;
  };
  return { spreads, turn };
}

/** Two players near the end, the one in turn first: as many rows are open for each, or one fewer for the other. */
function pairOf(tables: Tables, players: readonly Standing[], seat: number): Pair | undefined {
  const [own, other] = [players[seat], players[1 - seat]];
  if (players.length !== 2 || !own || !other) return undefined;
  const [open, others] = [openOn(tables, own.card), openOn(tables, other.card)];
  return open > 0 && open <= ENDGAME && (others === open || others === open - 1) ? { own, other } : undefined;
}

/** A turn in which both play to win from here on. */
function endgameTurn(tables: Tables, endgame: Endgame, { own, other }: Pair, seat: number): WinTurn {
  const ahead = own.points - other.points;
  const ending = (slot: number, made: number): number => endgame.after(slot, other.card, ahead + made);
  const row = newTurn();
  row.set(bestEndings(tables, own.card, ending));
  const [rolls, keeps] = [[row.slice()], [newTurn()]];
  for (let left = 1; left < tables.rolls; left++) {
    valueKeeps(row, tables.dice);
    keeps.push(row.slice());
    chooseKeeps(row, tables.dice);
    rolls.push(row.slice());
  }
  const mine: SeatTurn = { rolls, keeps, start: meanOfTurn({ rolls, keeps }, tables.dice), ending };
  const theirs: SeatTurn = {
    start: 1 - mine.start,
    rolls: mine.rolls.map(each => each.map(chance => 1 - chance)),
    keeps: mine.keeps.map(each => each.map(chance => 1 - chance)),
    ending: (slot, made) => 1 - mine.ending(slot, made),
  };
  return turnOf(tables, own.card, 'endgame', seat, seat === 0 ? [mine, theirs] : [theirs, mine]);
}
