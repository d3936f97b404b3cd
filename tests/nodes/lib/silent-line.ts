/** A line between two machines that can be cut without a word: nothing gets through any more, and nobody is told. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Where it leads: a path of a socket, or a port of this machine. */
type Place = string | number;

export class SilentLine {
  readonly #ends = new Set<Socket>();
  readonly #server = createServer(near => this.#join(near));
  #to: Place | undefined;
  #isCut = false;

  static async open(to?: Place): Promise<SilentLine> {
    const line = new SilentLine();
    line.#to = to;
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Where it leads may be known later. */
  leadTo(to: Place): void {
    this.#to = to;
  }

  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.pause();
  }

  heal(): void {
    this.#isCut = false;
    for (const end of this.#ends) end.resume();
  }

  async close(): Promise<void> {
    for (const end of this.#ends) end.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    const { path, port } = typeof this.#to === 'string' ? { path: this.#to, port: 0 } : { path: undefined, port: this.#to ?? 0 };
    const far = path === undefined ? connect(port, '127.0.0.1') : connect(path);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(from);
      from.on('data', bytes => void to.write(bytes));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.#ends.delete(from);
        to.end();
      });
      if (this.#isCut) from.pause();
    }
  }
}
