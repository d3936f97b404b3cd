/** The files of a folder, each read when the first reader asks for it and then kept: an answer opens no file. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { prepare, preparedOnce, type Prepared } from './prepared.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** What a build has compressed lies beside the file. */
const COMPRESSED = { '.br': 'br', '.gz': 'gzip' } as const;

export class PreparedFiles {
  readonly #files: ReadonlyMap<string, () => Promise<Prepared>>;

  private constructor(files: ReadonlyMap<string, () => Promise<Prepared>>) {
    this.#files = files;
  }

  /** Lists the folder once: a name that is not on the list leads nowhere. */
  static async in(folder: string): Promise<PreparedFiles> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = found.filter(entry => entry.isFile()).map(entry => relative(folder, join(entry.parentPath, entry.name)));
    const all = new Set(names);
    const files = names
      .filter(name => !(extname(name) in COMPRESSED))
      .map(name => [name.split(sep).join('/'), preparedOnce(() => read(folder, name, all))] as const);
    return new PreparedFiles(new Map(files));
  }

  /** With slashes, from the folder down. */
  get names(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** Undefined when there is no such file. */
  async open(name: string): Promise<Prepared | undefined> {
    return this.#files.get(name)?.();
  }
}

async function read(folder: string, name: string, all: ReadonlySet<string>): Promise<Prepared> {
  const beside = Object.entries(COMPRESSED).filter(([extension]) => all.has(name + extension));
  const compressed = beside.map(async ([extension, coding]) => [coding, await readFile(join(folder, name + extension))] as const);
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  return prepare(type, await readFile(join(folder, name)), Object.fromEntries(await Promise.all(compressed)));
}
