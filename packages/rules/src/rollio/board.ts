/**
 * Face counts made ready for a search. The lowest face left decides: every way to go on must use it, so only combinations that begin
 * with it are tried, and no two orders of the same combinations are ever built.
 */
import type { Combination, CombinationTable } from './combinations.ts';
import { possibleCombinations, type FaceCounts } from './possible.ts';

/** A combination as the search sees it: places in the list of faces and how many dice it takes from each. */
export type Piece = {
  readonly combination: Combination;
  readonly places: readonly number[];
  readonly takes: readonly number[];
  readonly code: number;
};

/** The dice of one search. */
export type Board = {
  /** The faces that occur, ascending. */
  readonly faces: readonly number[];
  /** Dice left of each of them; the search takes and puts back. */
  readonly left: number[];
  /** All dice left as one number: each sum of taken pieces has its own. */
  readonly code: number;
  /** What one die of each face takes from the code. */
  readonly weights: readonly number[];
  /** The pieces by their lowest face, in the order of the table. */
  readonly pieces: readonly (readonly Piece[])[];
  /** How many there are. */
  readonly combinations: number;
};

/** The board for these face counts, with every combination of the table that fits. */
export function boardOf(counts: FaceCounts, table: CombinationTable): Board {
  const faces: number[] = [];
  const weights: number[] = [];
  const left: number[] = [];
  let weight = 1;
  let code = 0;
  counts.forEach((count, face) => {
    if (count === 0) return;
    faces.push(face);
    left.push(count);
    weights.push(weight);
    code += count * weight;
    weight *= count + 1;
  });
  const found = possibleCombinations(counts, table);
  return { faces, left, code, weights, pieces: sortedByFace(found, faces, weights), combinations: found.length };
}

function sortedByFace(found: readonly Combination[], faces: readonly number[], weights: readonly number[]): Piece[][] {
  const pieces = faces.map((): Piece[] => []);
  for (const combination of found) {
    const piece = pieceOf(combination, faces, weights);
    pieces[piece.places[0] ?? 0]?.push(piece);
  }
  return pieces;
}

function pieceOf(combination: Combination, faces: readonly number[], weights: readonly number[]): Piece {
  const places: number[] = [];
  const takes: number[] = [];
  let code = 0;
  for (const face of combination.faces) {
    const place = faces.indexOf(face);
    code += weights[place] ?? 0;
    if (places.at(-1) === place) takes[takes.length - 1] = (takes.at(-1) ?? 0) + 1;
    else {
      places.push(place);
      takes.push(1);
    }
  }
  return { combination, places, takes, code };
}

/** Takes the piece's dice, unless there are too few. */
export function take(left: number[], { places, takes }: Piece): boolean {
  for (let i = 0; i < places.length; i++) {
    if ((left[places[i] ?? 0] ?? 0) < (takes[i] ?? 0)) return false;
  }
  for (let i = 0; i < places.length; i++) left[places[i] ?? 0] = (left[places[i] ?? 0] ?? 0) - (takes[i] ?? 0);
  return true;
}

/** Puts the piece's dice back. */
export function putBack(left: number[], { places, takes }: Piece): void {
  for (let i = 0; i < places.length; i++) left[places[i] ?? 0] = (left[places[i] ?? 0] ?? 0) + (takes[i] ?? 0);
}

/** The place of the lowest face with dice left, from `from` on. */
export function lowestLeft(left: readonly number[], from: number): number {
  let place = from;
  while (place < left.length && left[place] === 0) place++;
  return place;
}
