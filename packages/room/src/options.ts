/** What whoever opens a room decides, the same for everybody in it. Rules: spec/room.md. */
import { defaultOptions, isParallel, MAX_PLAYERS, type Options, type PlayedBy, type Variant } from '@yaht/rules';
import type { RoomRefusal } from './refusal.ts';
import { TURN_SECONDS } from './turn-seconds.ts';

/** What the house may do for a player who is away. */
export const AWAY_POLICIES = ['zero', 'bot'] as const satisfies readonly PlayedBy[];
/** Who or what starts a game. */
export const START_RULES = ['host', 'ready'] as const;

/** The countdown of a player who dropped, in seconds; 0 is none: the table waits. */
export const AWAY_LIMITS = { min: 5, max: 600 } as const;

/** A game whose dice are the same for everybody who plays it, each alone; `ranked` is somebody's first attempt. */
export type Challenge = { readonly name: string; readonly ranked: boolean };

/** All that is decided when a room is opened; it stays for all its games. */
export type RoomOptions = Options & {
  /** The rules as data, so that a custom game is a game like any other. */
  readonly variant: Variant;
  readonly seats: number;
  /** Not on the list of rooms. */
  readonly private: boolean;
  /** Joining needs a password; it is checked outside and never enters a fact. */
  readonly password: boolean;
  readonly spectators: boolean;
  /** No hints and no takebacks. */
  readonly rated: boolean;
  /** Time for one turn; 0 is no limit. */
  readonly turnSeconds: (typeof TURN_SECONDS)[number];
  /** What the house does for a player who is away. */
  readonly whenAway: (typeof AWAY_POLICIES)[number];
  readonly awaySeconds: number;
  readonly chat: boolean;
  /** `host` starts the game; at a `ready` table it starts once every seat is taken and everybody is ready. */
  readonly start: (typeof START_RULES)[number];
  /** Only the house opens such a room: for one seat, without help, for one game. */
  readonly challenge?: Challenge;
};

/** Options as asked for: all but the variant may be left out. */
export type RoomWishes = Partial<RoomOptions> & Pick<RoomOptions, 'variant'>;

const defaults: Omit<RoomOptions, 'variant' | 'challenge'> = {
  ...defaultOptions,
  seats: 2,
  private: false,
  password: false,
  spectators: true,
  rated: false,
  turnSeconds: 0,
  whenAway: 'zero',
  awaySeconds: 60,
  chat: true,
  start: 'host',
};

/** The complete options and nothing else; a rated room has no help unless somebody asks for it, which is then refused. */
export function completeOptions(wishes: RoomWishes): RoomOptions {
  const places = { ...defaults, seats: Math.min(defaults.seats, wishes.variant.maxPlayers ?? MAX_PLAYERS) };
  const timely = isParallel(wishes.variant) ? { ...places, undo: 'off' } : places;
  const usual = wishes.rated ? { ...timely, hints: false, undo: 'off' } : timely;
  const named = Object.entries(usual).map(([name, value]) => [name, wishes[name as keyof RoomWishes] ?? value]);
  const challenge = wishes.challenge ? { challenge: wishes.challenge } : {};
  // The names are those of the defaults, which are all names but the variant and the challenge.
  return { variant: wishes.variant, ...(Object.fromEntries(named) as typeof defaults), ...challenge };
}

/** The first thing wrong with the options, if any. */
export function checkOptions({
  variant,
  seats,
  rated,
  hints,
  undo,
  turnSeconds,
  awaySeconds,
  challenge,
}: RoomOptions): RoomRefusal | undefined {
  if (!Number.isInteger(seats) || seats < 1 || seats > MAX_PLAYERS) return 'invalid-options';
  if (seats > (variant.maxPlayers ?? MAX_PLAYERS)) return 'too-many-players';
  if (!TURN_SECONDS.includes(turnSeconds)) return 'invalid-options';
  // Without turns nothing has a time, and what is taken back would take back what others did.
  if (isParallel(variant) && (turnSeconds > 0 || undo !== 'off')) return 'invalid-options';
  if (awaySeconds !== 0 && !isCountdown(awaySeconds)) return 'invalid-options';
  if (rated && (hints || undo !== 'off')) return 'rated-without-help';
  if (challenge && (seats !== 1 || hints || undo !== 'off')) return 'invalid-options';
  return undefined;
}

const isCountdown = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= AWAY_LIMITS.min && seconds <= AWAY_LIMITS.max;

/** What of the room's options the game itself needs. */
export const gameOptions = ({ turnOrder, autoFirstRoll, undo, hints, sameDice }: RoomOptions): Options => ({
  turnOrder,
  autoFirstRoll,
  undo,
  hints,
  sameDice,
});
