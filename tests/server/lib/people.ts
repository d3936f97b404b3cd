/** People with profiles, and what the boards of a server say about them. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Player } from './player.ts';
import type { Ports } from './server-process.ts';
import type { DoorName } from './wire.ts';

export type Person = { readonly id: string; readonly key: string };

/** Asks over HTTP; every answer is kept, to be searched for secrets. */
export class Asking {
  readonly answers: string[] = [];
  ports: Ports;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  async ask(path: string, options: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.ports.http}${path}`, options);
    const text = await answer.text();
    this.answers.push(text);
    return JSON.parse(text);
  }

  /** The one answer that holds a key is not kept. */
  async makeProfile(name: string): Promise<Person> {
    const headers = { 'content-type': 'application/json' };
    const { profile, key } = (await this.ask('/v1/profiles', { method: 'POST', headers, body: JSON.stringify({ name }) })) as {
      readonly profile: { readonly id: string };
      readonly key: string;
    };
    this.answers.pop();
    return { id: profile.id, key };
  }
}

/** A table of people, who begin by themselves once all are there. */
export async function seatPeople(
  ports: Ports,
  people: readonly (readonly [Person, DoorName])[],
  options: object,
): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const [i, [{ key }, door]] of people.entries()) {
    const player = new Player(`P${i}`, door);
    const opening = { type: 'CreateRoom', seats: people.length, start: 'ready', ...options };
    await player.enter(ports, { ...(i === 0 ? opening : { type: 'Join', room: players[0]?.code }), profile: key });
    players.push(player);
  }
  return players;
}

/** A game of two lines: over soon, and solved in a moment. */
export const twoLines = {
  id: 'two-lines',
  name: 'Two Lines',
  dice: 5,
  rolls: 2,
  categories: { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } },
};

type Row = Readonly<Record<string, unknown>>;

/** Everything in the file of people that follows from the log. */
export function projectionsIn(folder: string): Readonly<Record<string, readonly Row[]>> {
  const db = new DatabaseSync(join(folder, 'people.db'));
  try {
    const all = (sql: string): readonly Row[] => db.prepare(sql).all();
    return {
      progress: all('select * from progress'),
      variants: all('select * from variants order by key'),
      games: all('select * from games order by number'),
      seats: all('select * from seats order by game, seat'),
      ratings: all('select * from ratings order by variant, profile'),
    };
  } finally {
    db.close();
  }
}
