/**
 * A browser spoken to over a pipe, and nothing else in its pages. A tool for tests puts listeners and scripts of its own
 * there and has every error's stack looked up at once: all of that would be measured as if it were the app's.
 */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { emptyFolder } from '../../tests/lib/programs.ts';
import { takePrecedence } from './precedence.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-extensions',
  '--disable-component-update',
  '--disable-background-networking',
  '--mute-audio',
  '--accept-lang=en-GB,en',
  '--remote-debugging-pipe',
];

type Message = {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: object;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};

type Ask = <Answer>(method: string, params?: object, sessionId?: string) => Promise<Answer>;

/** One page of the browser; tells what happens there by the protocol's names. */
export class Session extends EventEmitter {
  readonly #ask: Ask;
  readonly #id: string;

  constructor(ask: Ask, id: string) {
    super();
    this.#ask = ask;
    this.#id = id;
  }

  send<Answer = unknown>(method: string, params: object = {}): Promise<Answer> {
    return this.#ask<Answer>(method, params, this.#id);
  }
}

export type Browser = {
  /** A page with nothing kept, as of somebody who was never here. */
  readonly newPage: () => Promise<Session>;
  /** From now on before other programs, as far as the system allows. */
  readonly precede: () => void;
  readonly close: () => Promise<void>;
};

export async function launch(): Promise<Browser> {
  const folder = await emptyFolder();
  const program = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const child = spawn(program, [...FLAGS, `--user-data-dir=${folder.path}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const [, , , write, read] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const sessions = new Map<string, Session>();
  const ask = askOver(write, read, message => sessions.get(message.sessionId ?? '')?.emit(message.method ?? '', message.params));
  return {
    newPage: async () => {
      const { browserContextId } = await ask<{ browserContextId: string }>('Target.createBrowserContext');
      const { targetId } = await ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await ask<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
      const session = new Session(ask, sessionId);
      sessions.set(sessionId, session);
      return session;
    },
    precede: () => takePrecedence(child.pid ?? 0),
    close: async () => {
      await ask('Browser.close');
      await ended;
      await folder.remove();
    },
  };
}

/** Questions go out, answers find the one who asked; whatever nobody asked for is told. */
function askOver(write: Writable, read: Readable, tell: (message: Message) => void): Ask {
  const waiting = new Map<number, (message: Message) => void>();
  let asked = 0;
  let text = '';
  read.setEncoding('utf8').on('data', (part: string) => {
    const whole = (text + part).split('\0');
    text = whole.pop() ?? '';
    for (const each of whole) {
      const message = JSON.parse(each) as Message;
      if (message.id === undefined) tell(message);
      else waiting.get(message.id)?.(message);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as never);
      });
      write.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
    });
}
