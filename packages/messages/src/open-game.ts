/** An open game in a few words, the same in every client: with whom, how it stands, what was rolled last, how much time is left. */
import { formatDice, variantById } from '@yaht/rules';
import type { Words } from './messages.ts';
import { categoryShortName, variantName } from './names.ts';

/** As a server lists it. */
export type ListedGame = {
  readonly phase: 'lobby' | 'playing';
  readonly variant: { readonly id: string; readonly name: string };
  readonly waits: boolean;
  readonly seats: readonly ({ readonly name: string } | null)[];
  readonly own: readonly number[];
  readonly turn: readonly number[];
  readonly round: number | null;
  readonly rounds: number | null;
  readonly before: {
    readonly playerId: number;
    readonly dice: readonly number[] | null;
    readonly end: 'scored' | 'banked' | 'flopped' | 'passed';
    readonly category: string | null;
    readonly score: number;
  } | null;
  readonly until: number | null;
};

/** A game of the house in the reader's language; a custom one as its maker calls it. */
export function listedGameName(words: Words, { variant: { id, name } }: Pick<ListedGame, 'variant'>): string {
  const known = variantById(id);
  return known?.name === name ? variantName(words, known) : name;
}

/** The others at the table. */
export function opponentsOf({ openGames }: Words, { seats, own }: Pick<ListedGame, 'seats' | 'own'>): string {
  const others = seats.flatMap((seated, seat) => (own.includes(seat) ? [] : [seated?.name ?? openGames.somebody]));
  return others.length === 0 ? openGames.alone : openGames.against(others);
}

/** Whose move it is, and how much time they have. */
export function stateOfGame(words: Words, game: ListedGame, now: number): string {
  const { openGames } = words;
  const { until } = game;
  return [whoseMove(words, game), ...(until === null ? [] : [timeLeft(openGames, until - now)])].join(', ');
}

function whoseMove({ openGames }: Words, { phase, waits, seats, own, turn }: ListedGame): string {
  if (phase === 'lobby') return waits ? openGames.getReady : openGames.lobby;
  if (turn.some(seat => own.includes(seat))) return openGames.yourTurn;
  if (waits) return openGames.answer;
  return openGames.turnOf(turn.flatMap(seat => seats[seat]?.name ?? []));
}

const MINUTE = 60_000;

function timeLeft(words: Words['openGames'], milliseconds: number): string {
  return milliseconds <= 0 ? words.timeUp : words.left(timeInUnits(words, milliseconds));
}

/** So much time in its two largest units. */
export function timeInUnits(words: Words['openGames'], milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  return words.time(Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60);
}

/** What was rolled last, and what came of it; empty before the first turn is over. */
export function lastOfGame(words: Words, { before, seats, variant }: ListedGame): string {
  if (!before) return '';
  const { playerId, dice, end, category, score } = before;
  const known = variantById(variant.id);
  const row = category !== null && known?.family === 'scorecard' ? categoryShortName(words, known, category) : (category ?? '');
  const what = end === 'scored' ? `${row} ${score}` : [words.openGames.ends[end], ...(end === 'banked' ? [score] : [])].join(' ');
  return words.openGames.before(seats[playerId]?.name ?? '', dice ? formatDice(dice) : '', what);
}
