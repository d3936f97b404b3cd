/** How each fact changes a room. Nothing is judged here: facts have been judged already. */
import { extend, fault, replay, type Event, type Game, type Seat } from '@yaht/rules';
import { isRoomFact, type MemberJoined, type RoomCreated, type RoomEvent, type RoomFact, type SeatTaken } from './event.ts';
import type { Member, Room, Seated } from './room.ts';

/** The room after these facts, which must begin with `RoomCreated`; any beginning of a room's facts is a room. */
export function replayRoom(events: readonly RoomEvent[]): Room {
  const [created, ...later] = events;
  if (created?.type !== 'RoomCreated') return fault('a room begins with RoomCreated');
  return evolveAll(begin(created), later);
}

/** The room after one more fact. */
export const evolveRoom = (room: Room, event: RoomEvent): Room => evolveAll(room, [event]);

/** The room after several facts; a game goes on from where it stood, however long it is already. */
export function evolveAll(room: Room, events: readonly RoomEvent[]): Room {
  return evolveAround(room, events, events.every(isRoomFact) ? room.game : gameAfter(room.game, events));
}

/** The same for whoever knows the game after them already, and need not read it again. */
export function evolveAround(room: Room, events: readonly RoomEvent[], game: Game | null): Room {
  const { id, options, phase, commitment, host, members, joined, seats, takeback, endOffer, nudged, games } = events.reduce(
    evolveOnce,
    room,
  );
  const seq = room.seq + events.length;
  // With every wish, and written out it takes a fraction of the time.
  return { id, options, phase, seq, commitment, host, members, joined, seats, takeback, endOffer, nudged, game, games };
}

/** What a fact changes, but for its number and the game. */
const evolveOnce = (room: Room, event: RoomEvent): Room =>
  isRoomFact(event) ? evolveFact(room, event) : evolveForGame(room, event);

function gameAfter(game: Game | null, events: readonly RoomEvent[]): Game {
  const own = events.filter((event): event is Event => !isRoomFact(event));
  const start = own.findLastIndex(({ type }) => type === 'GameStarted');
  return game && start < 0 ? extend(game, own) : replay(own.slice(Math.max(0, start)));
}

/** The room after its first fact. */
export const begin = ({ id, options, commitment }: RoomCreated): Room => ({
  id,
  options,
  phase: 'lobby',
  seq: 1,
  commitment,
  host: null,
  members: [],
  joined: 0,
  seats: new Array<null>(options.seats).fill(null),
  takeback: null,
  endOffer: null,
  nudged: null,
  game: null,
  games: 0,
});

/** A vote is about the game as it stands, so nearly every fact of the game ends it. */
function evolveForGame(room: Room, event: Event): Room {
  switch (event.type) {
    case 'GameStarted':
      return { ...room, phase: 'playing', games: room.games + 1, takeback: null };
    case 'GameOver':
      return { ...room, phase: 'over', takeback: null, endOffer: null, nudged: null };
    case 'HintTaken':
    case 'DiceHeld':
      return room;
    // Who has a say has changed.
    case 'SeatPlayedBy':
    case 'Resigned':
      return room.takeback || room.endOffer ? { ...room, takeback: null, endOffer: null } : room;
    default:
      return room.takeback ? { ...room, takeback: null } : room;
  }
}

function evolveFact(room: Room, fact: RoomFact): Room {
  switch (fact.type) {
    case 'RoomCreated':
      return fault('a room is created once');
    case 'MemberJoined':
      return { ...room, joined: fact.member + 1, members: [...room.members, memberIn(fact)] };
    case 'MemberLeft':
      return { ...room, members: room.members.filter(({ id }) => id !== fact.member) };
    case 'SeatTaken':
      return withSeat(room, fact.seat, seatedBy(fact));
    case 'SeatLeft':
      return withSeat(
        { ...room, takeback: null, endOffer: null },
        fact.seat,
        room.phase === 'lobby' ? null : left(room.seats[fact.seat]),
      );
    case 'SeatsMoved':
      return { ...room, seats: room.seats.map((_, seat) => room.seats[fact.from[seat] ?? -1] ?? null) };
    case 'PlayerReady':
      return changeSeat(room, fact.seat, { ready: fact.ready, seed: fact.seed });
    case 'HostChanged':
      return { ...room, host: fact.member };
    case 'ChatMessage':
      return room;
    case 'UndoAsked':
      return { ...room, takeback: { seat: fact.seat, agreed: [] } };
    case 'UndoAnswered':
      return { ...room, takeback: fact.yes && room.takeback ? agree(room.takeback, fact.member) : null };
    case 'EndOffered':
      return { ...room, endOffer: { member: fact.member, agreed: [] } };
    case 'EndAnswered':
      return { ...room, endOffer: fact.yes && room.endOffer ? agree(room.endOffer, fact.member) : null };
    case 'Nudged':
      return { ...room, nudged: { seat: fact.seat, time: fact.time } };
    case 'OnVacation':
      return {
        ...room,
        members: room.members.map(member => (member.id === fact.member ? onVacation(member, fact.until) : member)),
      };
    case 'RematchOpened':
      return { ...room, phase: 'lobby', commitment: fact.commitment, seats: room.seats.map(asNew) };
    case 'RoomClosed':
      return { ...room, phase: 'closed' };
  }
}

const memberIn = ({ member: id, name, profile }: MemberJoined): Member =>
  profile === undefined ? { id, name } : { id, name, profile };

function onVacation({ id, name, profile }: Member, until: number): Member {
  return { id, name, ...(profile === undefined ? {} : { profile }), ...(until === 0 ? {} : { vacationUntil: until }) };
}

const seatedBy = ({ member, name, bot }: SeatTaken): Seated =>
  bot === undefined ? { member, name, ready: false, seed: '' } : { member, name, bot, ready: true, seed: '' };

const left = (seated: Seated | null | undefined): Seated | null => (seated ? { ...seated, member: null } : null);

/** Nobody is ready for the next game yet, and a seed is for one game. */
const asNew = (seated: Seated | null): Seated | null => seated && { ...seated, ready: seated.bot !== undefined, seed: '' };

const agree = <T extends { readonly agreed: readonly number[] }>(takeback: T, member: number): T => ({
  ...takeback,
  agreed: [...takeback.agreed, member],
});

const withSeat = (room: Room, at: Seat, seated: Seated | null): Room => ({
  ...room,
  seats: room.seats.map((old, seat) => (seat === at ? seated : old)),
});

const changeSeat = (room: Room, seat: Seat, change: Partial<Seated>): Room => {
  const seated = room.seats[seat];
  return seated ? withSeat(room, seat, { ...seated, ...change }) : room;
};
