/**
 * Where the commands of the rooms in use lie in the file. It stands in for an index on the disk, into which every move would have to be
 * sorted: a fingerprint leads to the few rows that may hold the command, and the row itself says whether it does.
 */
import { randomInt } from 'node:crypto';
import type { CommandId, MemberId } from './ids.ts';

/** Of the room by its number in the database. */
export type CommandName = { readonly room: number; readonly member: MemberId; readonly id: CommandId };

/**
 * So many new ones, and it is time to begin anew with the rooms that are still in use. What these had before does not count: a room
 * with more than that would be read again with every move. One takes twelve bytes, twenty-four at most.
 */
const MAX_NEW = 2 ** 20;
const FEWEST_SLOTS = 2 ** 10;
/** Positions count from 1. */
const EMPTY = 0;

export class CommandPlaces {
  /** Ids are chosen by clients: nobody can prepare many with the same fingerprint. */
  readonly #salt = randomInt(2 ** 32);
  #count = 0;
  #recalled = 0;
  #fingerprints = new Uint32Array(FEWEST_SLOTS);
  #positions = new Float64Array(FEWEST_SLOTS);

  get isFull(): boolean {
    return this.#count - this.#recalled >= MAX_NEW;
  }

  clear(): void {
    this.#count = 0;
    this.#recalled = 0;
    this.#fingerprints = new Uint32Array(FEWEST_SLOTS);
    this.#positions = new Float64Array(FEWEST_SLOTS);
  }

  /** One that is in the file already. */
  recall(name: CommandName, position: number): void {
    const before = this.#count;
    this.add(name, position);
    this.#recalled += this.#count - before;
  }

  /** What is known already is not added again. */
  add(name: CommandName, position: number): void {
    if (2 * this.#count >= this.#positions.length) this.#grow();
    this.#put(this.#fingerprintOf(name), position);
  }

  /** What `read` finds at the first of the places where it finds something. */
  find<Value>(name: CommandName, read: (position: number) => Value | undefined): Value | undefined {
    const fingerprint = this.#fingerprintOf(name);
    for (let slot = this.#slotOf(fingerprint); this.#positions[slot] !== EMPTY; slot = this.#after(slot)) {
      const found = this.#fingerprints[slot] === fingerprint ? read(this.#positions[slot] ?? EMPTY) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #put(fingerprint: number, position: number): void {
    let slot = this.#slotOf(fingerprint);
    while (this.#positions[slot] !== EMPTY) {
      if (this.#positions[slot] === position) return;
      slot = this.#after(slot);
    }
    this.#fingerprints[slot] = fingerprint;
    this.#positions[slot] = position;
    this.#count += 1;
  }

  #grow(): void {
    const [fingerprints, positions] = [this.#fingerprints, this.#positions];
    this.#count = 0;
    this.#fingerprints = new Uint32Array(2 * positions.length);
    this.#positions = new Float64Array(2 * positions.length);
    for (const [i, position] of positions.entries()) if (position !== EMPTY) this.#put(fingerprints[i] ?? 0, position);
  }

  /** The number of slots is a power of two. */
  #slotOf(fingerprint: number): number {
    return fingerprint & (this.#positions.length - 1);
  }

  #after(slot: number): number {
    return (slot + 1) & (this.#positions.length - 1);
  }

  #fingerprintOf({ room, member, id }: CommandName): number {
    return spread(textInto(textInto(mix(this.#salt, room), member), id));
  }
}

/** FNV-1a, a step of it. */
const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01_00_01_93);

function textInto(hash: number, text: string): number {
  let mixed = mix(hash, text.length);
  for (let i = 0; i < text.length; i++) mixed = mix(mixed, text.charCodeAt(i));
  return mixed;
}

/** Ids often count up: their last bits must not decide alone. */
const spread = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;
