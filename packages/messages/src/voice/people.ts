/** Facts about the people around a game. */
import type { Seat } from '@yaht/rules';
import type { Words } from '../messages.ts';
import type { PeopleFact, PresenceChanged, Tellers } from './told.ts';

/** `who` is the person the fact is about, as they were called when it happened. */
export type AboutPeople = { readonly words: Words; readonly who: string; readonly seats: readonly Seat[] };

export const people: Tellers<PeopleFact | PresenceChanged, AboutPeople> = {
  RoomCreated: (_, { words }) => words.room.created,
  MemberJoined: ({ name }, { words }) => words.room.joined(name),
  MemberLeft: ({ removed }, { words, who }) => (removed ? words.room.removed(who) : words.room.left(who)),
  SeatTaken: ({ name }, { words }) => words.room.seatTaken(name),
  SeatLeft: (_, { words, who }) => words.room.seatLeft(who),
  SeatsMoved: (_, { words }) => words.room.seatsMoved,
  PlayerReady: ({ ready }, { words, who }) => words.room.ready(who, ready),
  HostChanged: ({ member }, { words, who }) => (member === null ? words.room.noHost : words.room.host(who)),
  ChatMessage: ({ text }, { who }) => `${who}: ${text}`,
  UndoAsked: ({ seat }, { words, who, seats }) => (seats.includes(seat) ? words.room.askedBack : words.room.asksBack(who)),
  UndoAnswered: ({ yes }, { words, who }) => (yes ? words.room.agrees(who) : words.room.declines(who)),
  EndOffered: (_, { words, who }) => words.room.offersEnd(who),
  EndAnswered: ({ yes }, { words, who }) => (yes ? words.room.agrees(who) : words.room.playsOn(who)),
  Nudged: ({ seat }, { words, who, seats }) => (seats.includes(seat) ? words.room.nudgedYou : words.room.nudged(who)),
  OnVacation: ({ until }, { words, who }) => (until === 0 ? words.room.vacationOver(who) : words.room.vacation(who)),
  RematchOpened: (_, { words }) => words.room.nextGame,
  RoomClosed: (_, { words }) => words.room.closed,
  PresenceChanged: ({ online }, { words, who }) => (online ? words.room.back(who) : words.room.away(who)),
};
