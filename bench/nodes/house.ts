/** A house to measure: so many nodes on a PostgreSQL of its own that keeps what it says, each a process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Service } from '../../tests/lib/services.ts';
import { startMeasured, type Measured } from '../server/processes.ts';

/** As a small machine for databases is set up. */
const SETTINGS = { shared_buffers: '256MB', max_wal_size: '4GB', autovacuum: 'on', max_connections: '200' };

export class MeasuredHouse {
  readonly postgres: Service;
  readonly nodes: Measured[] = [];
  readonly #folder: string;
  #started = 0;

  private constructor(postgres: Service, folder: string) {
    this.postgres = postgres;
    this.#folder = folder;
  }

  static async open(count: number): Promise<MeasuredHouse> {
    const house = new MeasuredHouse(await startPostgres(SETTINGS), await mkdtemp(join(tmpdir(), 'yaht-bench-')));
    for (let place = 0; place < count; place++) await house.startNode(place);
    return house;
  }

  /** A node in this place, perhaps instead of one that has ended. */
  async startNode(place: number): Promise<Measured> {
    const folder = join(this.#folder, String((this.#started += 1)));
    const shared = { database: this.postgres.url, address: { host: '127.0.0.1', port: 0 } };
    return (this.nodes[place] = await startMeasured('serve.mjs', folder, { shared }));
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map(node => node.close()));
    await this.postgres.remove();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
