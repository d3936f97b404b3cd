/** The other nodes as this one reaches them: one connection to each, made when it is needed. */
import type { CallOff } from '../clock.ts';
import type { Dial } from './lines.ts';
import { noteOnce } from './link-version.ts';
import { ForeignLink, Peer, type PeerParts } from './peer.ts';

/** `note` tells the operator; `detour` leads to nodes that cannot be reached directly. */
type PeersParts = PeerParts & { readonly detour?: Dial; readonly note?: (text: string) => void };

/** A node that has not answered by then is called by the way around as well. */
const DETOUR_AFTER = 300;
/** So often it is tried whether it can be reached directly again. */
const DIRECT_AGAIN = 10_000;

export class Peers {
  readonly #parts: PeersParts;
  readonly #peers = new Map<string, Promise<Peer>>();
  readonly #note: (text: string) => void;
  #isClosed = false;

  constructor(parts: PeersParts) {
    this.#parts = parts;
    this.#note = noteOnce(parts.note);
  }

  async to(address: string): Promise<Peer> {
    const known = this.#peers.get(address);
    if (known) return known;
    const connecting = this.#quickest(address);
    this.#keep(address, connecting);
    return connecting;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const peer of this.#peers.values()) (await peer.catch(() => undefined))?.end();
  }

  #keep(address: string, connecting: Promise<Peer>): void {
    this.#peers.set(address, connecting);
    const forget = (): void => {
      if (this.#peers.get(address) === connecting) this.#peers.delete(address);
    };
    connecting.then(
      peer => peer.onLost(forget),
      (error: unknown) => {
        forget();
        if (error instanceof ForeignLink) this.#note(error.message);
      },
    );
  }

  /** Directly, or by the way around when that is quicker. */
  #quickest(address: string): Promise<Peer> {
    const { detour, clock } = this.#parts;
    const direct = Peer.connect(address, this.#parts);
    if (!detour) return direct;
    let callOff: CallOff = () => {};
    const hurdle = new Promise<'slow'>(resolve => (callOff = clock.after(DETOUR_AFTER, () => resolve('slow'))));
    const isAnswered = direct.then(
      () => true,
      (error: unknown) => error instanceof ForeignLink,
    );
    return Promise.race([isAnswered, hurdle]).then(first => {
      callOff();
      return first === true ? direct : this.#eitherWay(address, direct, detour);
    });
  }

  async #eitherWay(address: string, direct: Promise<Peer>, detour: Dial): Promise<Peer> {
    const around = Peer.connect(address, { ...this.#parts, dial: detour });
    const peer = await Promise.any([direct, around]).catch((error: AggregateError) => {
      throw error.errors[0];
    });
    // The other one may answer later.
    for (const way of [direct, around]) way.then(late => late === peer || late.end()).catch(() => {});
    around.then(own => own === peer && this.#straighten(address, peer)).catch(() => {});
    return peer;
  }

  /** Everybody goes back to the direct way once there is one. */
  #straighten(address: string, around: Peer): void {
    this.#parts.clock.after(DIRECT_AGAIN, () => {
      if (around.isLost || this.#isClosed) return;
      const connecting = Peer.connect(address, this.#parts);
      const goBack = (): void => {
        this.#keep(address, connecting);
        around.end();
      };
      connecting.then(goBack, () => this.#straighten(address, around));
    });
  }
}
