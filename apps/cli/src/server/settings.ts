/** What `yaht server` was asked for: flags, then `YAHT_…`, then files of secrets, then the section `server` of the settings files, then what is usual. */
import { join, resolve } from 'node:path';
import { err, MAX_PLAYERS, ok, type Result, type Variant } from '@yaht/rules';
import type { SharedOptions } from '@yaht/server';
import { DEFAULT_ADDRESS } from '@yaht/terminal/address';
import { withoutPassword } from '@yaht/server/database-address';
import type { Context } from '../context.ts';
import { LOG_LEVELS, type ServerFlags } from './flags.ts';
import { SERVER_SETTINGS, type ServerSetting, type Setting } from '../settings/settings.ts';
import { shown, shownPath } from '../output/text.ts';
import { readVariant } from '../arguments/variant-argument.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { readContact, readPublicUrl } from './public-url.ts';
import { sharedOptions } from './shared.ts';

export type ServerSettings = {
  readonly tcpPort: number;
  readonly httpPort: number;
  readonly adminPort: number | undefined;
  readonly host: string;
  readonly players: number | undefined;
  readonly variant: Variant;
  /** A solved game to start with. */
  readonly table: string | undefined;
  readonly dataFolder: string;
  /** Said on the command line only: what was accepted once is not accepted for ever. */
  readonly acceptLoss: boolean;
  /** Web pages from elsewhere that may play here. */
  readonly origins: readonly string[];
  /** By which names browsers may ask it. */
  readonly names: readonly string[];
  /** The origin by which others reach it: in links, and for what browsers grant only there. */
  readonly publicUrl: string | undefined;
  /** Where whoever runs it can be reached. */
  readonly contact: string | undefined;
  readonly publicMetrics: boolean;
  /** Whether notices may go into private networks. */
  readonly privateNotices: boolean;
  /** Proxies whose word on the sender's address is taken. */
  readonly proxies: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Undefined when the server keeps its games in files of its own. */
  readonly shared: SharedOptions | undefined;
};

const HTTP_PORT = 9000;
const LAST_PORT = 65_535;

/** Everything that was asked for, or the first thing that cannot be. */
export async function serverSettings(context: Context, flags: ServerFlags): Promise<Result<ServerSettings, string>> {
  const [unused] = context.unusedFiles;
  if (unused !== undefined) return err(context.messages.server.problems.unusedSettings(shownPath(unused)));
  // A variable of the shell that is not set, most likely: another folder than was meant would do harm.
  const empty = SERVER_SETTINGS.find(name => flags[name] === '');
  if (empty !== undefined) return err(context.messages.cliProblems.missingValue(optionOf(empty)));
  const secrets = await readSecrets(context);
  if (!secrets.ok) return secrets;
  const given = (name: ServerSetting): Given | undefined => givenFor(context, flags, secrets.value, name);
  const tcpPort = wholeNumber(context, given('port'), [0, LAST_PORT]);
  if (!tcpPort.ok) return tcpPort;
  const httpPort = wholeNumber(context, given('httpPort'), [0, LAST_PORT]);
  if (!httpPort.ok) return httpPort;
  const adminPort = wholeNumber(context, given('adminPort'), [0, LAST_PORT]);
  if (!adminPort.ok) return adminPort;
  const players = wholeNumber(context, given('players'), [1, MAX_PLAYERS]);
  if (!players.ok) return players;
  const logLevel = levelOf(context, given('logLevel'));
  if (!logLevel.ok) return logLevel;
  const variant = await variantOf(context, given('variant') ?? gameOf(context));
  if (!variant.ok) return variant;
  const { maxPlayers = MAX_PLAYERS } = variant.value;
  if ((players.value ?? 1) > maxPlayers) return err(context.messages.setupRefusals['too-many-players']({ maxPlayers }));
  const shared = sharedOptions(context, { db: given('db'), bus: given('bus'), nodeAddress: given('nodeAddress') });
  if (!shared.ok) return shared;
  const publicUrl = readPublicUrl(context, given('publicUrl'));
  if (!publicUrl.ok) return publicUrl;
  const contact = readContact(context, given('contact'));
  if (!contact.ok) return contact;
  return ok({
    tcpPort: tcpPort.value ?? DEFAULT_ADDRESS.port,
    httpPort: httpPort.value ?? HTTP_PORT,
    adminPort: adminPort.value,
    origins: listIn(given('origins')),
    proxies: listIn(given('proxies')),
    names: listIn(given('names')),
    publicUrl: publicUrl.value,
    contact: contact.value,
    publicMetrics: flags.publicMetrics === true,
    privateNotices: flags.privateNotices === true,
    host: given('host')?.value ?? DEFAULT_ADDRESS.host,
    players: players.value,
    variant: variant.value,
    table: given('table')?.value,
    dataFolder: resolve(context.world.folder, given('data')?.value ?? join(context.paths.data, 'server')),
    acceptLoss: flags.acceptLoss === true,
    logLevel: logLevel.value,
    shared: shared.value,
  });
}

/** The same with where each comes from: what a server would start with, were it started without flags. */
export async function serverSources(context: Context): Promise<Result<ServerSources, string>> {
  const settings = await serverSettings(context, {});
  if (!settings.ok) return settings;
  const { tcpPort: port, httpPort, host, players = null, variant, dataFolder: data, logLevel, adminPort = null } = settings.value;
  const [origins, proxies, names] = [settings.value.origins, settings.value.proxies, settings.value.names].map(
    list => list.join(', ') || null,
  );
  const { database, bus, address } = settings.value.shared ?? {};
  const values = {
    port,
    httpPort,
    host,
    players,
    variant: variant.id,
    table: settings.value.table ?? null,
    data,
    logLevel,
    adminPort,
    origins: origins ?? null,
    proxies: proxies ?? null,
    names: names ?? null,
    publicUrl: settings.value.publicUrl ?? null,
    contact: settings.value.contact ?? null,
    db: database === undefined ? null : withoutPassword(database),
    bus: bus === undefined ? null : withoutPassword(bus),
    nodeAddress: address ? `${address.host}:${address.port}` : null,
  };
  const secrets = await readSecrets(context);
  if (!secrets.ok) return secrets;
  const from = (name: ServerSetting): string | null =>
    givenFor(context, {}, secrets.value, name)?.from ?? (name === 'variant' ? context.settings.game.from : null);
  const entries = SERVER_SETTINGS.map(name => [name, { value: values[name], from: from(name) }] as const);
  return ok(Object.fromEntries(entries) as ServerSources);
}

export type ServerSources = Readonly<Record<ServerSetting, Setting<string | number | null>>>;

/** `a, b` is a list of two. */
const listIn = (given: Given | undefined): readonly string[] =>
  (given?.value ?? '').split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim()]));

/** A value and where it comes from. */
export type Given = { readonly value: string; readonly from: string };

/** The game of the house is that of every other command, unless the server has its own. */
const gameOf = ({ settings: { game } }: Context): Given => ({ value: game.value, from: game.from ?? '' });

/** Whoever typed a flag sees it; any other place is named. */
async function variantOf(context: Context, { value, from }: Given): Promise<Result<Variant, string>> {
  const variant = await readVariant(context, value);
  return variant.ok || from === '' || from.startsWith('--') ? variant : err(`${from}: ${variant.error}`);
}

function givenFor(
  { world, settingsFiles }: Context,
  flags: ServerFlags,
  secrets: Secrets,
  name: ServerSetting,
): Given | undefined {
  const variable = `YAHT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
  const candidates = [
    { value: flags[name], from: optionOf(name) },
    { value: world.env[variable], from: variable },
    secrets[name] ?? { value: undefined, from: '' },
    ...settingsFiles.map(({ path, server }) => ({ value: server?.[name], from: `${shownPath(path)}: server.${name}` })),
  ];
  for (const { value, from } of candidates) if (value !== undefined && value !== '') return { value, from };
  return undefined;
}

const optionOf = (name: ServerSetting): string => `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

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

/** Somebody at a terminal has just been told where the server listens, and hears of what goes wrong. */
function levelOf({ messages, world }: Context, given: Given | undefined): Result<ServerSettings['logLevel'], string> {
  if (given === undefined) return ok(world.stderr.isTTY === true ? 'warn' : 'info');
  const level = LOG_LEVELS.find(known => known === given.value);
  return level ? ok(level) : err(messages.cliProblems.invalidChoice(given.from, shown(given.value), LOG_LEVELS));
}
