/** A room as lists of open games show it: for whom it waits, and what was played last. */
import { awaitedForEnd, hostStartProblem, seatsInTurn, votersFor, type ProfileId, type Room, type Seated } from '@yaht/room';
import { categoryIds, lastTurnOf, roundOf, totals, type Game, type Seat } from '@yaht/rules';
import type { OpenGame, OpenSeat, TurnBefore } from './open-game.ts';

/** What is the same for everybody in the room, beside whose seats are whose. */
export type OpenLine = Omit<OpenGame, 'room' | 'waits'>;

/** Since when the room is as it is, and when the turn that is on runs out. */
export type OpenTimes = { readonly since: number; readonly until: number | null };

/** The room as everybody in it sees it on a list. */
export function openLineOf(room: Room, phase: OpenLine['phase'], times: OpenTimes): Omit<OpenLine, 'own'> {
  const { variant, turnSeconds, rated, private: isPrivate } = room.options;
  const game = phase === 'playing' ? room.game : null;
  const scores = game ? totals(game) : [];
  return {
    phase,
    variant: { id: variant.id, name: variant.name },
    seats: room.seats.map((seated, seat) => seated && openSeat(room, seated, scores[seat] ?? 0)),
    turn: seatsInTurn(room),
    round: game && roundOf(game),
    rounds: game && variant.family === 'scorecard' ? categoryIds(variant).length : null,
    before: game && turnBefore(game),
    ...times,
    turnSeconds,
    rated,
    private: isPrivate,
  };
}

/** Whether a room waits for the player in this seat: to roll, to get ready, to begin, or to answer a question. */
export function isAwaited(room: Room, seat: Seat): boolean {
  const member = room.seats[seat]?.member ?? null;
  if (room.phase === 'lobby') {
    const isReady = room.seats[seat]?.ready === true;
    const mayStart = member === room.host && hostStartProblem(room, member) === undefined;
    return mayStart || (!isReady && (member !== room.host || room.options.start === 'ready'));
  }
  return seatsInTurn(room).includes(seat) || isAskedToAgree(room, member);
}

function isAskedToAgree(room: Room, member: number | null): boolean {
  const { takeback } = room;
  if (member === null) return false;
  const isAsked = takeback !== null && votersFor(room, takeback.seat).includes(member) && !takeback.agreed.includes(member);
  return isAsked || awaitedForEnd(room).includes(member);
}

function openSeat(room: Room, seated: Seated, score: number): OpenSeat {
  const profile = profileOf(room, seated);
  const { members } = room;
  const { name, bot, member } = seated;
  const vacationUntil = members.find(({ id }) => id === member)?.vacationUntil;
  const vacation = vacationUntil === undefined ? {} : { vacationUntil };
  return { name, ...(bot === undefined ? {} : { bot }), ...(profile === undefined ? {} : { profile }), ...vacation, score };
}

function turnBefore(game: Game): TurnBefore | null {
  const last = lastTurnOf(game);
  if (!last) return null;
  const { seat: playerId, dice, end } = last;
  const score = 'points' in end ? end.points : 0;
  return { playerId, dice, end: end.type, category: end.type === 'scored' ? end.category : null, score };
}

/** The public id of the profile that somebody plays under. */
export const profileOf = ({ members }: Room, { member }: Seated): ProfileId | undefined =>
  member === null ? undefined : members.find(({ id }) => id === member)?.profile;
