/** `yaht migrate`: everything a server keeps, from its files into a database or back, while no server runs there. */
import { resolve } from 'node:path';
import { move } from '@yaht/server';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { archiveFailure } from '../server/archive-failure.ts';
import { cannotRead } from '../output/file-problem.ts';
import { serverSettings, type ServerSettings } from '../server/settings.ts';
import { inDatabase, inFolder, type Place } from '../server/vault.ts';
import type { ArchiveFlags } from './backup.ts';

export type MigrateFlags = ArchiveFlags & { readonly from: string; readonly to: string };

export async function migrate(context: Context, flags: MigrateFlags): Promise<ExitCode> {
  const settings = await serverSettings(context, flags);
  if (!settings.ok) return context.fail(EXIT.usage, settings.error);
  const { output, messages, world } = context;
  const [from, to] = [flags.from, flags.to].map(text => placeIn(text, world.folder, settings.value));
  if (!from || !to) return context.fail(EXIT.usage, messages.archive.noDatabase);
  try {
    const { rooms, facts, profiles } = await move(await from.open({ mayRun: false }), await to.open({ mayRun: false }), tally =>
      output.redraw?.(messages.archive.progress(tally.rooms, tally.facts)),
    );
    output.redraw?.('');
    if (flags.json)
      output.data(JSON.stringify({ schema: 'yaht.migrate/1', from: from.name, to: to.name, rooms, facts, profiles }));
    else output.data(messages.archive.moved(from.name, to.name, rooms, facts, profiles));
    return EXIT.ok;
  } catch (error) {
    const place = isAboutSource(error) ? from : to;
    const about = { file: from.name, place, option: '--from', cannot: cannotRead };
    return archiveFailure(context, settings.value, about, error);
  }
}

/** Only where it comes from can be without games, or in somebody's hands. */
const isAboutSource = (error: unknown): boolean =>
  ['no-games', 'in-use'].includes(String((error as { readonly code?: unknown }).code));

/** `sqlite` and `postgres` are those of the settings. */
function placeIn(text: string, folder: string, { dataFolder, shared }: ServerSettings): Place | undefined {
  if (text === 'sqlite') return inFolder(dataFolder);
  if (text === 'postgres') return shared && inDatabase(shared.database);
  return /^postgres(ql)?:\/\//.test(text) ? inDatabase(text) : inFolder(resolve(folder, text));
}
