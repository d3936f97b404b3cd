/** The keys of one's profiles, one for each server, in files that only their owner reads. */
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RandomBytes } from '@yaht/client';
import { err, ok, type Result } from '@yaht/rules';

const SCHEMA = 'yaht.profile-key/1';

/** Why there is no key; a file that holds something else is left as it is. */
export type NoKey = {
  readonly path: string;
  readonly problem: 'unreadable' | 'unwritable' | 'not-a-key';
  readonly cause?: unknown;
};

const folderIn = (stateFolder: string): string => join(stateFolder, 'profiles');

/** Whoever shares a machine has a profile of their own. */
const pathOf = (stateFolder: string, server: string, name: string): string =>
  join(folderIn(stateFolder), `${createHash('sha256').update(`${server} ${name}`).digest('hex').slice(0, 16)}.json`);

/** The key for this server and name, if there is one. */
export const knownKey = (stateFolder: string, server: string, name: string): Result<string | undefined, NoKey> =>
  readKey(pathOf(stateFolder, server, name));

/** The key for this server and name, made at first use. */
export function profileKey(stateFolder: string, server: string, name: string, random: RandomBytes): Result<string, NoKey> {
  const folder = folderIn(stateFolder);
  const path = pathOf(stateFolder, server, name);
  const known = readKey(path);
  if (!known.ok) return known;
  if (known.value !== undefined) return ok(known.value);
  const key = Buffer.from(random(32)).toString('base64url');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeOnce(path, `${JSON.stringify({ schema: SCHEMA, server, name, key })}\n`);
    return ok(key);
  } catch (cause) {
    return err({ path, problem: 'unwritable', cause });
  }
}

/** The file is there whole or not at all, and never in the place of another. */
function writeOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    linkSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Undefined where there is none yet. */
function readKey(path: string): Result<string | undefined, NoKey> {
  try {
    const { schema, key } = JSON.parse(readFileSync(path, 'utf8')) as { readonly schema?: unknown; readonly key?: unknown };
    return schema === SCHEMA && typeof key === 'string' ? ok(key) : err({ path, problem: 'not-a-key' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return ok(undefined);
    return err({ path, problem: cause instanceof SyntaxError ? 'not-a-key' : 'unreadable', cause });
  }
}
