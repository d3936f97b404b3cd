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
  let place = from;
  try {
    const source = await from.open({ mayRun: false });
    place = to;
    const target = await to.open({ mayRun: false });
    const read = () => onFailure(source.read(), () => (place = from));
    const { rooms, facts, profiles } = await move({ ...source, read }, target, tally =>
      output.redraw?.(messages.archive.progress(tally.rooms, tally.facts)),
    );
    output.redraw?.('');
    if (flags.json)
      output.data(JSON.stringify({ schema: 'yaht.migrate/1', from: from.name, to: to.name, rooms, facts, profiles }));
    else output.data(messages.archive.moved(from.name, to.name, rooms, facts, profiles));
    return EXIT.ok;
  } catch (error) {
    const about = { file: from.name, place, option: '--from', cannot: cannotRead };
    return archiveFailure(context, settings.value, about, error);
  }
}

/** What goes wrong while it is read is a matter of where it comes from. */
async function* onFailure<Value>(values: AsyncIterable<Value>, tell: () => void): AsyncGenerator<Value, void> {
  try {
    yield* values;
  } catch (error) {
    tell();
    throw error;
  }
}

/** `sqlite` and `postgres` are those of the settings. */
function placeIn(text: string, folder: string, { dataFolder, shared }: ServerSettings): Place | undefined {
  if (text === 'sqlite') return inFolder(dataFolder);
  if (text === 'postgres') return shared && inDatabase(shared.database);
  return /^postgres(ql)?:\/\//.test(text) ? inDatabase(text) : inFolder(resolve(folder, text));
}
