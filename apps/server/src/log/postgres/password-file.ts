/** `.pgpass`: lines of host:port:database:user:password, where `*` fits everything and `\` takes a character as it is. */
import { readFile, stat } from 'node:fs/promises';
import type { DatabaseAddress, Host } from './address.ts';

/** As PostgreSQL's own programs do, a file that others may read is not taken. */
const OTHERS = 0o077;

export async function passwordIn(
  { passwordFile, database, user }: DatabaseAddress,
  { host, port }: Host,
): Promise<string | undefined> {
  const isOurs = await stat(passwordFile).then(
    found => found.isFile() && (found.mode & OTHERS) === 0,
    () => false,
  );
  if (!isOurs) return undefined;
  const hosts = host.startsWith('/') ? [host, 'localhost'] : [host];
  const wanted = [hosts, [`${port}`], [database], [user]];
  for (const line of (await readFile(passwordFile, 'utf8')).split(/\r?\n/)) {
    if (line.startsWith('#')) continue;
    const fields = (line.match(/(?:\\.|[^:\\])*(?::|$)/g) ?? []).map(field => field.replace(/:$/, ''));
    const isFor = wanted.every((texts, i) => fields[i] === '*' || texts.includes(plain(fields[i] ?? '')));
    if (isFor && fields[4]) return plain(fields[4]);
  }
  return undefined;
}

const plain = (field: string): string => field.replace(/\\(.)/g, '$1');
