/** Why a server could not start: one sentence with what to do, and the exit code. */
import { basename, join } from 'node:path';
import { CHAIN_FILE, LogError, LostFiles, PEOPLE_FILE, StartError, type Loss, type LogProblem } from '@yaht/server';
import { hostNamesOf, parseDatabaseAddress, placeOf, withoutPassword } from '@yaht/server/database-address';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { shown, shownPath } from '../output/text.ts';
import type { ServerSettings } from './settings.ts';

/** What the command answers. */
export type Failure = { readonly code: ExitCode; readonly sentence: string };

/** Undefined for what nobody has foreseen. */
export function failureToStart(context: Context, settings: ServerSettings, error: unknown): Failure | undefined {
  if (error instanceof LogError) return logProblem(context, settings, error);
  if (error instanceof LostFiles) return lossProblem(context, settings, error);
  if (!(error instanceof StartError)) return undefined;
  switch (error.code) {
    case 'port-in-use':
    case 'cannot-listen':
      return doorProblem(context, settings, error);
    case 'cannot-write':
      return folderProblem(context, settings, error.reason);
    case 'cannot-read':
    case 'not-a-chain':
      return chainProblem(context, settings, error);
    case 'no-games':
      return undefined;
  }
}

function lossProblem({ messages }: Context, { dataFolder }: ServerSettings, { losses }: LostFiles): Failure {
  const { content, whatToDo } = messages.server.losses;
  const told = losses.map(
    loss => `${lossSentence(messages, shownPath(join(dataFolder, loss.file)), loss)} ${content[loss.file]}`,
  );
  return { code: EXIT.failure, sentence: [...told, whatToDo].join(' ') };
}

function lossSentence({ server }: Context['messages'], file: string, loss: Loss): string {
  const words = server.losses;
  switch (loss.problem) {
    case 'behind':
      return words.behind(file, loss.count);
    case 'damaged':
      return words.damaged(file, shown(loss.reason));
    default:
      return words[loss.problem](file);
  }
}

function doorProblem({ messages }: Context, settings: ServerSettings, { code, reason, port = 0, host }: StartError): Failure {
  const words = messages.server.problems;
  const { httpPort, tcpPort, adminPort, shared } = settings;
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
        : host === settings.host
          ? words.noSuchHost(shown(host))
          : messages.nodes.problems.notHere(shown(host ?? ''));
  return { code: EXIT.network, sentence };
}

function folderProblem({ messages }: Context, { dataFolder }: ServerSettings, reason: string): Failure {
  const words = messages.server.problems;
  const folder = shownPath(dataFolder);
  const isFull = reason === 'ENOSPC' || reason === 'EDQUOT';
  return { code: EXIT.failure, sentence: isFull ? words.diskFull(folder) : words.cannotWrite(folder, reason) };
}

function chainProblem({ messages }: Context, { dataFolder }: ServerSettings, { code, reason }: StartError): Failure {
  const words = messages.server.problems;
  const file = shownPath(join(dataFolder, CHAIN_FILE));
  return { code: EXIT.failure, sentence: code === 'not-a-chain' ? words.brokenChain(file) : words.cannotOpen(file, reason) };
}

function logProblem(context: Context, settings: ServerSettings, error: LogError): Failure {
  if (basename(error.file ?? '') === PEOPLE_FILE) return peopleProblem(context, settings, error);
  return settings.shared ? databaseProblem(context, settings.shared.database, error) : fileProblem(context, settings, error);
}

function databaseProblem({ messages, world }: Context, url: string, { code, message, reason = '' }: LogError): Failure {
  const words = messages.nodes.problems;
  const address = parseDatabaseAddress(url, world.env);
  const { database: name = '', user = '' } = address ?? {};
  const hosts = shown(address ? hostNamesOf(address) : '');
  const names = shown(address?.hosts.map(({ host }) => host).join(', ') ?? '');
  const place = shown(address ? placeOf(address) : withoutPassword(url));
  if (code === 'newer-schema') return { code: EXIT.version, sentence: words.newer(place) };
  const why = shownPath(message.slice(message.indexOf(': ') + 1).trim());
  const sentence = {
    'synchronous-commit': () => words.answersEarly(place),
    pooler: () => words.pooler(place),
    // The database's own words for a door that is open to encrypted connections only.
    '28000': () => (isForEncrypted(why) ? words.needsTls(place) : words.wrongPassword(place, shown(user))),
    '28P01': () => words.wrongPassword(place, shown(user)),
    '3D000': () => words.noDatabase(hosts, shown(name)),
    '42501': () => words.noRights(place, shown(name), shown(user)),
    '25006': () => words.onlyReads(place),
    certificate: () => words.noCertificate(why),
    'no-encryption': () => words.noEncryption(place),
    ERR_TLS_CERT_ALTNAME_INVALID: () => words.otherName(names, why),
    CERT_HAS_EXPIRED: () => words.expired(names),
  }[reason];
  if (sentence) return { code: EXIT.failure, sentence: sentence() };
  if (UNKNOWN_AUTHORITY.test(reason)) return { code: EXIT.failure, sentence: words.otherAuthority(names, why) };
  return isUnreachable(reason, why)
    ? { code: EXIT.network, sentence: words.unreachable(place, why) }
    : { code: EXIT.failure, sentence: words.cannotUse(place, why) };
}

const isForEncrypted = (why: string): boolean => /no encryption|SSL off/i.test(why);

/** What OpenSSL calls a certificate that nobody it knows has signed. */
const UNKNOWN_AUTHORITY = /^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_SIGNATURE_FAILURE|CERT_UNTRUSTED)/;

/** The system's words for nobody being there, and the database's for not being ready; a library that waited in vain has none. */
const isUnreachable = (reason: string, why: string): boolean =>
  /^(E[A-Z_]+|57P03|53300)$/.test(reason) || (reason === '' && /time|terminated/i.test(why));

/** What is in this file is not the games, and some of it can be made again. */
function peopleProblem(context: Context, settings: ServerSettings, error: LogError): Failure {
  const words = context.messages.server.problems;
  const file = shownPath(join(settings.dataFolder, PEOPLE_FILE));
  const why = whyIn(error);
  switch (error.code) {
    case 'in-use':
      return { code: EXIT.failure, sentence: words.fileInUse(file) };
    case 'not-a-log':
      return { code: EXIT.failure, sentence: settings.shared ? words.brokenBoards(file, why) : words.brokenPeople(file, why) };
    case 'cannot-open':
      return { code: EXIT.failure, sentence: words.cannotOpen(file, why) };
    default:
      return fileProblem(context, settings, error);
  }
}

/** The database's own words. */
const whyIn = ({ message }: LogError): string => shownPath(message.slice(message.lastIndexOf(': ') + 1).trim());

function fileProblem({ messages }: Context, { dataFolder }: ServerSettings, error: LogError): Failure {
  const { code } = error;
  const words = messages.server.problems;
  const folder = shownPath(dataFolder);
  const why = whyIn(error);
  const sentences: Readonly<Partial<Record<LogProblem, string>>> = {
    'in-use': words.inUse(folder),
    'newer-schema': words.newer(folder),
    'not-a-log': words.broken(folder, why),
    'disk-full': words.diskFull(folder),
  };
  const sentence = sentences[code] ?? words.cannotWrite(folder, why);
  return { code: code === 'newer-schema' ? EXIT.version : EXIT.failure, sentence };
}
