/** A push service of the tests' own on this machine: it keeps what it gets, opens it with the keys of its browsers, and answers as it is told. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newBrowser, opened, type TestBrowser } from '../notices/testing-browser.ts';

/** What a browser or an address has got. */
export type Got = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export type Told = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
  readonly waiting: number;
};

type Answer = (response: ServerResponse) => void;

export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  response =>
    void response.writeHead(status, headers).end('what it says is of no interest');

/** Takes the request and never says a word. */
export const silence: Answer = () => {};

export class PushService {
  readonly #server: Server;
  readonly #browsers = new Map<string, TestBrowser>();
  readonly got: Got[] = [];
  /** By path; 201 otherwise. */
  readonly answers = new Map<string, Answer>();

  private constructor() {
    // A server that is killed while it sends leaves half a message, which nobody got.
    this.#server = createServer((request, response) => void this.#take(request, response).catch(() => response.destroy()));
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>(resolve => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    this.got.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    (this.answers.get(path) ?? answering(201))(response);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a browser's own subscription would say. */
  subscribe(name: string) {
    const browser = newBrowser();
    const path = `/send/${name}`;
    this.#browsers.set(path, browser);
    return { kind: 'push', endpoint: this.origin + path, keys: browser.keys } as const;
  }

  /** What this browser was told, in the order it came. */
  told(name: string): readonly Told[] {
    const path = `/send/${name}`;
    const browser = this.#browsers.get(path);
    return this.got.flatMap(each => (browser && each.path === path ? [JSON.parse(opened(each.body, browser)) as Told] : []));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }
}
