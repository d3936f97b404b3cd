/** `yaht restore`: a backup becomes the data folder of a server, or the database of several. */
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { restore as restoreArchive } from '@yaht/server';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { archiveFailure } from '../server/archive-failure.ts';
import { cannotRead } from '../output/file-problem.ts';
import { serverSettings } from '../server/settings.ts';
import { placeOf } from '../server/vault.ts';
import type { ArchiveFlags } from './backup.ts';

/** `-` is standard input. */
export async function restore(context: Context, file: string, flags: ArchiveFlags): Promise<ExitCode> {
  const settings = await serverSettings(context, flags);
  if (!settings.ok) return context.fail(EXIT.usage, settings.error);
  const { output, messages, world } = context;
  const place = placeOf(settings.value);
  try {
    const from = file === '-' ? world.stdin : (await open(resolve(world.folder, file))).createReadStream();
    const { rooms, facts, profiles } = await restoreArchive(from, await place.open({ mayRun: false }), tally =>
      output.redraw?.(messages.archive.progress(tally.rooms, tally.facts)),
    );
    output.redraw?.('');
    if (flags.json) output.data(JSON.stringify({ schema: 'yaht.restore/1', data: place.name, rooms, facts, profiles }));
    else output.data(messages.archive.restored(place.name, rooms, facts, profiles));
    return EXIT.ok;
  } catch (error) {
    return archiveFailure(context, settings.value, { file, place, cannot: cannotRead }, error);
  }
}
