/**
 * A way to ask a server that runs, for whoever owns its data folder: a socket in that folder, which nobody else can open. One line of
 * JSON asks, one answers.
 */
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { listenAt, type Accepting } from '../accepting.ts';

/** `copy`: everything the server keeps, into files of this folder. */
export type Question = { readonly ask: 'copy'; readonly to: string };
export type Reply = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Closing takes no more questions, and waits for the answers to those that were asked. */
export type Control = { readonly close: () => Promise<void> };

const CONTROL_FILE = 'control.sock';
const MAX_QUESTION = 16_384;

/** Windows knows no sockets in folders; a pipe has the folder in its name. */
const controlPath = (folder: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\yaht-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)}`
    : join(folder, CONTROL_FILE);

/** Throws when the system does not allow it, for instance because the folder's name is too long. */
export async function openControl(
  folder: string,
  accepting: Accepting,
  answer: (question: Question) => Promise<void>,
): Promise<Control> {
  const path = controlPath(folder);
  // Whoever holds the log is the only server here, so a socket that lies there is that of one that was killed.
  if (process.platform !== 'win32') await rm(path, { force: true });
  const undecided = new Set<Socket>();
  const server = createServer(socket => attend(socket, undecided, answer));
  await listenAt(server, { path }, accepting);
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return { close: () => closeServer(server, undecided) };
}

/** What was asked is answered; who has not asked anything yet is let go. */
const closeServer = (server: Server, undecided: ReadonlySet<Socket>): Promise<void> =>
  new Promise(done => {
    server.close(() => done());
    for (const socket of undecided) socket.destroy();
  });

function attend(socket: Socket, undecided: Set<Socket>, answer: (question: Question) => Promise<void>): void {
  let heard = '';
  undecided.add(socket);
  socket.on('close', () => undecided.delete(socket));
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
    const end = heard.indexOf('\n');
    if (heard.length > MAX_QUESTION) socket.destroy();
    if (end < 0) return;
    socket.pause();
    undecided.delete(socket);
    void replyTo(heard.slice(0, end), answer).then(reply => say(socket, reply));
  });
}

/** Whoever has its answer is not waited for. */
function say(socket: Socket, reply: Reply): void {
  socket.write(`${JSON.stringify(reply)}\n`);
  socket.destroySoon();
}

async function replyTo(line: string, answer: (question: Question) => Promise<void>): Promise<Reply> {
  try {
    const question = JSON.parse(line) as Partial<Question> | null;
    if (question?.ask !== 'copy' || typeof question.to !== 'string') return { ok: false, message: 'unknown question' };
    await answer({ ask: 'copy', to: question.to });
    return { ok: true };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks the server that runs in a folder; undefined when none answers there. */
export function askServer(folder: string, question: Question): Promise<Reply | undefined> {
  return new Promise(done => {
    let heard = '';
    const socket = connect(controlPath(folder));
    const end = (reply: Reply | undefined): void => {
      socket.destroy();
      done(reply);
    };
    socket.on('error', () => end(undefined));
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    socket.on('end', () => end(heard === '' ? undefined : (JSON.parse(heard) as Reply)));
    socket.write(`${JSON.stringify(question)}\n`);
  });
}
