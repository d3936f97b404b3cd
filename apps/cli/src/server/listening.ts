/** Where the server listens, for people and for programs. */
import { variantName } from '@yaht/messages';
import { PROTOCOL_VERSION } from '@yaht/protocol';
import type { RunningServer } from '@yaht/server';
import { DEFAULT_ADDRESS, isThisMachine } from '@yaht/terminal/address';
import { networkHosts } from '@yaht/terminal/network';
import type { Context } from '../context.ts';
import { definitions, shownPath } from '../output/text.ts';
import type { ServerSettings } from './settings.ts';
import { withoutPassword } from './shared.ts';

/** Tells where it listens, who can come in, and how it is stopped. */
export function tellListening(context: Context, settings: ServerSettings, running: RunningServer, asJson: boolean): void {
  const { output, messages } = context;
  if (asJson) return output.data(JSON.stringify(serverDocument(settings, running)));
  for (const line of definitions(rowsOf(context, settings, running), output.columns)) output.data(line);
  const { howToJoin, howToPlay, howToStop } = messages.server;
  for (const line of [howToPlay(joinLine(context, running)), howToJoin, whoCanCome(context, settings, running), howToStop])
    if (line !== '') output.note(line);
}

/** What somebody at this machine would type. */
const joinLine = (context: Context, { tcp }: RunningServer): string =>
  [programName(context), 'join', ...(tcp.port === DEFAULT_ADDRESS.port ? [] : [`:${tcp.port}`]), '--name Ann'].join(' ');

const serverDocument = ({ host, players, variant, dataFolder, shared }: ServerSettings, { tcp, http, admin }: RunningServer) => ({
  schema: 'yaht.server/1',
  protocol: PROTOCOL_VERSION,
  tcp: { host, port: tcp.port },
  http: { host, port: http.port, url: `http://${addressOf(host, http.port)}` },
  webSocket: `ws://${addressOf(host, http.port)}/ws`,
  admin: admin ? `http://${addressOf(admin.address, admin.port)}` : null,
  data: dataFolder,
  database: shared ? withoutPassword(shared.database) : null,
  players: players ?? null,
  variant: variant.id,
  pid: process.pid,
});

function rowsOf(
  { messages }: Context,
  settings: ServerSettings,
  { tcp, http, admin }: RunningServer,
): readonly [string, string][] {
  const words = messages.server;
  const { host, players, variant, dataFolder, shared } = settings;
  return [
    [words.tcp, addressOf(host, tcp.port)],
    [words.webSocket, `ws://${addressOf(host, http.port)}/ws`],
    [words.http, `http://${addressOf(host, http.port)} (/docs)`],
    ...(admin ? [[words.admin, `http://${addressOf(admin.address, admin.port)}`] satisfies [string, string]] : []),
    [words.data, shownPath(dataFolder)],
    ...(shared ? [[messages.nodes.database, withoutPassword(shared.database)] satisfies [string, string]] : []),
    ...(players === undefined
      ? []
      : [[words.table, words.houseTable(variantName(messages, variant), players)] satisfies [string, string]]),
  ];
}

function whoCanCome({ messages }: Context, { host }: ServerSettings, { tcp }: RunningServer): string {
  const { onlyHere, fromElsewhere } = messages.server;
  if (isThisMachine(host)) return onlyHere;
  const isEvery = host === '0.0.0.0' || host === '::';
  const address = isEvery ? networkHosts()[0] : undefined;
  return address === undefined ? '' : fromElsewhere(addressOf(address, tcp.port));
}

const addressOf = (host: string, port: number): string => (host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`);

/** How the reader calls this program: from a clone it is not on the path. */
const programName = ({ world }: Context): string => (world.env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'yaht');
