/**
 * Names and colours from the shared database, kept beside the boards of this node, which need nothing else of a profile. What was
 * changed by transactions that are all over has been read; the others are looked at again.
 */
import type { Database } from '../../log/postgres/database.ts';
import { Queue } from '../../queue.ts';
import type { Mirrored } from '../file/profile-book.ts';

const CHANGED = {
  name: 'yaht-changed-profiles',
  text: `
    select id, name, colour, created_at as "createdAt" from yaht.profiles where changed >= $1::text::xid8`,
};
const HORIZON = { name: 'yaht-profiles-horizon', text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon' };

export class Mirror {
  readonly #db: Database;
  readonly #write: (profiles: readonly Mirrored[]) => Promise<unknown>;
  readonly #queue = new Queue();
  #from = '0';

  constructor(db: Database, write: (profiles: readonly Mirrored[]) => Promise<unknown>) {
    this.#db = db;
    this.#write = write;
  }

  /** Brings over what has changed since the last time. */
  look(): Promise<void> {
    return this.#queue.run(async () => {
      const [line] = await this.#db.ask<{ readonly horizon: string }>(HORIZON);
      const changed = await this.#db.ask<Mirrored>(CHANGED, [this.#from]);
      if (changed.length > 0) await this.#write(changed);
      this.#from = line?.horizon ?? this.#from;
    });
  }
}
