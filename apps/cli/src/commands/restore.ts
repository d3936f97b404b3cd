/** `yaht restore`: a backup becomes the data folder of a server. */
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { restore as restoreArchive, type Tally } from '@yaht/server';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { archiveFailure } from '../server/archive-failure.ts';
import { serverSettings } from '../server/settings.ts';
import { shownPath } from '../text.ts';
import type { ArchiveFlags } from './backup.ts';

/** `-` is standard input. */
export async function restore(context: Context, file: string, flags: ArchiveFlags): Promise<ExitCode> {
  const settings = await serverSettings(context, flags);
  if (!settings.ok) return context.fail(EXIT.usage, settings.error);
  const { output, messages, world } = context;
  const { dataFolder } = settings.value;
  const onProgress = ({ rooms, facts }: Tally): void => output.redraw?.(messages.archive.progress(rooms, facts));
  try {
    const from = file === '-' ? world.stdin : (await open(resolve(world.folder, file))).createReadStream();
    const { rooms, facts, profiles } = await restoreArchive({ from, dataFolder, onProgress });
    output.redraw?.('');
    if (flags.json) output.data(JSON.stringify({ schema: 'yaht.restore/1', data: dataFolder, rooms, facts, profiles }));
    else output.data(messages.archive.restored(shownPath(dataFolder), rooms, facts, profiles));
    return EXIT.ok;
  } catch (error) {
    return archiveFailure(context, settings.value, { file, cannot: messages.archive.cannotRead }, error);
  }
}
