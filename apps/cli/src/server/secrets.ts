/** Addresses that hold a password can stand in a file, which a variable names: `YAHT_DB_FILE`, as containers hand out secrets. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { err, ok, type Result } from '@yaht/rules';
import type { Context } from '../context.ts';
import { shownPath } from '../output/text.ts';
import type { Given } from './settings.ts';

/** Each with its variable. */
const FILES = { db: 'YAHT_DB_FILE', bus: 'YAHT_BUS_FILE' } as const;

export type Secrets = Readonly<Partial<Record<string, Given>>>;

/** What is in the files that are named, or the first that cannot be read. */
export async function readSecrets({ world, messages }: Context): Promise<Result<Secrets, string>> {
  const secrets: Record<string, Given> = {};
  for (const [name, from] of Object.entries(FILES)) {
    const path = world.env[from] ?? '';
    if (path === '') continue;
    try {
      secrets[name] = { value: (await readFile(resolve(world.folder, path), 'utf8')).trim(), from };
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      return err(messages.nodes.problems.noSecret(from, shownPath(path), code));
    }
    if (secrets[name]?.value === '') return err(messages.nodes.problems.emptySecret(from, shownPath(path)));
  }
  return ok(secrets);
}
