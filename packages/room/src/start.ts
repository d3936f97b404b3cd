/** From the lobby into a game and, after it, into the lobby of the next one. */
import { drawKeys, err, fault, isPlayerName, ok, startGame, type Player, type Seat } from '@yaht/rules';
import type { Parts, RoomCommand } from './command.ts';
import { add, addPlayed, nothingYet, type Decided, type Decision } from './decided.ts';
import type { MemberId } from './event.ts';
import { gameOptions } from './options.ts';
import type { RoomRefusal } from './refusal.ts';
import { freeSeat, gameIdOf, isFree, seatsOf, takenSeats, type Room, type Seated } from './room.ts';
import { cleanName, unusedName } from './text.ts';
import { namesIn } from './create.ts';

type CommandOf<Type extends RoomCommand['type']> = Extract<RoomCommand, { readonly type: Type }>;

/** A player's seed goes into the keyed draw as text. */
const SEED = /^[A-Za-z0-9_-]{0,64}$/;

const BOT_NAME = 'Bot';

/** Gets all seats of a member ready, or takes that back. */
export function ready(
  room: Room,
  member: MemberId,
  { ready: isReady = true, seed = '' }: CommandOf<'Ready'>,
  parts: Parts,
): Decision {
  if (room.phase !== 'lobby') return err('game-started');
  const seats = seatsOf(room, member);
  if (seats.length === 0) return err('no-seat');
  if (!SEED.test(seed)) return err('invalid-seed');
  const facts = seats.map(seat => readyFact(seat, seed, isReady));
  return ok(startWhenReady(add(nothingYet(room), ...facts), parts));
}

/** Puts a bot into a free seat for the host. */
export function addBot(room: Room, host: MemberId, { level, seat: wished, name }: CommandOf<'AddBot'>, parts: Parts): Decision {
  if (room.host !== host) return err('host-only');
  if (room.phase !== 'lobby') return err('game-started');
  const seat = wished ?? freeSeat(room);
  if (seat === undefined) return err('room-full');
  if (!(seat in room.seats)) return err('invalid-seat');
  if (!isFree(room, seat)) return err('seat-taken');
  const label = cleanName(name ?? BOT_NAME);
  if (!isPlayerName(label)) return err('invalid-name');
  const taken = { type: 'SeatTaken', seat, member: null, name: unusedName(label, namesIn(room)), bot: level } as const;
  return ok(startWhenReady(add(nothingYet(room), taken), parts));
}

/** Starts the game for the host, who is ready by that, with a seed like everybody else. */
export function start(room: Room, host: MemberId, { seed = '' }: CommandOf<'StartGame'>, parts: Parts): Decision {
  if (room.host !== host) return err('host-only');
  if (room.phase !== 'lobby') return err('game-started');
  if (!SEED.test(seed)) return err('invalid-seed');
  const problem = hostStartProblem(room, host);
  if (problem) return err(problem);
  const seats = seed === '' ? [] : seatsOf(room, host);
  return ok(begin(add(nothingYet(room), ...seats.map(seat => readyFact(seat, seed))), parts));
}

const readyFact = (seat: Seat, seed: string, ready = true) => ({ type: 'PlayerReady', seat, ready, seed }) as const;

/** What keeps the host from starting; where the table starts by itself, only the host of a private room goes ahead without the free seats. */
export const hostStartProblem = (room: Room, host: MemberId | null): RoomRefusal | undefined =>
  room.options.start === 'ready' && !room.options.private ? 'starts-when-ready' : startProblem(room, host);

/** What a game cannot start without: whoever starts need not be ready first. */
function startProblem(room: Room, host: MemberId | null): RoomRefusal | undefined {
  const seated = takenSeats(room).flatMap(seat => room.seats[seat] ?? []);
  const members = new Set(seated.flatMap(({ member }) => member ?? []));
  if (seated.length < Math.min(2, room.options.seats)) return 'not-enough-players';
  if (room.options.undo === 'practice' && members.size > 1) return 'practice-alone';
  return seated.every(({ ready: isReady, member }) => isReady || member === host) ? undefined : 'not-all-ready';
}

/** The table of `--players N`: full and everybody ready. */
function startWhenReady(decided: Decided, parts: Parts): Decided {
  const { options, seats } = decided.room;
  const isComplete = options.start === 'ready' && seats.every(seated => seated?.ready) && !startProblem(decided.room, null);
  return isComplete ? begin(decided, parts) : decided;
}

function begin(decided: Decided, parts: Parts): Decided {
  const closed = move(decided, takenSeats(decided.room));
  const { room } = closed;
  const players = room.seats.flatMap(seated => (seated ? [playerIn(seated)] : []));
  const { variant, challenge } = room.options;
  const promise = room.commitment === null ? {} : { commitment: room.commitment };
  const shared = challenge ? { challenge: challenge.name } : {};
  const setup = { id: gameIdOf(room), variant, players, options: gameOptions(room.options), ...promise, ...shared };
  const started = startGame(setup, parts.chance(drawKeys(setup)));
  return started.ok ? addPlayed(closed, started.value, parts) : fault(`a game did not start: ${started.error}`);
}

const playerIn = ({ name, bot, seed }: Seated): Player => (bot === undefined ? { name, seed } : { name, bot });

/** Opens the next game's lobby: whoever sat second begins, and who has left makes room. */
export function rematch(room: Room, member: MemberId, commitment: string | null): Decision {
  const problem = rematchProblem(room, member);
  if (problem) return err(problem);
  if (commitment !== null && commitment === room.commitment) return fault('a commitment is for one game');
  const [first, ...others] = room.seats.flatMap((seated, seat) => (seated && isStaying(seated) ? [seat] : []));
  const opened = add(nothingYet(room), { type: 'RematchOpened', commitment });
  return ok(move(opened, first === undefined ? [] : [...others, first]));
}

/** What keeps a member from opening the next game's lobby. */
export function rematchProblem(room: Room, member: MemberId | null): RoomRefusal | undefined {
  if (room.phase !== 'over') return room.phase === 'lobby' ? 'no-game' : 'game-not-over';
  if (room.options.challenge) return 'challenge-once';
  return member !== null && (room.host === member || seatsOf(room, member).length > 0) ? undefined : 'no-seat';
}

const isStaying = ({ member, bot }: Seated): boolean => member !== null || bot !== undefined;

/** Moves people between seats, if anybody moves. */
function move(decided: Decided, from: readonly Seat[]): Decided {
  const taken = takenSeats(decided.room);
  const isSame = from.length === taken.length && from.every((seat, i) => seat === i);
  return isSame ? decided : add(decided, { type: 'SeatsMoved', from });
}
