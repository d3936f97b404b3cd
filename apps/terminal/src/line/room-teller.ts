/** What happens around a game, as sentences. */
import type { Table, TableState } from '@yaht/client';
import type { Messages } from '@yaht/messages';

export type Facts = Parameters<Parameters<Table['onFacts']>[0]>[0];
type Fact = Facts[number]['event'];

/** One sentence for each fact that a reader wants to know of; `state` is the table after them. */
export const roomTeller = (words: Messages, state: TableState, facts: Facts): readonly string[] =>
  facts.flatMap(({ event }) => sentenceOf(words, state, event) ?? []);

function sentenceOf({ online }: Messages, { room, member }: TableState, fact: Fact): string | undefined {
  const nameOf = (seat: number): string => room?.seats[seat]?.name ?? '';
  switch (fact.type) {
    case 'SeatTaken':
      return online.lines.joined(fact.name);
    case 'SeatLeft':
      return online.lines.gone(nameOf(fact.seat));
    case 'PlayerReady':
      return online.lines.ready(nameOf(fact.seat), fact.ready);
    case 'GameStarted':
      return online.lines.begins(fact.players.map(({ name }) => name));
    case 'ChatMessage':
      return `${room?.members.find(({ id }) => id === fact.member)?.name ?? ''}: ${fact.text}`;
    case 'RematchOpened':
      return online.lines.nextGame;
    case 'UndoAsked':
      return room?.seats[fact.seat]?.member === member ? online.askedBack : online.asksBack(nameOf(fact.seat));
    default:
      return undefined;
  }
}
