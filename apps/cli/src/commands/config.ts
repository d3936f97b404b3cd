/** `yaht config`: where things are kept, and which settings are in force and why. */
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { padEnd, widest } from '../text.ts';

/** Prints every setting with what decided it, and every folder. */
export function config(context: Context, flags: { readonly json?: true }): number {
  const { output, settings, paths } = context;
  if (flags.json) output.data(JSON.stringify({ schema: 'yaht.config/1', settings, paths }));
  else for (const line of configLines(context)) output.data(line);
  return EXIT.ok;
}

function configLines({ messages, output, settings, paths }: Context): readonly string[] {
  const { cli } = messages;
  const { paint } = output;
  const rows = Object.entries(settings).map(([name, { value, from }]) => ({ name, value, from: from ?? cli.defaultSource }));
  const nameWidth = widest([...rows.map(({ name }) => name), ...Object.keys(paths)]);
  const valueWidth = widest(rows.map(({ value }) => value));
  return [
    paint.heading(cli.settings),
    ...rows.map(({ name, value, from }) => `  ${padEnd(name, nameWidth)}  ${padEnd(value, valueWidth)}  ${paint.dim(from)}`),
    '',
    paint.heading(cli.paths),
    ...Object.entries(paths).map(([name, path]) => `  ${padEnd(name, nameWidth)}  ${path}`),
  ];
}
