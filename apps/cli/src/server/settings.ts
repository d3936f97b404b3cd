/** What `yaht server` was asked for: flags, then `YAHT_…`, then the section `server` of the settings files, then what is usual. */
import { join, resolve } from 'node:path';
import { err, ok, type Result, type Variant } from '@yaht/rules';
import type { Context } from '../context.ts';
import { LOG_LEVELS, type ServerFlags } from '../server-flags.ts';
import type { ServerSetting } from '../settings.ts';
import { shown, shownPath } from '../text.ts';
import { readVariant } from '../variant-argument.ts';

export type ServerSettings = {
  readonly tcpPort: number;
  readonly httpPort: number;
  readonly host: string;
  readonly players: number | undefined;
  readonly variant: Variant;
  readonly dataFolder: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

const PORTS = { tcp: 7777, http: 9000 } as const;
const LAST_PORT = 65_535;
const MOST_PLAYERS = 6;
const THIS_MACHINE = '127.0.0.1';

/** Everything that was asked for, or the first thing that cannot be. */
export async function serverSettings(context: Context, flags: ServerFlags): Promise<Result<ServerSettings, string>> {
  const given = (name: ServerSetting): Given | undefined => givenFor(context, flags, name);
  const tcpPort = wholeNumber(context, given('port'), [0, LAST_PORT]);
  if (!tcpPort.ok) return tcpPort;
  const httpPort = wholeNumber(context, given('httpPort'), [0, LAST_PORT]);
  if (!httpPort.ok) return httpPort;
  const players = wholeNumber(context, given('players'), [1, MOST_PLAYERS]);
  if (!players.ok) return players;
  const logLevel = levelOf(context, given('logLevel'));
  if (!logLevel.ok) return logLevel;
  const variant = await readVariant(context, given('variant')?.value ?? context.settings.game.value);
  if (!variant.ok) return variant;
  return ok({
    tcpPort: tcpPort.value ?? PORTS.tcp,
    httpPort: httpPort.value ?? PORTS.http,
    host: given('host')?.value ?? THIS_MACHINE,
    players: players.value,
    variant: variant.value,
    dataFolder: resolve(context.world.folder, given('data')?.value ?? join(context.paths.data, 'server')),
    logLevel: logLevel.value,
  });
}

/** A value and where it comes from. */
type Given = { readonly value: string; readonly from: string };

function givenFor({ world, settingsFiles }: Context, flags: ServerFlags, name: ServerSetting): Given | undefined {
  const words = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  const variable = `YAHT_${words.replaceAll('-', '_').toUpperCase()}`;
  const candidates = [
    { value: flags[name], from: `--${words}` },
    { value: world.env[variable], from: variable },
    ...settingsFiles.map(({ path, server }) => ({ value: server?.[name], from: `${shownPath(path)}: server.${name}` })),
  ];
  for (const { value, from } of candidates) if (value !== undefined && value !== '') return { value, from };
  return undefined;
}

function wholeNumber(
  { messages }: Context,
  given: Given | undefined,
  [min, max]: readonly [number, number],
): Result<number | undefined, string> {
  if (given === undefined) return ok(undefined);
  const value = /^\d{1,6}$/.test(given.value) ? Number(given.value) : Number.NaN;
  return value >= min && value <= max
    ? ok(value)
    : err(messages.server.problems.outOfRange(given.from, shown(given.value), min, max));
}

function levelOf({ messages }: Context, given: Given | undefined): Result<ServerSettings['logLevel'], string> {
  if (given === undefined) return ok('info');
  const level = LOG_LEVELS.find(known => known === given.value);
  return level ? ok(level) : err(messages.cliProblems.invalidChoice(given.from, shown(given.value), LOG_LEVELS));
}
