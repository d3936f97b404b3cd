/**
 * The secret behind the dice of every day, in a file of the data folder that only its owner reads. It is made once; whoever loses it has
 * to begin a new chain, whose anchor everybody can see to be another.
 */
import { hash, randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { CHAIN_DAYS, chainOf, parseSeed, type Seed } from '@yaht/fair';
import { StartError, type StartProblem } from '../start-error.ts';

const SCHEMA = 'yaht.chain/1';

/** What all days follow from; throws a `StartError` when the file is there and cannot be used. */
export const openChain = async (path: string): Promise<Seed> => (await readRoot(path)) ?? makeRoot(path);

/** Ten thousand of them before a server listens, so the machine's own SHA-256 makes them. */
export const seedsFrom = (root: Seed): readonly Seed[] => chainOf(root, CHAIN_DAYS, seed => hash('sha256', seed, 'buffer'));

/** The same; undefined when there is no such file. */
export async function readRoot(path: string): Promise<Seed | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unusable(path, 'cannot-read', String((error as NodeJS.ErrnoException).code));
  });
  return text === undefined ? undefined : rootIn(path, text);
}

/** A file that cannot be read is never written over: that would silently change the dice of the days to come. */
function rootIn(path: string, text: string): Seed {
  const { schema, days, root } = parsed(text);
  const seed = schema === SCHEMA && days === CHAIN_DAYS && typeof root === 'string' ? parseSeed(root) : undefined;
  if (!seed?.ok) throw unusable(path, 'not-a-chain', 'damaged');
  return seed.value;
}

function parsed(text: string): { readonly schema?: unknown; readonly days?: unknown; readonly root?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const unusable = (path: string, code: StartProblem, reason: string): StartError =>
  new StartError(code, `the chain of the daily games in ${path} cannot be read (${reason})`, { reason });

async function makeRoot(path: string): Promise<Seed> {
  const root = randomBytes(32);
  await keepRoot(path, root);
  return root;
}

/** On the disk before anybody plays by it. */
export async function keepRoot(path: string, root: Seed): Promise<void> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ schema: SCHEMA, days: CHAIN_DAYS, root: Buffer.from(root).toString('hex') })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
