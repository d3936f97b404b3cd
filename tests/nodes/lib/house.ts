/** A house of several nodes on one database, each a process of its own. */
import { openPostgresLog } from '@yaht/server/log/postgres';
import type { RoomEvent } from '@yaht/room';
import { emptyFolder } from '../../lib/programs.ts';
import { lastingPort } from '../../lib/port.ts';
import { socketOf, startPostgres, type Service } from '../../lib/services.ts';
import { problemsOf } from '../../server/lib/kills.ts';
import type { Player } from '../../server/lib/player.ts';
import { SilentLine } from './silent-line.ts';
import { ServerProcess, type Ports } from '../../server/lib/server-process.ts';

export type Plan = {
  readonly nodes: number;
  /** One for all, or for each place. */
  readonly bus?: string | ((place: number) => string);
  /** Whether nodes reach the database, and each other, by lines that can be cut. */
  readonly isCuttable?: boolean;
  /** How long a node waits for its database before it tells those who wait, in milliseconds. */
  readonly patience?: number;
  /** How far the clock of each place is ahead of the others, in milliseconds. */
  readonly ahead?: (place: number) => number;
  readonly options?: Readonly<Record<string, unknown>>;
};

type Lines = { readonly database: SilentLine; readonly link: SilentLine };

export class House {
  readonly postgres: Service;
  readonly #plan: Plan;
  readonly #folder: Awaited<ReturnType<typeof emptyFolder>>;
  readonly #nodes: ServerProcess[] = [];
  readonly #paused = new Set<number>();
  readonly #lines: Lines[] = [];
  #started = 0;

  private constructor(postgres: Service, plan: Plan, folder: Awaited<ReturnType<typeof emptyFolder>>) {
    this.postgres = postgres;
    this.#plan = plan;
    this.#folder = folder;
  }

  static async open(plan: Plan, postgres?: Service): Promise<House> {
    const house = new House(postgres ?? (await startPostgres()), plan, await emptyFolder());
    await Promise.all(Array.from({ length: plan.nodes }, (_, place) => house.startNode(place)));
    return house;
  }

  get nodes(): readonly ServerProcess[] {
    return this.#nodes;
  }

  /** A node in this place, perhaps instead of one that has ended. */
  async startNode(place: number): Promise<ServerProcess> {
    const { bus, patience, isCuttable = false, ahead, options = {} } = this.#plan;
    const port = isCuttable ? await lastingPort() : 0;
    const lines = isCuttable ? await this.#linesOf(place, port) : undefined;
    const node = await ServerProcess.start({
      dataFolder: `${this.#folder.path}/${(this.#started += 1)}`,
      shared: {
        database: lines ? `postgres://yaht@127.0.0.1:${lines.database.port}/postgres` : this.postgres.url,
        address: { host: '127.0.0.1', port },
        ...(lines ? { announced: `127.0.0.1:${lines.link.port}` } : {}),
        ...(bus === undefined ? {} : { bus: typeof bus === 'string' ? bus : bus(place) }),
        ...(patience === undefined ? {} : { patience }),
      },
      ...(ahead ? { ahead: ahead(place) } : {}),
      ...options,
    });
    this.#nodes[place] = node;
    return node;
  }

  /** Where this node reaches the database. */
  databaseLine(node: number): SilentLine {
    return (this.#lines[node] as Lines).database;
  }

  /** Where others reach this node. */
  linkLine(node: number): SilentLine {
    return (this.#lines[node] as Lines).link;
  }

  async #linesOf(place: number, port: number): Promise<Lines> {
    const socket = `${socketOf(this.postgres)}/.s.PGSQL.5432`;
    const lines = (this.#lines[place] ??= { database: await SilentLine.open(socket), link: await SilentLine.open() });
    lines.link.leadTo(port);
    return lines;
  }

  ports(node: number): Ports {
    return (this.#nodes[node] as ServerProcess).ports;
  }

  /** Another node that is alive. */
  nextFrom(node: number): number {
    const others = this.#nodes.map((_, i) => (node + 1 + i) % this.#nodes.length);
    return others.find(other => this.#nodes[other]?.isAlive && !this.#paused.has(other)) ?? node;
  }

  /** Stops a node in the middle of whatever it does. */
  pause(node: number): void {
    this.#paused.add(node);
    this.#nodes[node]?.pause();
  }

  goOn(node: number): void {
    this.#paused.delete(node);
    this.#nodes[node]?.goOn();
  }

  /** What the log does not have of what these players saw and were told. */
  async problemsOf(players: readonly Player[]): Promise<readonly string[]> {
    const log = await openPostgresLog<RoomEvent>({ url: this.postgres.url });
    const problems = players.flatMap(player => player.problems);
    try {
      // One after the other: after a long life, all that they were ever told would wait for its answer at once, and too long.
      for (const player of players) problems.push(...(await problemsOf(log, player)));
      return problems;
    } finally {
      await log.close();
    }
  }

  async close(): Promise<readonly string[]> {
    const said = await Promise.all(
      this.#nodes.map(async node => {
        if (node.isAlive) await node.stop();
        return node.said;
      }),
    );
    await Promise.all(this.#lines.flatMap(({ database, link }) => [database.close(), link.close()]));
    await this.postgres.remove();
    await this.#folder.remove();
    return said;
  }
}
