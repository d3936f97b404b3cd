/** Packages that only several servers need. They are not installed with the command; a start that needs one says how to get it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** With the version that the command works with; the manifest has the same. */
export const OPTIONAL_PACKAGES: ReadonlyMap<string, number> = new Map([
  ['pg', 8],
  ['ioredis', 6],
  ['@nats-io/transport-node', 3],
]);

export type MissingPackage = {
  readonly name: string;
  /** What installs it where this command stands. */
  readonly command: string;
};

/** The package that an import did not find; undefined for every other error. */
export function missingPackage(error: unknown, at = new Place()): MissingPackage | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1] ?? '';
  const version = OPTIONAL_PACKAGES.get(name);
  return version === undefined ? undefined : { name, command: at.install(`${name}@${version}`) };
}

/** How this command was installed, by where its file lies. */
export class Place {
  readonly #file: string;

  constructor(file = fileURLToPath(import.meta.url)) {
    this.#file = file.replaceAll('\\', '/');
  }

  readonly install = (what: string): string => {
    if (this.#file.includes('/_npx/')) return `npx --package yaht --package ${what} yaht …`;
    return this.#isGlobal() ? `npm install --global ${what}` : `npm install ${what}`;
  };

  /** A project has a manifest beside its node_modules; the folder of global packages has none. */
  #isGlobal(): boolean {
    const project = /^(.*)\/node_modules\/yaht\//.exec(this.#file)?.[1];
    return project !== undefined && !existsSync(`${project}/package.json`);
  }
}
