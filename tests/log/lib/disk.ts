/** A disk that keeps what was synced for certain, and of the rest what it likes: what is found after the power was cut. */
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Step } from './trace.ts';

type Change = Extract<Step, { readonly type: 'write' | 'truncate' }>;

/** Which part of a change reached the disk although nobody waited for it; undefined for none of it. */
export type Luck = (change: Change) => Change | undefined;

export const noLuck: Luck = () => undefined;

/** What the next process sees when only the program died, and not the machine. */
export const allLuck: Luck = change => change;

/** Keeps some writes, loses some, and tears some after a sector; the same for the same seed. */
export function someLuck(seed: number): Luck {
  let state = seed;
  const draw = () => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x80000000;
  return change => {
    if (draw() < 0.4) return undefined;
    return change.type === 'write' && draw() < 0.2 ? { ...change, bytes: change.bytes.subarray(0, 512) } : change;
  };
}

class StoredFile {
  #synced: Buffer = Buffer.alloc(0);
  #waiting: Change[] = [];

  change(change: Change): void {
    this.#waiting.push(change);
  }

  sync(): void {
    this.#synced = this.#waiting.reduce(changed, this.#synced);
    this.#waiting = [];
  }

  after(luck: Luck): Buffer {
    return this.#waiting.flatMap(change => luck(change) ?? []).reduce(changed, this.#synced);
  }
}

function changed(content: Buffer, change: Change): Buffer {
  if (change.type === 'truncate') return content.subarray(0, change.size);
  const { offset, bytes } = change;
  const next = Buffer.alloc(Math.max(content.length, offset + bytes.length));
  content.copy(next);
  bytes.copy(next, offset);
  return next;
}

export class Disk {
  readonly #files = new Map<string, StoredFile>();
  /** Names are kept by their folder, and only once that is synced. */
  #named: ReadonlyMap<string, StoredFile> = new Map();

  take(step: Step): void {
    switch (step.type) {
      case 'write':
      case 'truncate':
        return this.#file(step.path).change(step);
      case 'remove':
        return void this.#files.delete(step.path);
      case 'sync':
        return this.#sync(step.path);
      case 'say':
    }
  }

  /** Writes what a power cut would leave now into a folder. */
  async cutPower(folder: string, luck: Luck): Promise<void> {
    for (const [path, file] of this.#named) await writeFile(join(folder, basename(path)), file.after(luck));
  }

  #file(path: string): StoredFile {
    const file = this.#files.get(path) ?? new StoredFile();
    this.#files.set(path, file);
    return file;
  }

  #sync(path: string): void {
    const file = this.#files.get(path);
    if (file) return file.sync();
    const gone = [...this.#named].filter(([name]) => dirname(name) !== path);
    this.#named = new Map([...gone, ...[...this.#files].filter(([name]) => dirname(name) === path)]);
  }
}
