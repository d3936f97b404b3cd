/** What whoever opens a room decides, the same for everybody in it. Rules: spec/room.md. */
import { defaultOptions, isParallel, MAX_PLAYERS, type Options, type PlayedBy, type Variant } from '@yaht/rules';
import type { RoomRefusal } from './refusal.ts';
import { isSlow, TURN_SECONDS } from './turn-seconds.ts';

/** What the table does about a player who is away: it waits, a bot plays for them, or their turns count zero. */
export const AWAY_POLICIES = ['wait', 'bot', 'zero'] as const;
/** Who or what starts a game. */
export const START_RULES = ['host', 'ready'] as const;

/** The countdown of a player who dropped, in seconds; a table that waits has none, which is 0. */
export const AWAY_LIMITS = { min: 5, max: 600 } as const;

/** A game whose dice are the same for everybody who plays it, each alone; `ranked` is somebody's first attempt. */
export type Challenge = { readonly name: string; readonly ranked: boolean };

/** All that is decided when a room is opened; it stays for all its games. */
export type RoomOptions = Options & {
  /** The rules as data, so that a custom game is a game like any other. */
  readonly variant: Variant;
  readonly seats: number;
  /** For those who have its link: not on the list of rooms. */
  readonly private: boolean;
  /** Joining needs a password; it is checked outside and never enters a fact. */
  readonly password: boolean;
  readonly spectators: boolean;
  /** No hints and no takebacks. */
  readonly rated: boolean;
  /** Time for one turn; 0 is no limit. */
  readonly turnSeconds: (typeof TURN_SECONDS)[number];
  /** What the table does about a player who is away; who left for good is played for in any case. */
  readonly whenAway: (typeof AWAY_POLICIES)[number];
  readonly awaySeconds: number;
  readonly chat: boolean;
  /** Whether those without a seat may write, too; rooms of earlier versions do not say, and there they may. */
  readonly spectatorChat: boolean;
  /** `host` starts the game; at a `ready` table it starts once every seat is taken and everybody is ready. */
  readonly start: (typeof START_RULES)[number];
  /** Only the house opens such a room: for one seat, without help, for one game. */
  readonly challenge?: Challenge;
};

/** Options as asked for: all but the variant may be left out. */
export type RoomWishes = Partial<RoomOptions> & Pick<RoomOptions, 'variant'>;

/** A rated game is never without a clock: unless another is asked for, so many seconds a turn. */
const RATED_SECONDS = 60;

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
  spectatorChat: true,
  start: 'host',
};

/** The complete options and nothing else; a rated room has no help unless somebody asks for it, which is then refused. */
export function completeOptions(wishes: RoomWishes): RoomOptions {
  const places = { ...defaults, seats: Math.min(defaults.seats, wishes.variant.maxPlayers ?? MAX_PLAYERS) };
  const timely = isParallel(wishes.variant) ? { ...places, undo: 'off' } : places;
  const rated = wishes.rated ? { ...timely, hints: false, undo: 'off', turnSeconds: RATED_SECONDS } : timely;
  const whenAway = wishes.whenAway ?? usualPolicy(wishes);
  const waiting = whenAway === 'wait' ? { ...rated, whenAway, awaySeconds: 0 } : { ...rated, whenAway };
  const usual = { ...waiting, spectatorChat: !wishes.private };
  const named = Object.entries(usual).map(([name, value]) => [name, wishes[name as keyof RoomWishes] ?? value]);
  const challenge = wishes.challenge ? { challenge: wishes.challenge } : {};
  // The names are those of the defaults, which are all names but the variant and the challenge.
  return { variant: wishes.variant, ...(Object.fromEntries(named) as typeof defaults), ...challenge };
}

/** A room that is on no list waits for its players, and so do games of days, and a room that was given no countdown. */
function usualPolicy({
  private: isPrivate = false,
  awaySeconds,
  turnSeconds = 0,
}: Partial<RoomOptions>): RoomOptions['whenAway'] {
  const waits = awaySeconds === undefined && (isPrivate || isSlow(turnSeconds));
  return awaySeconds === 0 || waits ? 'wait' : defaults.whenAway;
}

/** The first thing wrong with the options, if any. */
export function checkOptions({
  variant,
  seats,
  rated,
  hints,
  undo,
  turnSeconds,
  whenAway,
  awaySeconds,
  challenge,
}: RoomOptions): RoomRefusal | undefined {
  if (!Number.isInteger(seats) || seats < 1 || seats > MAX_PLAYERS) return 'invalid-options';
  if (seats > (variant.maxPlayers ?? MAX_PLAYERS)) return 'too-many-players';
  if (!TURN_SECONDS.includes(turnSeconds)) return 'invalid-options';
  if (rated && (turnSeconds === 0 || isParallel(variant))) return 'rated-needs-clock';
  // Without turns nothing has a time, and what is taken back would take back what others did.
  if (isParallel(variant) && (turnSeconds > 0 || undo !== 'off')) return 'invalid-options';
  if (awaySeconds !== 0 && !isCountdown(awaySeconds)) return 'invalid-options';
  if ((whenAway === 'wait') !== (awaySeconds === 0)) return 'countdown-mismatch';
  if (whenAway !== 'wait' && isSlow(turnSeconds)) return 'slow-games-wait';
  if (rated && (hints || undo !== 'off')) return 'rated-without-help';
  if (challenge && (seats !== 1 || hints || undo !== 'off')) return 'invalid-options';
  return undefined;
}

const isCountdown = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= AWAY_LIMITS.min && seconds <= AWAY_LIMITS.max;

/** Who plays a seat whose player left or gave up, also where the table waits for everybody else. */
export const substituteIn = ({ whenAway }: RoomOptions): Exclude<PlayedBy, 'player'> => (whenAway === 'bot' ? 'bot' : 'zero');

/** What of the room's options the game itself needs. */
export const gameOptions = ({ turnOrder, autoFirstRoll, undo, hints, sameDice }: RoomOptions): Options => ({
  turnOrder,
  autoFirstRoll,
  undo,
  hints,
  sameDice,
});
