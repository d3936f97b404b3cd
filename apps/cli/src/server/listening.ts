/** Where the server listens, for people and for programs. */
import { variantName } from '@yaht/messages';
import { PROTOCOL_VERSION } from '@yaht/protocol';
import type { RunningServer } from '@yaht/server';
import { DEFAULT_ADDRESS, isThisMachine } from '@yaht/terminal/address';
import { networkHosts } from '@yaht/terminal/network';
import { withoutPassword } from '@yaht/server/database-address';
import type { Context } from '../context.ts';
import { definitions, shownPath } from '../output/text.ts';
import type { ServerSettings } from './settings.ts';

/** Tells how to play here first, then where it listens and how it is stopped. */
export function tellListening(context: Context, settings: ServerSettings, running: RunningServer, asJson: boolean): void {
  const { output, messages } = context;
  if (asJson) return output.data(JSON.stringify(serverDocument(settings, running)));
  const { howToBrowse, howToJoin, howToPlay, howToStop } = messages.server;
  output.note(howToBrowse(pageOf(hereOf(settings.host), running)));
  output.note(howToPlay(joinLine(context, '', running)));
  for (const line of whoCanCome(context, settings, running)) output.note(line);
  output.note('');
  for (const line of definitions(rowsOf(context, settings, running), output.columns)) output.data(line);
  output.note('');
  output.note(howToJoin);
  output.note(howToStop);
}

const pageOf = (host: string, { http }: RunningServer): string => `http://${addressOf(host, http.port)}`;

/** A host that takes calls at every address is called at this machine's own. */
const hereOf = (host: string): string => (isEvery(host) ? '127.0.0.1' : host);

const isEvery = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** What somebody would type to come in; the usual port goes without saying. */
function joinLine(context: Context, host: string, { tcp }: RunningServer): string {
  const port = tcp.port === DEFAULT_ADDRESS.port ? '' : `:${tcp.port}`;
  return [programName(context), 'join', `${host}${port}`, '--name Ann'].filter(word => word !== '').join(' ');
}

const serverDocument = (
  { host, players, variant, dataFolder, shared, publicUrl }: ServerSettings,
  { tcp, http, admin }: RunningServer,
) => ({
  schema: 'yaht.server/1',
  protocol: PROTOCOL_VERSION,
  tcp: { host, port: tcp.port },
  http: { host, port: http.port, url: `http://${addressOf(host, http.port)}` },
  webSocket: `ws://${addressOf(host, http.port)}/ws`,
  publicUrl: publicUrl ?? null,
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
  const { host, players, variant, dataFolder, shared, publicUrl } = settings;
  return [
    [words.tcp, addressOf(host, tcp.port)],
    [words.webSocket, `ws://${addressOf(host, http.port)}/ws`],
    [words.http, `http://${addressOf(host, http.port)} (/docs)`],
    ...(publicUrl === undefined ? [] : [[words.publicUrl, publicUrl] satisfies [string, string]]),
    ...(admin ? [[words.admin, `http://${addressOf(admin.address, admin.port)}`] satisfies [string, string]] : []),
    [words.data, shownPath(dataFolder)],
    ...(shared ? [[messages.nodes.database, withoutPassword(shared.database)] satisfies [string, string]] : []),
    ...(players === undefined
      ? []
      : [[words.table, words.houseTable(variantName(messages, variant), players)] satisfies [string, string]]),
  ];
}

function whoCanCome(context: Context, { host, publicUrl }: ServerSettings, running: RunningServer): readonly string[] {
  // A proxy lets others in; what this machine's own network sees of it matters to nobody else.
  if (publicUrl !== undefined) return [context.messages.server.atPublicUrl(publicUrl)];
  const { onlyHere, fromElsewhere } = context.messages.server;
  if (isThisMachine(host)) return [onlyHere(`${programName(context)} server --host 0.0.0.0`)];
  const address = isEvery(host) ? networkHosts()[0] : undefined;
  return address === undefined
    ? []
    : [fromElsewhere(pageOf(address, running), `yaht join ${addressOf(address, running.tcp.port)}`)];
}

const addressOf = (host: string, port: number): string => (host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`);

/** How the reader calls this program: from a clone it is not on the path. */
const programName = ({ world }: Context): string => (world.env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'yaht');
