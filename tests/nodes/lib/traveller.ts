/** Somebody who plays on at another node when the one it sits at is gone. */
import { Player } from '../../server/lib/player.ts';
import type { DoorName } from '../../server/lib/wire.ts';
import type { House } from './house.ts';

export class Traveller {
  readonly player: Player;
  readonly #house: House;
  #node: number;
  #isHome = false;
  #travelling: Promise<void> = Promise.resolve();

  constructor(house: House, name: string, door: DoorName, node: number) {
    this.#house = house;
    this.#node = node;
    this.player = new Player(name, door);
  }

  get node(): number {
    return this.#node;
  }

  async enter(message: object): Promise<void> {
    await this.player.enter(this.#house.ports(this.#node), message);
    this.#travelling = this.#travel();
  }

  /** Notices that its node says nothing any more. */
  giveUp(): void {
    this.player.client?.socket.destroy();
  }

  /** Does not come back any more. */
  async goHome(): Promise<void> {
    this.#isHome = true;
    this.giveUp();
    await this.#travelling;
  }

  async #travel(): Promise<void> {
    for (;;) {
      await this.player.client?.closed;
      if (this.#isHome) return;
      this.#node = this.#house.nextFrom(this.#node);
      // A node may end while somebody comes in; then the next one is tried.
      await this.player.resume(this.#house.ports(this.#node)).catch(() => this.giveUp());
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }
}

/** A table whose players sit at different nodes, the first of them at this one, who play game after game. */
export async function seatAcross(
  house: House,
  doors: readonly DoorName[],
  name: string,
  first = 0,
): Promise<readonly Traveller[]> {
  const travellers = doors.map((door, i) => new Traveller(house, `${name}${i}`, door, (first + i) % house.nodes.length));
  const [host, ...guests] = travellers;
  await host?.enter({ type: 'CreateRoom', seats: doors.length, start: 'ready', variant: 'yatzy', awaySeconds: 0 });
  for (const guest of guests) await guest.enter({ type: 'Join', room: host?.player.code });
  for (const { player } of travellers) player.isTireless = true;
  return travellers;
}

/** Until everybody has heard so many more facts. */
export async function progress(travellers: readonly Traveller[], facts: number): Promise<void> {
  const enough = travellers.map(({ player }) => player.facts.length + facts);
  const isEnough = (): boolean =>
    travellers.every(({ player }, i) => player.facts.length >= (enough[i] ?? 0) || player.problems.length > 0);
  while (!isEnough())
    await new Promise<void>(resolve => {
      for (const { player } of travellers) player.onChange = resolve;
    });
}
