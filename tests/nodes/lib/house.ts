/** A house of several nodes on one database, each a process of its own. */
import { openPostgresLog } from '@yaht/server/log/postgres';
import type { RoomEvent } from '@yaht/room';
import { emptyFolder } from '../../lib/programs.ts';
import { startPostgres, type Service } from '../../lib/services.ts';
import { problemsOf } from '../../server/lib/kills.ts';
import type { Player } from '../../server/lib/player.ts';
import { ServerProcess, type Ports } from '../../server/lib/server-process.ts';

export type Plan = {
  readonly nodes: number;
  readonly bus?: string;
  /** How long a node waits for its database before it tells those who wait, in milliseconds. */
  readonly patience?: number;
  readonly options?: Readonly<Record<string, unknown>>;
};

export class House {
  readonly postgres: Service;
  readonly #plan: Plan;
  readonly #folder: Awaited<ReturnType<typeof emptyFolder>>;
  readonly #nodes: ServerProcess[] = [];
  readonly #paused = new Set<number>();
  #started = 0;

  private constructor(postgres: Service, plan: Plan, folder: Awaited<ReturnType<typeof emptyFolder>>) {
    this.postgres = postgres;
    this.#plan = plan;
    this.#folder = folder;
  }

  static async open(plan: Plan): Promise<House> {
    const house = new House(await startPostgres(), plan, await emptyFolder());
    await Promise.all(Array.from({ length: plan.nodes }, (_, place) => house.startNode(place)));
    return house;
  }

  get nodes(): readonly ServerProcess[] {
    return this.#nodes;
  }

  /** A node in this place, perhaps instead of one that has ended. */
  async startNode(place: number): Promise<ServerProcess> {
    const { bus, patience, options = {} } = this.#plan;
    const address = { host: '127.0.0.1', port: 0 };
    const node = await ServerProcess.start({
      dataFolder: `${this.#folder.path}/${(this.#started += 1)}`,
      shared: {
        database: this.postgres.url,
        address,
        ...(bus === undefined ? {} : { bus }),
        ...(patience === undefined ? {} : { patience }),
      },
      ...options,
    });
    this.#nodes[place] = node;
    return node;
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
    await this.postgres.remove();
    await this.#folder.remove();
    return said;
  }
}
