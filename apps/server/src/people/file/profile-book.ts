/** Who there is: profiles, the keys that open them, and codes on their way to another device. */
import { timingSafeEqual } from 'node:crypto';
import type { ProfileId } from '@yaht/room';
import { fault } from '@yaht/rules';
import { newProfileId, type Colour, type Profile } from '../profile.ts';
import type { KeptFile } from '../../files/kept-file.ts';
import type { DatabaseSync } from '../../sqlite.ts';
import { CODE_LIFE, MAX_GUESSES, type SealedCode } from '../transfer-code.ts';
import { planned, stateOf, type Vacation, type VacationState } from '../vacation.ts';
import { together } from './transaction.ts';

export type NewProfile = { readonly name: string; readonly colour: Colour; readonly keyHash: string; readonly now: number };
export type Claim = { readonly code: SealedCode; readonly keyHash: string; readonly now: number };
/** A code on paper is as good as a key: `hash` is what is kept of it. */
export type Recovery = { readonly hash: string; readonly keyHash: string; readonly now: number };
export type Claimed = { readonly profile: Profile } | { readonly refused: 'unknown-code' | 'too-many-devices' };

/** A code that waits. */
export type TransferRow = {
  readonly profile: ProfileId;
  readonly secretHash: string;
  readonly wrongGuesses: number;
  readonly usedBy: string | null;
};

/** Devices of one person. */
export const MAX_KEYS = 8;

const PROFILE = 'profiles.id, name, colour, profiles.created_at as createdAt';

export class ProfileBook {
  readonly #file: KeptFile;
  readonly #say: ReturnType<typeof statementsOf>;

  constructor(file: KeptFile) {
    this.#file = file;
    this.#say = statementsOf(file.db);
  }

  /** Whoever asks again with the same key gets the profile that it made the first time. */
  create({ name, colour, keyHash, now }: NewProfile): Profile {
    return together(this.#file, () => {
      const known = this.byKey(keyHash);
      if (known) return known;
      const id = newProfileId();
      this.#say.add.run(id, name, colour, now);
      this.#say.addKey.run(keyHash, id, now);
      return { id, name, colour, createdAt: now };
    });
  }

  byKey(keyHash: string): Profile | undefined {
    return this.#say.byKey.get(keyHash) as Profile | undefined;
  }

  byId(id: ProfileId): Profile | undefined {
    return this.#say.byId.get(id) as Profile | undefined;
  }

  change(id: ProfileId, { name, colour }: { readonly name?: string; readonly colour?: Colour }): Profile | undefined {
    return together(this.#file, () => {
      this.#say.change.run(name ?? null, colour ?? null, id);
      return this.byId(id);
    });
  }

  /** Name and keys are gone for good; the id stays in old facts and means nobody. */
  remove(id: ProfileId): void {
    together(this.#file, () => {
      const { removeKeys, removeTransfers, removeRecovery, removeWays, removeSettings, removeVacations, remove } = this.#say;
      for (const statement of [removeKeys, removeTransfers, removeRecovery, removeWays, removeSettings, removeVacations, remove])
        statement.run(id);
    });
  }

  /** When each key was made; the keys themselves are known to their devices only. */
  devices(id: ProfileId): readonly { readonly createdAt: number }[] {
    return this.#say.devices.all(id) as readonly { readonly createdAt: number }[];
  }

  /** Only the device that asks can open the profile afterwards. */
  forgetOtherDevices(id: ProfileId, keyHash: string): number {
    return together(this.#file, () => {
      this.#say.removeTransfers.run(id);
      return Number(this.#say.removeOtherKeys.run(id, keyHash).changes);
    });
  }

  vacation(id: ProfileId, now: number): VacationState {
    return stateOf(this.#say.vacations.all(id) as readonly Vacation[], now);
  }

  /** Puts its end there, also when it is on; undefined when there are not so many days left. */
  takeVacation(id: ProfileId, until: number, now: number): VacationState | undefined {
    return together(this.#file, () => {
      const next = planned(this.#say.vacations.all(id) as readonly Vacation[], until, now);
      if (next) this.#say.keepVacation.run(id, next.since, next.until);
      return next === undefined ? undefined : this.vacation(id, now);
    });
  }

  /** Keeps the code on paper of a profile, which has one at a time. */
  keepRecovery(id: ProfileId, hash: string, now: number): void {
    together(this.#file, () => void this.#say.keepRecovery.run(id, hash, now));
  }

  removeRecovery(id: ProfileId): void {
    together(this.#file, () => void this.#say.removeRecovery.run(id));
  }

  /** When the code on paper was made; null without one. */
  recoveryOf(id: ProfileId): number | null {
    return (this.#say.recoveryOf.get(id) as { readonly createdAt: number } | undefined)?.createdAt ?? null;
  }

  /** Opens the profile by the code on paper, also when it is open on as many devices as it can be: the oldest of them is closed. */
  recover({ hash, keyHash, now }: Recovery): Claimed {
    return together(this.#file, () => {
      const found = this.#say.byRecovery.get(hash) as Profile | undefined;
      const known = this.byKey(keyHash);
      if (!found || (known && known.id !== found.id)) return { refused: 'unknown-code' };
      if (known) return { profile: found };
      if (this.devices(found.id).length >= MAX_KEYS) this.#say.removeOldestKey.run(found.id);
      this.#say.addKey.run(keyHash, found.id, now);
      return { profile: found };
    });
  }

  /** A profile has one code at a time. Undefined when the handle is somebody else's at the moment. */
  offer(id: ProfileId, { handle, secretHash }: SealedCode, now: number): { readonly expiresAt: number } | undefined {
    return together(this.#file, () => {
      this.#say.removeExpired.run(now);
      this.#say.removeTransfers.run(id);
      const expiresAt = now + CODE_LIFE;
      return this.#say.addTransfer.run(handle, id, secretHash, expiresAt).changes === 0 ? undefined : { expiresAt };
    });
  }

  /** Opens the profile for one more device. A code works once; the same device may ask again when the answer was lost. */
  claim({ code, keyHash, now }: Claim): Claimed {
    return together(this.#file, () => {
      this.#say.removeExpired.run(now);
      const transfer = this.#say.transfer.get(code.handle) as TransferRow | undefined;
      if (!transfer) return { refused: 'unknown-code' };
      if (!isSame(transfer.secretHash, code.secretHash)) return this.#countGuess(code.handle, transfer);
      if (transfer.usedBy !== null) return this.#again(transfer, keyHash);
      return this.#grant(code.handle, transfer.profile, keyHash, now);
    });
  }

  #countGuess(handle: string, { wrongGuesses }: TransferRow): Claimed {
    if (wrongGuesses + 1 >= MAX_GUESSES) this.#say.removeTransfer.run(handle);
    else this.#say.countGuess.run(handle);
    return { refused: 'unknown-code' };
  }

  #again({ usedBy }: TransferRow, keyHash: string): Claimed {
    const profile = usedBy === keyHash ? this.byKey(keyHash) : undefined;
    return profile ? { profile } : { refused: 'unknown-code' };
  }

  #grant(handle: string, id: ProfileId, keyHash: string, now: number): Claimed {
    if (this.byKey(keyHash)) return { refused: 'unknown-code' };
    if (this.devices(id).length >= MAX_KEYS) return { refused: 'too-many-devices' };
    this.#say.addKey.run(keyHash, id, now);
    this.#say.use.run(keyHash, handle);
    return { profile: this.byId(id) ?? fault('a code for a profile that is gone') };
  }
}

export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const statementsOf = (db: DatabaseSync) => ({
  add: db.prepare('insert into profiles values (?, ?, ?, ?)'),
  byId: db.prepare(`select ${PROFILE} from profiles where id = ?`),
  byKey: db.prepare(`select ${PROFILE} from keys join profiles on id = profile where hash = ?`),
  change: db.prepare('update profiles set name = coalesce(?, name), colour = coalesce(?, colour) where id = ?'),
  remove: db.prepare('delete from profiles where id = ?'),
  addKey: db.prepare('insert into keys values (?, ?, ?)'),
  devices: db.prepare('select created_at as createdAt from keys where profile = ? order by created_at, hash'),
  removeKeys: db.prepare('delete from keys where profile = ?'),
  removeOtherKeys: db.prepare('delete from keys where profile = ? and hash <> ?'),
  vacations: db.prepare('select since, until from vacations where profile = ? order by since'),
  keepVacation: db.prepare(
    'insert into vacations values (?, ?, ?) on conflict (profile, since) do update set until = excluded.until',
  ),
  removeVacations: db.prepare('delete from vacations where profile = ?'),
  removeOldestKey: db.prepare(
    'delete from keys where hash = (select hash from keys where profile = ? order by created_at, hash limit 1)',
  ),
  keepRecovery: db.prepare(
    'insert into recoveries values (?, ?, ?) on conflict (profile) do update set hash = excluded.hash, created_at = excluded.created_at',
  ),
  removeRecovery: db.prepare('delete from recoveries where profile = ?'),
  recoveryOf: db.prepare('select created_at as createdAt from recoveries where profile = ?'),
  byRecovery: db.prepare(`select ${PROFILE} from recoveries join profiles on profiles.id = profile where hash = ?`),
  addTransfer: db.prepare('insert into transfers values (?, ?, ?, ?, 0, null) on conflict do nothing'),
  transfer: db.prepare(
    'select profile, secret_hash as secretHash, wrong_guesses as wrongGuesses, used_by as usedBy from transfers where handle = ?',
  ),
  countGuess: db.prepare('update transfers set wrong_guesses = wrong_guesses + 1 where handle = ?'),
  use: db.prepare('update transfers set used_by = ? where handle = ?'),
  removeTransfer: db.prepare('delete from transfers where handle = ?'),
  removeTransfers: db.prepare('delete from transfers where profile = ?'),
  removeWays: db.prepare('delete from notice_ways where profile = ?'),
  removeSettings: db.prepare('delete from notice_settings where profile = ?'),
  removeExpired: db.prepare('delete from transfers where expires_at <= ?'),
});
