/** The keys of one's profiles, one for each server, in files that only their owner reads. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RandomBytes } from '@yaht/client';

const SCHEMA = 'yaht.profile-key/1';

/** The key for this server and name, made at first use: whoever shares a machine has a profile of their own. */
export function profileKey(stateFolder: string, server: string, name: string, random: RandomBytes): string {
  const folder = join(stateFolder, 'profiles');
  const path = join(folder, `${createHash('sha256').update(`${server} ${name}`).digest('hex').slice(0, 16)}.json`);
  const known = readKey(path);
  if (known !== undefined) return known;
  const key = Buffer.from(random(32)).toString('base64url');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify({ schema: SCHEMA, server, name, key })}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}

function readKey(path: string): string | undefined {
  try {
    const { schema, key } = JSON.parse(readFileSync(path, 'utf8')) as { readonly schema?: unknown; readonly key?: unknown };
    return schema === SCHEMA && typeof key === 'string' ? key : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
