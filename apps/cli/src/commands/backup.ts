/** `yaht backup`: everything a server keeps, as one file, whether it runs or not. */
import { link, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { backUp, type Tally, type Vault } from '@yaht/server';
import { isHeld, parseHolder } from '@yaht/terminal/holder';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { ServerFlags } from '../server/flags.ts';
import { archiveFailure } from '../server/archive-failure.ts';
import { cannotWrite } from '../output/file-problem.ts';
import { serverSettings } from '../server/settings.ts';
import { placeOf } from '../server/vault.ts';
import { shownPath } from '../output/text.ts';

/** A file that is not whole yet ends in this and the number of its process. */
const DRAFT = '.part-';

export type ArchiveFlags = Pick<ServerFlags, 'data' | 'db' | 'json'>;

/** Without a name the file gets one from the time; `-` is standard output. */
export async function backup(context: Context, file: string | undefined, flags: ArchiveFlags): Promise<ExitCode> {
  const settings = await serverSettings(context, flags);
  if (!settings.ok) return context.fail(EXIT.usage, settings.error);
  const name = file ?? `yaht-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.jsonl.gz`;
  const place = placeOf(settings.value);
  try {
    const vault = await place.open({ mayRun: true });
    const tally = name === '-' ? await run(context, vault, context.world.stdout) : await toFile(context, vault, name);
    tell(context, name, tally, flags.json === true);
    return EXIT.ok;
  } catch (error) {
    return archiveFailure(context, settings.value, { file: name, place, cannot: cannotWrite }, error);
  }
}

async function run({ output, messages }: Context, vault: Vault, to: Writable): Promise<Tally> {
  const tally = await backUp(vault, to, ({ rooms, facts }) => output.redraw?.(messages.archive.progress(rooms, facts)));
  output.redraw?.('');
  return tally;
}

/** The name appears when the file is whole and on the disk, and never takes the place of another. */
async function toFile(context: Context, vault: Vault, name: string): Promise<Tally> {
  const path = resolve(context.world.folder, name);
  if (await stat(path).catch(() => undefined)) throw Object.assign(new Error('EEXIST'), { code: 'EEXIST', path });
  await removeLeftDrafts(path);
  const draft = `${path}${DRAFT}${process.pid}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    const tally = await run(context, vault, file.createWriteStream({ flush: true }));
    await link(draft, path);
    return tally;
  } finally {
    await rm(draft, { force: true });
  }
}

/** What backups to this name left that were killed. */
async function removeLeftDrafts(path: string): Promise<void> {
  const start = `${basename(path)}${DRAFT}`;
  const names = await readdir(dirname(path)).catch(() => []);
  const left = names.filter(name => name.startsWith(start) && !isHeld(parseHolder(name.slice(start.length))));
  for (const name of left) await rm(join(dirname(path), name));
}

function tell({ output, messages }: Context, file: string, { rooms, facts, profiles }: Tally, asJson: boolean): void {
  if (file === '-') return;
  if (asJson) output.data(JSON.stringify({ schema: 'yaht.backup/1', file, rooms, facts, profiles }));
  else output.data(messages.archive.made(shownPath(file), rooms, facts, profiles));
}
