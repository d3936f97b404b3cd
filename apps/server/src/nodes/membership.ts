/** A server as one of several that keep the same house: it comes, keeps its rooms, and hands them over when it goes. */
import type { RoomEvent } from '@yaht/room';
import type { Bus, Word } from '../bus/index.ts';
import type { CallOff, Clock } from '../clock.ts';
import { roomId, type GameLog, type RoomId } from '../log/index.ts';
import type { OwnTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { BusLines } from './bus-lines.ts';
import type { DatabaseNews } from './database-news.ts';
import type { Register, RegisterEvents } from './directory.ts';
import type { Dial } from './lines.ts';
import { receive, type LinkHostParts } from './link-host.ts';
import { type Spoken } from './link-version.ts';
import { UNWATCHED, type NodeWatch } from './node-watch.ts';
import { Nodes } from './nodes.ts';
import { Peers } from './peers.ts';
import { Reach } from './reach.ts';
import { RoamingTable } from './roaming-table.ts';

/** Where other nodes reach this one. */
export type Links = { readonly address: string; readonly close: () => Promise<void> };

export type MembershipParts = {
  readonly log: GameLog<RoomEvent>;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly onFault: (error: unknown) => void;
  /** What no other process of the house is called. */
  readonly name: string;
  /** Of the house. */
  readonly secret: string;
  readonly dial?: Dial;
  readonly spoken?: Spoken;
  /** For the operator. */
  readonly note?: (text: string) => void;
  readonly watch?: NodeWatch;
  readonly openDirectory: (events: RegisterEvents) => Register;
  readonly listen: (host: LinkHostParts) => Promise<Links>;
};

export class Membership {
  readonly nodes: Nodes;
  readonly #parts: MembershipParts;
  readonly #directory: Register;
  readonly #peers: Peers;
  readonly #busLines: BusLines;
  readonly #reach: Reach;
  readonly #host: LinkHostParts;
  #tables: Tables | undefined;
  #links: Links | undefined;
  #others: readonly string[] = [];
  readonly #tellOnAnswer = new Set<() => void>();
  #sendAway: () => void = () => {};
  #downSince = 0;
  #isSending = false;
  readonly #watch: NodeWatch;

  constructor(parts: MembershipParts) {
    const { clock, bus, secret, name, dial, spoken, note, openDirectory } = parts;
    this.#parts = parts;
    this.#watch = parts.watch ?? UNWATCHED;
    const news: DatabaseNews = { onAnswer: tell => this.#tellOf(tell), hear: () => this.#reach.told() };
    const link = { secret, clock, news, ...(spoken ? { spoken } : {}), ...(note ? { note } : {}) };
    this.#host = { ...link, find: room => this.#tableHere(room) };
    this.#busLines = new BusLines({ bus, secret, name, receive: lines => receive(lines, this.#host) });
    this.#peers = new Peers({ ...link, detour: this.#busLines.dial, ...(dial ? { dial } : {}) });
    this.#directory = openDirectory({
      onLapse: () => this.nodes.callRoll(),
      onOver: () => this.#stepDown(),
      onBack: () => this.#stepUp(),
      onRenewed: others => this.#answered(others),
    });
    this.#reach = new Reach({
      clock,
      askOthers: () => this.#askOthers(),
      tryAgain: () => this.#directory.tryAgain(),
      sendAway: () => this.#sendAllAway(),
    });
    this.nodes = new Nodes({ ...parts, directory: this.#directory, peers: this.#peers, onSaid: word => this.#hear(word) });
  }

  /** Whether the database answers. */
  get isHeard(): boolean {
    return this.#reach.isThere;
  }

  /** What is done, again and again, while another node reaches the database and this one does not. */
  whileElsewhere(sendAway: () => void): void {
    this.#sendAway = sendAway;
  }

  /** With its tables it becomes one of the house. */
  async join(tables: Tables): Promise<void> {
    this.#tables = tables;
    this.#links = await this.#parts.listen(this.#host);
    this.#busLines.open(this.#links.address);
    await this.#directory.join(this.#links.address);
    this.#reach.answered();
  }

  /** No table moves any more: the node is about to leave. */
  stay(): void {
    void this.nodes.close();
  }

  /** Its rooms are everybody's from now on. */
  leave(): Promise<void> {
    return this.#directory.leave();
  }

  async close(): Promise<void> {
    const { bus, log } = this.#parts;
    await this.#reach.close();
    await this.#links?.close();
    this.#busLines.close();
    await Promise.all([this.#peers.close(), bus.close(), this.#directory.close()]);
    await log.close();
  }

  #stepDown(): void {
    this.#downSince = this.#parts.clock.now();
    this.#watch.database(false);
    this.nodes.stepDown();
  }

  #stepUp(): void {
    this.#watch.database(true, (this.#parts.clock.now() - this.#downSince) / 1_000);
    this.nodes.stepUp();
  }

  #sendAllAway(): void {
    if (!this.#isSending) this.#watch.sendsAway();
    this.#isSending = true;
    this.#sendAway();
  }

  /** The database has answered; nodes that cannot reach it may still hear this. */
  #answered(others: readonly string[] | undefined): void {
    this.#others = others ?? this.#others;
    this.#isSending = false;
    this.#reach.answered();
    this.#parts.bus.say({ reachedBy: this.#parts.name });
    for (const tell of this.#tellOnAnswer) tell();
  }

  #tellOf(tell: () => void): CallOff {
    this.#tellOnAnswer.add(tell);
    return () => this.#tellOnAnswer.delete(tell);
  }

  #hear(word: Word): void {
    const { reachedBy } = word;
    if (typeof reachedBy === 'string' && reachedBy !== this.#parts.name) this.#reach.told();
    this.#busLines.hear(word);
  }

  /** Over a link it is heard when the database answers the other node. */
  #askOthers(): void {
    for (const address of this.#others) this.#peers.to(address).catch(() => {});
  }

  /** A node that is cut off from the database writes no room. */
  async #tableHere(room: RoomId): Promise<OwnTable | undefined> {
    if (this.nodes.isDown) return undefined;
    const table = await this.#tables?.find(roomId(room));
    return table instanceof RoamingTable ? table.here : undefined;
  }
}
