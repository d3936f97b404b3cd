/** A line to a service that can be cut at the worst moments. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `unheard`: the service gets what is said and its answer is lost. `unsaid`: what is said does not arrive. */
export type Cut = 'unheard' | 'unsaid';

export class Line {
  readonly #sockets = new Set<Socket>();
  readonly #to: string;
  #server = createServer(socket => this.#join(socket));
  #next: { readonly cut: Cut; readonly after: string } | undefined;

  constructor(to: string) {
    this.#to = to;
  }

  /** The port at which the line begins. */
  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts the connection by which these words come next. */
  cutAt(after: string, cut: Cut): void {
    this.#next = { after, cut };
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    const far = connect(this.#to);
    let cut: Cut | undefined;
    const end = (): void => void (near.destroy(), far.destroy());
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', end).on('close', () => this.#sockets.delete(socket) && end());
    }
    near.on('data', bytes => {
      if (this.#next && bytes.includes(this.#next.after)) {
        cut = this.#next.cut;
        this.#next = undefined;
      }
      if (cut === 'unsaid') end();
      else far.write(bytes);
    });
    far.on('data', bytes => (cut ? end() : near.write(bytes)));
  }
}
