/** Why a server could not start: one sentence with what to do, and the exit code. */
import { LogError, StartError, type LogProblem } from '@yaht/server';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { shown, shownPath } from '../text.ts';
import type { ServerSettings } from './settings.ts';

/** What the command answers. */
export type Failure = { readonly code: ExitCode; readonly sentence: string };

/** Undefined for what nobody has foreseen. */
export function failureToStart(context: Context, settings: ServerSettings, error: unknown): Failure | undefined {
  if (error instanceof LogError) return logProblem(context, settings, error);
  if (!(error instanceof StartError)) return undefined;
  return error.code === 'cannot-write' ? folderProblem(context, settings, error.reason) : doorProblem(context, settings, error);
}

function doorProblem({ messages }: Context, settings: ServerSettings, { code, reason, port = 0 }: StartError): Failure {
  const words = messages.server.problems;
  const { host, httpPort, tcpPort, adminPort, shared } = settings;
  const options = {
    '--port': tcpPort,
    '--http-port': httpPort,
    '--admin-port': adminPort,
    '--node-address': shared?.address.port,
  };
  const option = Object.entries(options).find(([, wished]) => wished === port)?.[0] ?? '--port';
  const sentence =
    code === 'port-in-use'
      ? words.portTaken(port, option)
      : reason === 'EACCES'
        ? words.portForbidden(port, option)
        : words.noSuchHost(shown(host));
  return { code: EXIT.network, sentence };
}

function folderProblem({ messages }: Context, { dataFolder }: ServerSettings, reason: string): Failure {
  const words = messages.server.problems;
  const folder = shownPath(dataFolder);
  const isFull = reason === 'ENOSPC' || reason === 'EDQUOT';
  return { code: EXIT.failure, sentence: isFull ? words.diskFull(folder) : words.cannotWrite(folder, reason) };
}

function logProblem(context: Context, settings: ServerSettings, error: LogError): Failure {
  return settings.shared ? databaseProblem(context, settings.shared.database, error) : fileProblem(context, settings, error);
}

function databaseProblem({ messages }: Context, url: string, { code, message }: LogError): Failure {
  const words = messages.nodes.problems;
  const { host, pathname } = new URL(url);
  const place = shown(`${host}${pathname}`);
  if (code === 'newer-schema') return { code: EXIT.version, sentence: words.newer(place) };
  return { code: EXIT.failure, sentence: words.cannotUse(place, shown(message.slice(message.indexOf(': ') + 1).trim())) };
}

function fileProblem({ messages }: Context, { dataFolder }: ServerSettings, { code, message }: LogError): Failure {
  const words = messages.server.problems;
  const folder = shownPath(dataFolder);
  const why = shownPath(message.slice(message.lastIndexOf(': ') + 1).trim());
  const sentences: Readonly<Partial<Record<LogProblem, string>>> = {
    'in-use': words.inUse(folder),
    'newer-schema': words.newer(folder),
    'not-a-log': words.broken(folder, why),
    'disk-full': words.diskFull(folder),
  };
  const sentence = sentences[code] ?? words.cannotWrite(folder, why);
  return { code: code === 'newer-schema' ? EXIT.version : EXIT.failure, sentence };
}
