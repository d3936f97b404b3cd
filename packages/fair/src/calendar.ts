/** The calendar of the games of the day: which number a day has, and what is played on it. Whoever only asks for these needs no rules. */
import { fault, scorecardVariants, variantById, type GameStarted, type ScorecardVariant, type Variant } from '@yaht/rules';

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
