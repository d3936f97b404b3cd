/** What can be told: every fact of a game and of the room around it, and who comes and goes without being recorded. */
import type { BotLevel, Event, Game, Seat } from '@yaht/rules';

/** The facts about people, as far as a sentence needs them; a fact that is missing here is refused where a room's facts are told. */
export type PeopleFact =
  | { readonly type: 'RoomCreated' | 'SeatsMoved' | 'RematchOpened' | 'RoomClosed' }
  | { readonly type: 'MemberJoined'; readonly name: string }
  | { readonly type: 'MemberLeft'; readonly removed?: true }
  | { readonly type: 'SeatTaken'; readonly seat: Seat; readonly name: string; readonly bot?: BotLevel }
  | { readonly type: 'SeatLeft' | 'UndoAsked'; readonly seat: Seat }
  | { readonly type: 'PlayerReady'; readonly ready: boolean }
  | { readonly type: 'HostChanged'; readonly member: number | null }
  | { readonly type: 'ChatMessage'; readonly text: string }
  | { readonly type: 'EndOffered'; readonly member: number }
  | { readonly type: 'Nudged'; readonly seat: Seat }
  | { readonly type: 'OnVacation'; readonly until: number }
  | { readonly type: 'UndoAnswered' | 'EndAnswered'; readonly yes: boolean };

/** A player's connection was lost or came back. */
export type PresenceChanged = { readonly type: 'PresenceChanged'; readonly online: boolean };

/** Anything the voice has a sentence for. */
export type Told = Event | PeopleFact | PresenceChanged;

/** A line of a table's feed. `who` is the person behind a fact, who may be gone by the time it is told. */
export type Line =
  | { readonly kind: 'fact'; readonly fact: { readonly event: Event | PeopleFact }; readonly who: string | null }
  | { readonly kind: 'chat'; readonly name: string; readonly text: string }
  | { readonly kind: 'presence'; readonly name: string; readonly online: boolean };

/** Where it is told: the game as it stands, and the seats of the people who read or listen. */
export type Scene = { readonly game: Game | null; readonly seats: readonly Seat[] };

/** Sentences that are told together; those that do not apply are empty. */
export type Said = string | readonly string[];

/** A teller for each type of fact: a type without one does not compile. */
export type Tellers<Fact extends { readonly type: string }, About> = {
  readonly [Type in Fact['type']]: (fact: Extract<Fact, { readonly type: Type }>, about: About) => Said;
};

/** Tells a fact by the teller of its type. */
export function tellBy<Fact extends { readonly type: string }, About>(
  tellers: Tellers<Fact, About>,
  fact: Fact,
  about: About,
): Said {
  // The type of the fact chose the teller, which the compiler cannot follow through a union.
  const teller = tellers[fact.type as Fact['type']] as (fact: Fact, about: About) => Said;
  return teller(fact, about);
}
