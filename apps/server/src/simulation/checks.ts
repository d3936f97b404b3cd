/** What must be so when everything is over, whatever happened on the way. */
import { verifyGame } from '@yaht/fair';
import { wireFact, type NumberedFact } from '@yaht/protocol';
import { isRoomFact, replayRoom, type RoomEvent } from '@yaht/room';
import { replay, type Event } from '@yaht/rules';
import { commandKey, type DatabaseTables, type Deed, type RoomRow } from './database/tables.ts';
import type { Person } from './person.ts';

export function problemsIn(tables: DatabaseTables, people: readonly Person[]): readonly string[] {
  return [
    ...[...tables.rooms.values()].flatMap(room => roomProblems(tables, room)),
    ...writerProblems(tables.deeds),
    ...twice(tables.deeds),
    ...people.flatMap(person => personProblems(tables, person)),
  ];
}

const factsOf = (tables: DatabaseTables, room: RoomRow): readonly NumberedFact[] =>
  tables.eventsOf(room).map(({ seq, at, event }) => ({ seq, at, event: JSON.parse(event) as RoomEvent }));

/** Facts are numbered without a gap, time never goes back, and every die follows from the seed that was promised. */
function roomProblems(tables: DatabaseTables, room: RoomRow): readonly string[] {
  const facts = factsOf(tables, room);
  const gaps = facts.flatMap(({ seq }, i) => (seq === i + 1 ? [] : [`${room.name} has ${seq} in place ${i + 1}`]));
  const back = facts.flatMap(({ seq, at }, i) =>
    at < (facts[i - 1]?.at ?? 0) ? [`${room.name} goes back in time at ${seq}`] : [],
  );
  const end = facts.length === room.seq ? [] : [`${room.name} counts ${room.seq} facts and has ${facts.length}`];
  if (gaps.length > 0) return [...gaps, ...end];
  replayRoom(facts.map(({ event }) => event));
  return [...back, ...end, ...gamesIn(facts).flatMap((game, i) => unfair(room.name, game, i))];
}

/** The facts of each game that is over. */
function gamesIn(facts: readonly NumberedFact[]): readonly (readonly Event[])[] {
  const events = facts.flatMap(({ event }): Event[] => (isRoomFact(event) ? [] : [event]));
  const starts = events.flatMap(({ type }, i) => (type === 'GameStarted' ? [i] : []));
  const games = starts.map((start, i) => events.slice(start, starts[i + 1]));
  return games.filter(game => game.some(({ type }) => type === 'GameOver'));
}

function unfair(room: string, game: readonly Event[], number: number): readonly string[] {
  const proof = verifyGame(replay(game));
  return proof.ok ? [] : [`the dice of game ${number + 1} in ${room} are not proven: ${proof.error.code}`];
}

/** An epoch has one writer, and nobody writes under an epoch that is over. */
function writerProblems(deeds: readonly Deed[]): readonly string[] {
  const writers = new Map<string, string>();
  return deeds.flatMap(({ by, room, epoch, roomEpoch, firstSeq }) => {
    const key = `${room} ${epoch}`;
    const writer = writers.get(key) ?? by;
    writers.set(key, writer);
    return [
      ...(writer === by ? [] : [`${room} was written by ${writer} and by ${by} in epoch ${epoch}`]),
      ...(epoch === roomEpoch ? [] : [`${by} wrote ${firstSeq} of ${room} in epoch ${epoch}, when it was ${roomEpoch}`]),
    ];
  });
}

/** A wish is in the log once. */
function twice(deeds: readonly Deed[]): readonly string[] {
  const known = new Set<string>();
  return deeds.flatMap(({ room, command, firstSeq }) => {
    const key = `${room} ${command}`;
    const isKnown = command !== undefined && known.has(key);
    known.add(key);
    return isKnown ? [`${command} happened in ${room} a second time, at ${firstSeq}`] : [];
  });
}

/** What it saw is how the log begins, and what it was granted is in there. */
function personProblems(tables: DatabaseTables, person: Person): readonly string[] {
  const room = tables.rooms.get(person.code ?? '');
  if (!room) return person.code === undefined ? [] : [`the room of ${person.name} is gone`];
  const stored = factsOf(tables, room);
  const isOther = (fact: NumberedFact, i: number): boolean => {
    const there = stored[i];
    return !there || JSON.stringify(wireFact(there)) !== JSON.stringify(wireFact(fact));
  };
  const other = person.facts.findIndex(isOther);
  const lost = [...person.granted.values()].filter(({ wish, seq }) => {
    const kept = tables.commands.get(commandKey(room.key, String(person.member), wish.id));
    return !kept || (JSON.parse(kept.answer) as { readonly seq: number }).seq !== seq;
  });
  return [
    ...(other < 0 ? [] : [`${person.name} saw another fact ${other + 1} than is stored in ${room.name}`]),
    ...lost.map(({ wish, seq }) => `${person.name} was granted ${wish.id} at ${seq}, and the log does not know`),
  ];
}
