/** A disk for tests: from a certain change under a folder on, the system refuses all of them. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Call = (...args: never[]) => unknown;
type Calls = Record<string, Call>;

/** What changes something, with which of its arguments is the path. Things can be removed from a full disk. */
const CHANGES = { mkdir: 0, writeFile: 0, rename: 1, link: 1 } as const;
const REMOVALS = { rm: 0, unlink: 0 } as const;

export type Failing = { readonly folder: string; readonly after: number; readonly code: string };

/** Does the work on it; answers also whether there was anything left to refuse. */
export async function onFailingDisk<Value>(failing: Failing, work: () => Promise<Value>): Promise<readonly [Value, boolean]> {
  const disk = new FailingDisk(failing);
  try {
    return [await work(), disk.hasRefused];
  } finally {
    disk.mend();
  }
}

class FailingDisk {
  hasRefused = false;
  readonly #failing: Failing;
  readonly #own: (() => void)[] = [];
  #changes = 0;

  constructor(failing: Failing) {
    this.#failing = failing;
    const paths = failing.code === 'ENOSPC' ? CHANGES : { ...CHANGES, ...REMOVALS };
    const promises = fs.promises as unknown as Calls;
    for (const [name, at] of Object.entries(paths)) {
      this.#replace(promises, name, (call, args) => this.#asked(name, args[at]) ?? call(...args));
      this.#replace(fs as unknown as Calls, `${name}Sync`, (call, args) => {
        this.#judge(name, args[at]);
        return call(...args);
      });
    }
    this.#replace(promises, 'open', (call, args) => this.#open(call, args));
    syncBuiltinESMExports();
  }

  mend(): void {
    for (const back of this.#own) back();
    syncBuiltinESMExports();
  }

  #replace(calls: Calls, name: string, instead: (call: Call, args: never[]) => unknown): void {
    const call = calls[name] as Call;
    calls[name] = (...args) => instead(call, args);
    this.#own.push(() => {
      calls[name] = call;
    });
  }

  async #open(call: Call, args: never[]): Promise<unknown> {
    const [path, flags] = args as unknown as [unknown, unknown];
    if (typeof flags === 'string' && flags !== 'r') await this.#asked('open', path);
    const file = (await call(...args)) as Calls;
    for (const name of ['writeFile', 'write', 'sync'])
      this.#replace(file, name, (change, rest) => this.#asked(name, path) ?? change.call(file, ...rest));
    return file;
  }

  /** A promise that is refused, or nothing. */
  #asked(name: string, path: unknown): Promise<never> | undefined {
    try {
      this.#judge(name, path);
      return undefined;
    } catch (error) {
      return Promise.reject(error);
    }
  }

  #judge(name: string, path: unknown): void {
    const { folder, after, code } = this.#failing;
    if (typeof path !== 'string' || !path.startsWith(folder)) return;
    if (name === 'mkdir' && fs.existsSync(path)) return;
    if ((name === 'rm' || name === 'unlink') && !fs.existsSync(path)) return;
    if (this.#changes++ < after) return;
    this.hasRefused = true;
    throw Object.assign(new Error(`${code}: refused by the test, ${name} '${path}'`), { code, path, syscall: name });
  }
}
