/** `yaht config`: where things are kept, and which settings are in force and why. */
import { padEnd, widest } from '@yaht/terminal/text';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { serverSources, type ServerSources } from '../server/settings.ts';
import type { Setting } from '../settings/settings.ts';
import { shownPath } from '../output/text.ts';

/** Prints every setting with what decided it, and every folder. */
export async function config(context: Context, flags: { readonly json?: true }): Promise<number> {
  const { output, settings, paths } = context;
  const server = await serverSources(context);
  if (!server.ok) return context.fail(EXIT.usage, server.error);
  if (flags.json) output.data(JSON.stringify({ schema: 'yaht.config/1', settings, server: server.value, paths }));
  else for (const line of configLines(context, server.value)) output.data(line);
  return EXIT.ok;
}

function configLines(context: Context, server: ServerSources): readonly string[] {
  const { messages, output, settings, paths } = context;
  const nameWidth = widest([...Object.keys(settings), ...Object.keys(paths)]);
  return [
    ...settingLines(context, messages.cli.settings, settings, nameWidth),
    '',
    ...settingLines(context, messages.server.title, server, widest(Object.keys(server))),
    '',
    output.paint.heading(messages.cli.paths),
    ...Object.entries(paths).map(([name, path]) => `  ${padEnd(name, nameWidth)}  ${path}`),
  ];
}

function settingLines(
  { messages, output: { paint } }: Context,
  title: string,
  settings: Readonly<Record<string, Setting<string | number | null>>>,
  nameWidth: number,
): readonly string[] {
  const rows = Object.entries(settings).map(([name, { value, from }]) => ({
    name,
    value: shownPath(String(value ?? '-')),
    from: from ?? messages.cli.defaultSource,
  }));
  const valueWidth = widest(rows.map(({ value }) => value));
  return [
    paint.heading(title),
    ...rows.map(({ name, value, from }) => `  ${padEnd(name, nameWidth)}  ${padEnd(value, valueWidth)}  ${paint.dim(from)}`),
  ];
}
