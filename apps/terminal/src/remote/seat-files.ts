/**
 * Seats at servers that one can come back to, kept on this machine: one file for each token, readable by its owner alone.
 * A seat that a running program uses is not given to a second one, so two people of one name at one machine are two people.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptSeat, SeatKeeper } from '@yaht/client';
import { holderOf, isHeld, type Holder } from '../holder.ts';

/** What the command asks for: the same question finds the same seat. */
export type Wanted = {
  readonly server: string;
  readonly name: string;
  readonly room?: string;
  readonly isSpectator: boolean;
};

/** With whoever uses it now; the number is 0 when nobody does. */
type SeatFile = Holder & {
  readonly schema: typeof SCHEMA;
  readonly server: string;
  readonly room: string;
  /** The name that was asked for; the one in the room may have a number behind it. */
  readonly name: string;
  readonly isSpectator: boolean;
  readonly token: string;
  readonly at: number;
};

const SCHEMA = 'yaht.seat/1';
/** Rooms are forgotten by their servers in the end; so are the oldest seats here. */
const MOST = 200;

/** The seats under one folder of state. */
export class SeatFiles {
  readonly #folder: string;
  readonly #onTrouble: (error: unknown) => void;

  /** A seat that cannot be kept is told; the game goes on without. */
  constructor(stateFolder: string, onTrouble: (error: unknown) => void = () => {}) {
    this.#folder = join(stateFolder, 'seats');
    this.#onTrouble = onTrouble;
  }

  /** The latest seat that fits and that nobody uses. */
  find({ server, name, room, isSpectator }: Wanted): string | undefined {
    const fits = (seat: SeatFile): boolean =>
      seat.server === server &&
      seat.name === name &&
      seat.isSpectator === isSpectator &&
      (room === undefined || seat.room.toLowerCase() === room.toLowerCase()) &&
      !isHeld(seat);
    return this.#all().find(fits)?.token;
  }

  /** Keeps what a table says about its seat, as that of this program. */
  keeperFor({ server, name, isSpectator }: Wanted): SeatKeeper {
    return {
      keep: ({ room, token }: KeptSeat) => {
        const seat = { schema: SCHEMA, server, room, name, isSpectator, token, ...holderOf(), at: Date.now() } as const;
        this.#write(seat);
        for (const old of this.#all().slice(MOST)) this.forget(old.token);
      },
      forget: token => this.forget(token),
    };
  }

  forget(token: string): void {
    rmSync(this.#path(token), { force: true });
  }

  /** This program is done with its seats; the next one may take them. */
  release(): void {
    for (const seat of this.#all()) if (seat.pid === process.pid) this.#write({ ...seat, pid: 0, birth: undefined });
  }

  /** Latest first; files that cannot be read are no seats. */
  #all(): readonly SeatFile[] {
    const seats = namesIn(this.#folder).flatMap(name => read(join(this.#folder, name)) ?? []);
    return seats.toSorted((one, other) => other.at - one.at);
  }

  /** Written beside and renamed, so that a kill leaves the old file or the new one. */
  #write(seat: SeatFile): void {
    const path = this.#path(seat.token);
    const draft = `${path}.${process.pid}.tmp`;
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(draft, `${JSON.stringify(seat)}\n`, { mode: 0o600 });
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      this.#onTrouble(error);
    }
  }

  /** The name of a file tells nothing of the secret in it. */
  #path(token: string): string {
    return join(this.#folder, `${createHash('sha256').update(token).digest('hex').slice(0, 16)}.json`);
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function read(path: string): SeatFile | undefined {
  try {
    const seat = JSON.parse(readFileSync(path, 'utf8')) as SeatFile | null;
    return seat?.schema === SCHEMA && typeof seat.token === 'string' && typeof seat.room === 'string' ? seat : undefined;
  } catch {
    return undefined;
  }
}
