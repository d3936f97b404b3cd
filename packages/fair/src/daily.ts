/** The game of the day: which number it has, what is played, and how anybody checks its dice. */
import {
  err,
  fault,
  ok,
  revealSeed,
  scorecardVariants,
  type Game,
  type GameStarted,
  type Result,
  type ScorecardVariant,
  type Variant,
  variantById,
} from '@yaht/rules';
import { isOfChain } from './chain.ts';
import { parseSeed } from './seed.ts';
import { verifyGame, type Proof, type ProofProblem } from './verify.ts';

const DAY = 24 * 60 * 60_000;
/** Day 1 is the first of January 2026, on every server. */
const FIRST = Date.UTC(2026, 0, 1);

/** Days of one chain; they last until May 2053. */
export const CHAIN_DAYS = 10_000;

/** The number of the day at this time: it changes everywhere at once, at midnight UTC. */
export const dayAt = (now: number): number => Math.floor((now - FIRST) / DAY) + 1;

/** When the day begins, in milliseconds since 1970; it ends when the next one begins. */
export const dayStart = (day: number): number => FIRST + (day - 1) * DAY;

/** Yatzy on even days, Yahtzee on odd ones. */
export function variantOfDay(day: number): ScorecardVariant {
  const id = day % 2 === 0 ? 'yatzy' : 'yahtzee';
  return scorecardVariants.find(variant => variant.id === id) ?? fault(`no variant ${id}`);
}

/** What each day has: a card, and a run of Rollio. They have one seed and no draw in common, because each draws under its own name. */
export const DAILY_GAMES = ['card', 'rollio'] as const;
export type DailyGame = (typeof DAILY_GAMES)[number];

export const isDailyGame = (text: string): text is DailyGame => (DAILY_GAMES as readonly string[]).includes(text);

/** The rules that one of them is played by. */
export const dailyVariant = (game: DailyGame, day: number): Variant =>
  game === 'card' ? variantOfDay(day) : (variantById(game) ?? fault(`no variant ${game}`));

/** Of a server's chain, or played without one on a device's own dice. */
export type DailyKind = 'daily' | 'offline';
export type DailyName = { readonly kind: DailyKind; readonly game: DailyGame; readonly day: number };

/** The name under which the dice of the day are drawn, the same for everybody. */
export const challengeOf = ({ kind, day, game = 'card' }: Omit<DailyName, 'game'> & { readonly game?: DailyGame }): string =>
  [kind, ...(game === 'card' ? [] : [game]), day].join('-');

/** The day that a game belongs to; undefined for any other game. */
export function dailyOf({ challenge = '' }: Pick<GameStarted, 'challenge'>): DailyName | undefined {
  const [, kind, game = 'card', day] = /^(daily|offline)(?:-(rollio))?-(\d{1,6})$/.exec(challenge) ?? [];
  return kind === undefined ? undefined : { kind: kind as DailyKind, game: game as DailyGame, day: Number(day) };
}

/** The record as it is once its day is over and its seed is known to everybody. */
export const withSeed = (game: Game, seed: string): Game => revealSeed({ game, events: game.events }, seed).game;

export const DAILY_PROBLEMS = ['not-a-daily', 'not-of-the-chain'] as const;
export type DailyProblem = Pick<ProofProblem, 'event'> & { readonly code: (typeof DAILY_PROBLEMS)[number] };
export type DailyProof = Proof & { readonly day: number; readonly anchor: string };

/** Shows that the dice follow from the seed, and that the seed is the one the anchor has fixed for this day. */
export function verifyDaily(game: Game, anchor: string): Result<DailyProof, ProofProblem | DailyProblem> {
  const daily = dailyOf(game.start);
  if (daily?.kind !== 'daily') return err({ code: 'not-a-daily' });
  const proof = verifyGame(game);
  if (!proof.ok) return proof;
  const seed = parseSeed(proof.value.seed);
  if (!seed.ok || !isOfChain(anchor, daily.day, seed.value)) return err({ code: 'not-of-the-chain' });
  return ok({ ...proof.value, day: daily.day, anchor });
}
