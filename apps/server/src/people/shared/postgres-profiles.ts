/**
 * Profiles, keys and codes in PostgreSQL, for all nodes of a house: the same questions as to the file, with the same answers. What changes
 * anything takes turns, so that the answers follow from each other as if one had been asked after the other; it is rare.
 */
import type { ClientBase } from 'pg';
import type { ProfileId } from '@yaht/room';
import { fault } from '@yaht/rules';
import type { Database } from '../../log/postgres/database.ts';
import {
  isSame,
  MAX_KEYS,
  type Claim,
  type Claimed,
  type NewProfile,
  type Recovery,
  type TransferRow,
} from '../file/profile-book.ts';
import type { Profiles } from '../people.ts';
import { newProfileId, type Colour, type Profile } from '../profile.ts';
import { CODE_LIFE, MAX_GUESSES, type SealedCode } from '../transfer-code.ts';
import { planned, stateOf, type Vacation, type VacationState } from '../vacation.ts';

/** Any number will do, as long as it is nobody else's. */
const LOCK = 0x70656f70;

const PROFILE = 'p.id, p.name, p.colour, p.created_at as "createdAt"';

const SAY = {
  byId: `select ${PROFILE} from yaht.profiles p where id = $1 and name is not null`,
  byKey: `select ${PROFILE} from yaht.keys k join yaht.profiles p on p.id = k.profile where k.hash = $1`,
  add: 'insert into yaht.profiles (id, name, colour, created_at) values ($1, $2, $3, $4)',
  addKey: 'insert into yaht.keys values ($1, $2, $3)',
  change: `
    update yaht.profiles set name = coalesce($2, name), colour = coalesce($3, colour), changed = pg_current_xact_id()
    where id = $1 and name is not null`,
  /** The id stays, and `changed` is told, for servers of the release before, which keep names of their own. */
  remove: 'update yaht.profiles set name = null, changed = pg_current_xact_id() where id = $1',
  removeWays: 'delete from yaht.notice_ways where profile = $1',
  removeSettings: 'delete from yaht.notice_settings where profile = $1',
  devices: 'select created_at as "createdAt" from yaht.keys where profile = $1 order by created_at, hash',
  removeKeys: 'delete from yaht.keys where profile = $1',
  removeOtherKeys: 'delete from yaht.keys where profile = $1 and hash <> $2',
  vacations: 'select since, until from yaht.vacations where profile = $1 order by since',
  keepVacation: `
    insert into yaht.vacations values ($1, $2, $3) on conflict (profile, since) do update set until = excluded.until`,
  removeVacations: 'delete from yaht.vacations where profile = $1',
  removeOldestKey: `
    delete from yaht.keys where hash = (select hash from yaht.keys where profile = $1 order by created_at, hash limit 1)`,
  keepRecovery: `
    insert into yaht.recoveries values ($1, $2, $3)
    on conflict (profile) do update set hash = excluded.hash, created_at = excluded.created_at`,
  removeRecovery: 'delete from yaht.recoveries where profile = $1',
  recoveryOf: 'select created_at as "createdAt" from yaht.recoveries where profile = $1',
  byRecovery: `select ${PROFILE} from yaht.recoveries r join yaht.profiles p on p.id = r.profile where r.hash = $1 and p.name is not null`,
  addTransfer: 'insert into yaht.transfers values ($1, $2, $3, $4, 0, null) on conflict do nothing',
  transfer: `
    select profile, secret_hash as "secretHash", wrong_guesses as "wrongGuesses", used_by as "usedBy"
    from yaht.transfers where handle = $1`,
  countGuess: 'update yaht.transfers set wrong_guesses = wrong_guesses + 1 where handle = $1',
  use: 'update yaht.transfers set used_by = $2 where handle = $1',
  removeTransfer: 'delete from yaht.transfers where handle = $1',
  removeTransfers: 'delete from yaht.transfers where profile = $1',
  removeExpired: 'delete from yaht.transfers where expires_at <= $1',
};

/** One connection, for as long as the answers belong together. */
class Turn {
  readonly #client: ClientBase;

  constructor(client: ClientBase) {
    this.#client = client;
  }

  async all<Row>(name: keyof typeof SAY, ...values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#client.query({ text: SAY[name], values: [...values] })).rows as readonly Row[];
  }

  async one<Row>(name: keyof typeof SAY, ...values: readonly unknown[]): Promise<Row | undefined> {
    return (await this.all<Row>(name, ...values))[0];
  }

  /** How many rows it concerned. */
  async run(name: keyof typeof SAY, ...values: readonly unknown[]): Promise<number> {
    return (await this.#client.query({ text: SAY[name], values: [...values] })).rowCount ?? 0;
  }
}

export class PostgresProfiles implements Profiles {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  create({ name, colour, keyHash, now }: NewProfile): Promise<Profile> {
    return this.#changing(async turn => {
      const known = await turn.one<Profile>('byKey', keyHash);
      if (known) return known;
      const id = newProfileId();
      await turn.run('add', id, name, colour, now);
      await turn.run('addKey', keyHash, id, now);
      return { id, name, colour, createdAt: now };
    });
  }

  byKey(keyHash: string): Promise<Profile | undefined> {
    return this.#asking(turn => turn.one<Profile>('byKey', keyHash));
  }

  byId(id: ProfileId): Promise<Profile | undefined> {
    return this.#asking(turn => turn.one<Profile>('byId', id));
  }

  change(id: ProfileId, { name, colour }: { readonly name?: string; readonly colour?: Colour }): Promise<Profile | undefined> {
    return this.#changing(async turn => {
      await turn.run('change', id, name ?? null, colour ?? null);
      return turn.one<Profile>('byId', id);
    });
  }

  remove(id: ProfileId): Promise<void> {
    return this.#changing(async turn => {
      const says = [
        'removeKeys',
        'removeTransfers',
        'removeRecovery',
        'removeWays',
        'removeSettings',
        'removeVacations',
        'remove',
      ] as const;
      for (const name of says) await turn.run(name, id);
    });
  }

  devices(id: ProfileId): Promise<readonly { readonly createdAt: number }[]> {
    return this.#asking(turn => turn.all('devices', id));
  }

  forgetOtherDevices(id: ProfileId, keyHash: string): Promise<number> {
    return this.#changing(async turn => {
      await turn.run('removeTransfers', id);
      return turn.run('removeOtherKeys', id, keyHash);
    });
  }

  vacation(id: ProfileId, now: number): Promise<VacationState> {
    return this.#asking(async turn => stateOf(await turn.all<Vacation>('vacations', id), now));
  }

  takeVacation(id: ProfileId, until: number, now: number): Promise<VacationState | undefined> {
    return this.#changing(async turn => {
      const next = planned(await turn.all<Vacation>('vacations', id), until, now);
      if (next) await turn.run('keepVacation', id, next.since, next.until);
      return next === undefined ? undefined : stateOf(await turn.all<Vacation>('vacations', id), now);
    });
  }

  keepRecovery(id: ProfileId, hash: string, now: number): Promise<void> {
    return this.#changing(async turn => void (await turn.run('keepRecovery', id, hash, now)));
  }

  removeRecovery(id: ProfileId): Promise<void> {
    return this.#changing(async turn => void (await turn.run('removeRecovery', id)));
  }

  recoveryOf(id: ProfileId): Promise<number | null> {
    return this.#asking(async turn => (await turn.one<{ readonly createdAt: number }>('recoveryOf', id))?.createdAt ?? null);
  }

  recover({ hash, keyHash, now }: Recovery): Promise<Claimed> {
    return this.#changing(async turn => {
      const found = await turn.one<Profile>('byRecovery', hash);
      const known = await turn.one<Profile>('byKey', keyHash);
      if (!found || (known && known.id !== found.id)) return unknownCode;
      if (known) return { profile: found };
      if ((await turn.all('devices', found.id)).length >= MAX_KEYS) await turn.run('removeOldestKey', found.id);
      await turn.run('addKey', keyHash, found.id, now);
      return { profile: found };
    });
  }

  offer(id: ProfileId, { handle, secretHash }: SealedCode, now: number): Promise<{ readonly expiresAt: number } | undefined> {
    return this.#changing(async turn => {
      await turn.run('removeExpired', now);
      await turn.run('removeTransfers', id);
      const expiresAt = now + CODE_LIFE;
      return (await turn.run('addTransfer', handle, id, secretHash, expiresAt)) === 0 ? undefined : { expiresAt };
    });
  }

  claim({ code, keyHash, now }: Claim): Promise<Claimed> {
    return this.#changing(async turn => {
      await turn.run('removeExpired', now);
      const transfer = await turn.one<TransferRow>('transfer', code.handle);
      if (!transfer) return unknownCode;
      if (!isSame(transfer.secretHash, code.secretHash)) return countGuess(turn, code.handle, transfer);
      if (transfer.usedBy !== null) return again(turn, transfer, keyHash);
      return grant(turn, code.handle, transfer.profile, keyHash, now);
    });
  }

  #asking<Value>(work: (turn: Turn) => Promise<Value>): Promise<Value> {
    return this.#db.patiently(() => this.#db.with(client => work(new Turn(client))));
  }

  /** Said again after an answer that was lost, each of these leads to the same. */
  #changing<Value>(work: (turn: Turn) => Promise<Value>): Promise<Value> {
    return this.#db.patiently(() =>
      this.#db.with(async client => {
        await client.query('begin');
        await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
        const done = await work(new Turn(client));
        await client.query('commit');
        return done;
      }),
    );
  }
}

const unknownCode = { refused: 'unknown-code' } as const;

async function countGuess(turn: Turn, handle: string, { wrongGuesses }: TransferRow): Promise<Claimed> {
  await turn.run(wrongGuesses + 1 >= MAX_GUESSES ? 'removeTransfer' : 'countGuess', handle);
  return unknownCode;
}

async function again(turn: Turn, { usedBy }: TransferRow, keyHash: string): Promise<Claimed> {
  const profile = usedBy === keyHash ? await turn.one<Profile>('byKey', keyHash) : undefined;
  return profile ? { profile } : unknownCode;
}

async function grant(turn: Turn, handle: string, id: ProfileId, keyHash: string, now: number): Promise<Claimed> {
  if (await turn.one('byKey', keyHash)) return unknownCode;
  if ((await turn.all('devices', id)).length >= MAX_KEYS) return { refused: 'too-many-devices' };
  await turn.run('addKey', keyHash, id, now);
  await turn.run('use', handle, keyHash);
  return { profile: (await turn.one<Profile>('byId', id)) ?? fault('a code for a profile that is gone') };
}
