/** Connections between processes: in each direction what is sent arrives in its order or not at all, as over TCP. */
import type { Dial, Lines } from '../nodes/lines.ts';
import type { Luck } from './luck.ts';
import type { Process } from './process.ts';
import type { Weather } from './weather.ts';
import type { World } from './world.ts';

type NetworkParts = { readonly world: World; readonly weather: Weather; readonly luck: Luck };
type Receive = (lines: Lines, from: Process) => void;

/** What could not be sent is tried again so often. */
const RETRY = 200;

type Delivery = (end: End) => void;

/** One end of a connection. */
class End implements Lines {
  readonly process: Process;
  readonly #network: Network;
  readonly #inbox: (() => void)[] = [];
  /** What was sent before anybody answered. */
  readonly #early: Delivery[] = [];
  #other: End | undefined;
  #hear: (message: unknown) => void = () => {};
  #onEnd: () => void = () => {};
  #isOver = false;
  #isPumping = false;

  constructor(network: Network, process: Process) {
    this.#network = network;
    this.process = process;
    process.onDeath(isSudden => {
      this.#isOver = true;
      if (!isSudden) this.#tellOther();
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  connect(other: End): void {
    this.#other = other;
    for (const deliver of this.#early.splice(0)) this.#push(deliver);
  }

  onMessage(hear: (message: unknown) => void): void {
    this.#hear = hear;
  }

  onEnd(tell: () => void): void {
    this.#onEnd = tell;
  }

  send(message: object): void {
    if (this.#isOver) return;
    const text = JSON.stringify(message);
    this.#push(end => end.#isOver || end.#hear(JSON.parse(text)));
  }

  end(): void {
    if (this.#isOver) return;
    this.finish();
    this.#tellOther();
  }

  /** There is nobody at the other end. */
  finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#network.after(0, () => this.process.reach(this.#onEnd));
  }

  #tellOther(): void {
    this.#push(end => end.finish());
  }

  /** Something for the other end, behind all that is on its way there. */
  #push(deliver: Delivery): void {
    const other = this.#other;
    if (!other) return void this.#early.push(deliver);
    other.#inbox.push(() => other.process.reach(() => deliver(other)));
    other.#pump(this.#network.delay());
  }

  #pump(delay: number): void {
    if (this.#isPumping || this.#inbox.length === 0) return;
    this.#isPumping = true;
    this.#network.after(delay, () => {
      this.#isPumping = false;
      const from = this.#other?.process.place ?? '';
      if (this.#network.isCut(from, this.process.place)) return this.#pump(RETRY);
      for (const deliver of this.#inbox.splice(0)) deliver();
    });
  }
}

export class Network {
  readonly #parts: NetworkParts;
  readonly #hosts = new Map<string, { readonly process: Process; readonly receive: Receive }>();

  constructor(parts: NetworkParts) {
    this.#parts = parts;
  }

  /** Somebody may be called at this address from now on. */
  listen(process: Process, address: string, receive: Receive): () => void {
    const forget = (): void => void this.#hosts.delete(address);
    this.#hosts.set(address, { process, receive });
    process.onDeath(isSudden => isSudden || forget());
    return forget;
  }

  /** How a process calls others. */
  dialFrom(process: Process): Dial {
    return address => {
      const end = new End(this, process);
      this.after(this.delay(), () => this.#arrive(end, address));
      return end;
    };
  }

  after(milliseconds: number, work: () => void): void {
    this.#parts.world.after(milliseconds, work);
  }

  delay(): number {
    const { weather, luck } = this.#parts;
    return luck.longTail(1, 1 + weather.climate.latency);
  }

  isCut(from: string, to: string): boolean {
    return this.#parts.weather.isCut(from, to);
  }

  #arrive(caller: End, address: string): void {
    if (caller.isOver) return;
    const host = this.#hosts.get(address);
    if (!host) return caller.finish();
    const [here, there] = [caller.process.place, host.process.place];
    if (this.isCut(here, there) || this.isCut(there, here)) return this.after(RETRY, () => this.#arrive(caller, address));
    const end = new End(this, host.process);
    end.connect(caller);
    caller.connect(end);
    host.process.reach(() => host.receive(end, caller.process));
  }
}
