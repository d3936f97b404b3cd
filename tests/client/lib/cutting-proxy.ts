/** A wire that breaks: everything goes through unchanged until so many bytes have passed, in any direction. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class CuttingProxy {
  /** Where the server listens now. */
  target: number;
  cuts = 0;
  readonly #server: Server;
  readonly #nextCut: () => number;
  readonly #sockets = new Set<Socket>();

  private constructor(target: number, nextCut: () => number) {
    this.target = target;
    this.#nextCut = nextCut;
    this.#server = createServer(socket => this.#accept(socket));
  }

  /** `nextCut` answers after how many bytes a new connection breaks. */
  static async start(target: number, nextCut: () => number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target, nextCut);
    await new Promise<void>(resolve => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise(resolve => this.#server.close(resolve));
  }

  #accept(client: Socket): void {
    const server = connect({ host: '127.0.0.1', port: this.target, noDelay: true });
    let left = this.#nextCut();
    const end = (): void => {
      client.destroy();
      server.destroy();
    };
    const pass = (to: Socket) => (bytes: Buffer) => {
      to.write(bytes.subarray(0, left));
      left -= bytes.length;
      if (left > 0 || client.destroyed) return;
      this.cuts += 1;
      end();
    };
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => {}).on('close', end);
    }
    client.on('data', pass(server));
    server.on('data', pass(client));
  }
}
