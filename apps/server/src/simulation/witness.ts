/** Watches a simulated house, and knows what must never be seen there. */
import type { ServerMessage } from '@yaht/protocol';
import { LogError } from '../log/index.ts';
import { seqOf } from '../nodes/told-fact.ts';
import { LostLink } from '../nodes/peer.ts';
import { LostRoom } from '../tables/room-writer.ts';
import type { SimulatedDatabase } from './database/database.ts';
import type { World } from './world.ts';

/** What a node may report when its surroundings fail; anything else is a mistake in the program. */
const isExpected = (error: unknown): boolean =>
  error instanceof LostLink ||
  error instanceof LostRoom ||
  (error instanceof LogError && ['away', 'closed'].includes(error.code));

export class Witness {
  readonly problems: string[] = [];
  readonly #world: World;
  readonly #database: SimulatedDatabase;
  readonly #roomOf: (person: string) => string | undefined;

  constructor(world: World, database: SimulatedDatabase, roomOf: (person: string) => string | undefined) {
    this.#world = world;
    this.#database = database;
    this.#roomOf = roomOf;
  }

  problem(what: string): void {
    this.#world.note('PROBLEM', what);
    this.problems.push(what);
  }

  fault(node: string, error: unknown): void {
    this.#world.note(node, `fault: ${String(error)}`);
    if (!isExpected(error))
      this.problem(`${node} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }

  /** Nobody is told what is not stored. */
  told(person: string, message: ServerMessage): void {
    const seq = seqOf(message) ?? (message.type === 'Ack' ? message.seq : undefined);
    const room = this.#roomOf(person);
    if (seq === undefined || room === undefined) return;
    const stored = this.#database.tables.rooms.get(room)?.seq ?? 0;
    if (seq > stored) this.problem(`${person} was told ${seq} of ${room} when ${stored} was stored`);
  }
}
