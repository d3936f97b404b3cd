/** Judges a wish in a room: the room with its new facts, or the reason why not. Rules: spec/room.md. */
import { effective, err, fault, hasResigned, ok, type Command, type Event, type Result, type Seat } from '@yaht/rules';
import type { GameCommand, Parts, RoomActor, RoomCommand } from './command.ts';
import { add, addHouse, addPlay, nothingYet, type Decision } from './decided.ts';
import { answerEnd, offerEnd } from './end-offer.ts';
import type { MemberId } from './event.ts';
import { comeBack, drop, handOver, join, leave, leaveSeat, removeMember, removePlayer, takeSeat } from './meet.ts';
import { nudge } from './nudge.ts';
import type { RoomOptions } from './options.ts';
import type { RoomRefusal } from './refusal.ts';
import { gameOf, isDeserted, isMember, playedBy, seatInTurn, seatsInTurn, seatsOf, type Room } from './room.ts';
import { addBot, ready, rematch, start } from './start.ts';
import { answerUndo, askUndo } from './takeback.ts';
import { isSlow } from './turn-seconds.ts';
import { cleanText, lengthOf, MAX_CHAT_LENGTH } from './text.ts';

/** A refused wish changes nothing; a granted one may change nothing either, when it is so already. */
export function decideRoom(room: Room, actor: RoomActor, command: RoomCommand, parts: Parts): Decision {
  if (room.phase === 'closed') return err('room-closed');
  if (actor === 'guest') return command.type === 'Join' ? join(room, command) : err('not-a-member');
  if (actor === 'house') return decideForHouse(room, command, parts);
  return isMember(room, actor) ? decideForMember(room, actor, command, parts) : err('not-a-member');
}

function decideForMember(room: Room, member: MemberId, command: RoomCommand, parts: Parts): Decision {
  switch (command.type) {
    case 'Join':
      return err('already-joined');
    case 'TakeSeat':
      return takeSeat(room, member, command.seat, command.name);
    case 'LeaveSeat':
      return leaveSeat(room, member, command.seat);
    case 'Ready':
      return ready(room, member, command, parts);
    case 'AddBot':
      return addBot(room, member, command, parts);
    case 'RemovePlayer':
      return removePlayer(room, member, command.seat, parts);
    case 'RemoveMember':
      return removeMember(room, member, command.member, parts);
    case 'StartGame':
      return start(room, member, command, parts);
    case 'Rematch':
      return rematch(room, member, command.commitment);
    case 'Chat':
      return chat(room, member, command.text);
    case 'Leave':
      return ok(leave(room, member, parts));
    case 'Return':
      return ok(comeBack(room, member, parts));
    case 'Undo':
    case 'AnswerUndo':
      return decideTakeback(room, member, command, parts);
    case 'OfferEnd':
    case 'AnswerEnd':
      return decideEnd(room, member, command, parts);
    case 'Nudge':
      return nudge(room, member, command.now);
    case 'Vacation':
      return vacation(room, member, command.until);
    case 'Resign':
      return resign(room, member, command.seat, parts);
    case 'Drop':
    case 'Expire':
    case 'PlayFor':
      return err('house-only');
    default:
      return playAsMember(room, member, command, parts);
  }
}

function decideForHouse(room: Room, command: RoomCommand, parts: Parts): Decision {
  switch (command.type) {
    case 'Drop':
      return drop(room, command.member, parts);
    case 'Expire':
      return ok(expire(room, parts));
    case 'PlayFor':
      return playFor(room, command, parts);
    case 'Join':
    case 'TakeSeat':
    case 'LeaveSeat':
    case 'Ready':
    case 'AddBot':
    case 'RemovePlayer':
    case 'RemoveMember':
    case 'StartGame':
    case 'Rematch':
    case 'Chat':
    case 'Leave':
    case 'Return':
    case 'Undo':
    case 'AnswerUndo':
    case 'OfferEnd':
    case 'AnswerEnd':
    case 'Nudge':
    case 'Vacation':
    case 'Resign':
      return err('not-a-member');
    default:
      return playAsHouse(room, command, parts);
  }
}

function decideTakeback(
  room: Room,
  member: MemberId,
  command: Extract<RoomCommand, { type: 'Undo' | 'AnswerUndo' }>,
  parts: Parts,
): Decision {
  const problem = problemOutsideGame(room);
  if (problem) return err(problem);
  return command.type === 'Undo' ? askUndo(room, member, command.seat, parts) : answerUndo(room, member, command.yes, parts);
}

function decideEnd(
  room: Room,
  member: MemberId,
  command: Extract<RoomCommand, { type: 'OfferEnd' | 'AnswerEnd' }>,
  parts: Parts,
): Decision {
  const problem = problemOutsideGame(room);
  if (problem) return err(problem);
  return command.type === 'OfferEnd' ? offerEnd(room, member, parts) : answerEnd(room, member, command.yes, parts);
}

/** Said again, it changes nothing. */
function vacation(room: Room, member: MemberId, until: number): Decision {
  const known = room.members.find(({ id }) => id === member)?.vacationUntil ?? 0;
  return ok(known === until ? nothingYet(room) : add(nothingYet(room), { type: 'OnVacation', member, until }));
}

/** A player who moves while the house plays the seat is back, unless the seat resigned. */
function playAsMember(room: Room, member: MemberId, command: GameCommand, parts: Parts): Decision {
  const seat = seatToMove(room, member, undefined);
  if (!seat.ok) return seat;
  if (hasResigned(gameOf(room), seat.value)) return err('has-resigned');
  const isAway = playedBy(room, seat.value) !== 'player';
  return addPlay(isAway ? comeBack(room, member, parts) : nothingYet(room), seat.value, command, parts);
}

/** From then on the house plays the seat for the others. */
function resign(room: Room, member: MemberId, wished: Seat | undefined, parts: Parts): Decision {
  const seat = seatToMove(room, member, wished);
  if (!seat.ok) return seat;
  return giveUp(room, seat.value, { type: 'Resign' }, parts);
}

function giveUp(room: Room, seat: Seat, command: Extract<Command, { readonly type: 'Resign' }>, parts: Parts): Decision {
  const resigned = addPlay(nothingYet(room), seat, command, parts);
  if (!resigned.ok || resigned.value.room.phase !== 'playing') return resigned;
  return ok(handOver(resigned.value, [seat], parts));
}

/** Of a member's seats the one that is named or, without a name, the one that may move. */
function seatToMove(room: Room, member: MemberId, wished: Seat | undefined): Result<Seat, RoomRefusal> {
  const problem = problemOutsideGame(room);
  if (problem) return err(problem);
  const own = seatsOf(room, member);
  if (wished !== undefined && !own.includes(wished)) return err('not-your-seat');
  const seat = wished ?? seatsInTurn(room).find(each => own.includes(each)) ?? own[0];
  return seat === undefined ? err('no-seat') : ok(seat);
}

function playAsHouse(room: Room, command: Command, parts: Parts): Decision {
  const problem = problemOutsideGame(room);
  if (problem) return err(problem);
  if (command.type === 'Abandon' && !isDeserted(room)) return err('still-played');
  if (command.type === 'PassTurn' && isForfeit(room)) return forfeit(room, parts);
  return addPlay(nothingYet(room), 'house', command, parts);
}

/** In a game of days, the second turn in a row that runs out loses the game for a player who is expected to play. */
function isForfeit(room: Room): boolean {
  const seat = seatInTurn(room);
  if (!isSlow(room.options.turnSeconds) || seat === undefined || playedBy(room, seat) !== 'player') return false;
  const events: readonly Event[] = effective(gameOf(room).events as readonly Event[]);
  const last = events.findLast(event => 'seat' in event && event.seat === seat && ENDS_OF_TURNS.includes(event.type));
  return last?.type === 'TurnPassed' || (last?.type === 'ScoreRecorded' && last.zero === 'passed');
}

const ENDS_OF_TURNS: readonly Event['type'][] = ['ScoreRecorded', 'Banked', 'Flopped', 'TurnPassed'];

function forfeit(room: Room, parts: Parts): Decision {
  const seat = seatInTurn(room) ?? fault('nobody is in turn');
  return giveUp(room, seat, { type: 'Resign', outOfTime: true }, parts);
}

/** The house moves for a seat of its own, or of somebody who is away. */
function playFor(room: Room, { seat, command }: Extract<RoomCommand, { type: 'PlayFor' }>, parts: Parts): Decision {
  const problem = problemOutsideGame(room);
  return problem ? err(problem) : addPlay(nothingYet(room), seat, command, parts);
}

function problemOutsideGame({ phase }: Room): RoomRefusal | undefined {
  if (phase === 'playing') return undefined;
  return phase === 'over' ? 'game-over' : 'no-game';
}

/** Why a member may not write here. Rooms of earlier versions do not say whether those who watch may. */
export function chatProblem(room: Room, member: MemberId): RoomRefusal | undefined {
  const { chat: isOn, spectatorChat } = room.options as Partial<RoomOptions>;
  if (!isOn) return 'chat-off';
  return spectatorChat === false && seatsOf(room, member).length === 0 ? 'chat-for-players' : undefined;
}

function chat(room: Room, member: MemberId, text: string): Decision {
  const problem = chatProblem(room, member);
  if (problem) return err(problem);
  const clean = cleanText(text);
  if (clean === '') return err('chat-empty');
  if (lengthOf(clean) > MAX_CHAT_LENGTH) return err('chat-too-long');
  const seat = seatsOf(room, member)[0] ?? null;
  return ok(add(nothingYet(room), { type: 'ChatMessage', member, seat, text: clean }));
}

/** A game that is still on ends first, so that its seed is shown. */
function expire(room: Room, parts: Parts) {
  const ended = room.phase === 'playing' ? addHouse(nothingYet(room), { type: 'Abandon' }, parts) : nothingYet(room);
  return add(ended, { type: 'RoomClosed', reason: 'idle' });
}
