import fc from 'fast-check';
import { wireFact } from '@yaht/protocol';
import { tiny } from '@yaht/room/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { Bus, Ear, Hint } from '../bus/index.ts';
import { MemoryBus } from '../bus/memory-bus.ts';
import { roomId, type RoomId } from '../log/index.ts';
import { Follower, Hamlet } from './testing.ts';

let hamlet: Hamlet | undefined;
afterEach(async () => {
  await hamlet?.close();
  hamlet = undefined;
});

/** What was said in a room, in the order it is stored. */
const textsIn = async (house: Hamlet, room: RoomId): Promise<readonly string[]> =>
  ((await house.log.load(room))?.events ?? []).flatMap(({ event }) => (event.type === 'ChatMessage' ? [event.text] : []));

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 1));
};

/** A bus on which hints are lost, doubled, late, in another order, or wrong, as a list of lies says. */
class LyingBus {
  readonly #ears = new Set<Ear>();
  readonly #late: Hint[] = [];
  readonly #lies: readonly number[];
  #told = 0;

  constructor(lies: readonly number[]) {
    this.#lies = lies;
  }

  join(): Bus {
    let own: Ear | undefined;
    return {
      tell: hint => this.#lie(hint),
      say: () => {},
      listen: ear => void this.#ears.add((own = ear)),
      close: async () => void (own && this.#ears.delete(own)),
    };
  }

  #lie(hint: Hint): void {
    const lie = this.#lies[this.#told++ % Math.max(1, this.#lies.length)] ?? 0;
    const { room, seq } = hint;
    const told: readonly Hint[] = [
      [hint],
      [],
      [hint, hint],
      [{ room, seq: seq + 7 }],
      [{ room, seq: seq - 1 }],
      [{ room: roomId('elsewhere'), seq }],
      this.#late.splice(0).reverse(),
    ][lie] ?? [hint];
    if (lie === 1) this.#late.push(hint);
    for (const each of told) for (const ear of this.#ears) ear.hear(each);
  }
}

/** A bus on which nobody hears anything. */
const deafBus = (): Bus => ({ tell: () => {}, say: () => {}, listen: () => {}, close: async () => {} });

test('[P2] [P3] [P7] whatever the bus says and whoever writes, every node tells every fact once and in order', async () => {
  const step = fc.record({
    node: fc.nat(2),
    what: fc.constantFrom('say', 'say', 'say', 'say', 'move', 'look'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(6), { minLength: 1 }),
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.subarray([0, 1, 2]),
      async (lies, steps, old) => {
        const bus = new LyingBus(lies);
        const house = (hamlet = await Hamlet.open(3, () => bus.join(), old));
        const { room, members } = await house.seatAll();
        const tables = await Promise.all([0, 1, 2].map(node => house.table(node, room)));
        const followers = tables.map(() => new Follower());
        await Promise.all(tables.map((table, i) => table.catchUp(members[i] ?? 0, 0, followers[i] ?? new Follower())));

        const sayings: Promise<string>[] = [];
        for (const [i, { node, what }] of steps.entries()) {
          const table = tables[node];
          const owner = house.directory.ownerOf(room) ?? '';
          if (what === 'say' && table)
            sayings.push(
              table.submit(members[node] ?? 0, { type: 'Chat', text: `${i}` }).then(answer => {
                expect(answer).toMatchObject({ ok: true });
                return `${i}`;
              }),
            );
          if (what === 'look') await house.nodes[node]?.nodes.look();
          if (what === 'move' && owner !== `n${node}`) {
            // The writer is taken for dead, although it is not, and comes back once somebody has its room.
            const address = house.directory.addressOf(owner);
            house.directory.lapse(owner);
            await until(() => {
              table?.lose();
              return house.directory.ownerOf(room) !== owner;
            });
            house.directory.join(owner, address);
            await house.nodes.find(({ name }) => name === owner)?.nodes.callRoll();
          }
        }
        const said = await Promise.all(sayings);
        expect([...(await textsIn(house, room))].sort()).toEqual(said.sort());

        const stored = ((await house.log.load(room))?.events ?? []).map(fact => wireFact(fact));
        await Promise.all(house.nodes.map(({ nodes }) => nodes.look()));
        await until(() => followers.every(({ facts }) => facts.length >= stored.length));
        for (const { facts, problems } of followers) expect({ facts, problems }).toEqual({ facts: stored, problems: [] });
        await house.close();
        hamlet = undefined;
      },
    ),
    { numRuns: 30 },
  );
});

test('a wish without an id that reaches a dead writer is asked of the next one, and happens once', async () => {
  const bus = new MemoryBus();
  const house = (hamlet = await Hamlet.open(2, () => bus.join()));
  const { room, members } = await house.seatAll();
  const table = await house.table(1, room);
  expect(table.here).toBeUndefined();
  house.directory.lapse('n0');
  await house.nodes[0]?.close();
  expect(await table.submit(members[1] ?? 0, { type: 'Chat', text: 'hello' })).toMatchObject({ ok: true });
  expect(table.here).toBeDefined();
  expect(await textsIn(house, room)).toEqual(['hello']);
});

test('[P3] a node that is taken for dead while it takes a room begins anew, with whoever has it by then', async () => {
  const house = (hamlet = await Hamlet.open(2, deafBus));
  const opened = await house.nodes[0]?.tables.open({ wishes: { variant: tiny, seats: 2 }, name: 'Ann' });
  const room = roomId(opened?.ok ? opened.value.table.id : '');
  const [first = '', second = ''] = ['n0', 'n1'].map(name => house.directory.addressOf(name));
  house.directory.lapse('n0');
  vi.spyOn(house.log, 'load').mockImplementationOnce(async () => {
    house.directory.lapse('n1');
    house.directory.join('n0', first);
    await house.directory.of('n0').take(room);
    house.directory.join('n1', second);
    await house.nodes[1]?.nodes.callRoll();
    return house.log.load(room);
  });
  expect((await house.table(1, room)).here).toBeUndefined();
});

test('[P2] what a writer stores is told at another node without a hint, and without reading the log there', async () => {
  const house = (hamlet = await Hamlet.open(2, deafBus));
  const { room, members } = await house.seatAll();
  const [near, far] = [await house.table(0, room), await house.table(1, room)];
  const [follower, watcher] = [new Follower(), new Follower()];
  await far.catchUp(members[1] ?? 0, 0, follower);
  await far.watch(0, watcher);
  const load = vi.spyOn(house.log, 'load');
  for (const [i, table] of [near, far, near].entries()) await table.submit(members[i % 2] ?? 0, { type: 'Chat', text: `${i}` });
  await until(() => watcher.facts.length === near.room.seq);
  expect(load).not.toHaveBeenCalled();
  const stored = near.facts.map(fact => wireFact(fact));
  for (const { facts, problems } of [follower, watcher]) expect({ facts, problems }).toEqual({ facts: stored, problems: [] });
});

test('[P2] whoever came in by one node has its place at another one that has not read of it yet', async () => {
  const house = (hamlet = await Hamlet.open(2, deafBus));
  const { room } = await house.seatAll();
  await house.table(1, room);
  const [first, second] = house.nodes;
  const entered = await first?.tables.enter(await house.table(0, room), { name: 'Cem', spectate: true, token: 'cem' });
  expect(entered).toMatchObject({ ok: true, value: { member: 2 } });
  expect(await second?.tables.resume('cem')).toMatchObject({ member: 2 });
});

test('[P2] whoever asks two nodes by one token for a room, and for a place in it, gets one', async () => {
  const house = (hamlet = await Hamlet.open(2, deafBus));
  const wishes = { variant: tiny, seats: 2 };
  const opened = await Promise.all(house.nodes.map(({ tables }) => tables.open({ wishes, name: 'Ann', token: 'ann' })));
  const codes = opened.map(place => (place.ok ? place.value.table.id : place.error.code));
  expect(new Set(codes).size).toBe(1);
  const room = roomId(codes[0] ?? '');
  const enter = async (node: number) => {
    const place = await house.nodes[node]?.tables.enter(await house.table(node, room), { name: 'Ben', token: 'ben' });
    return place?.ok ? place.value.member : place;
  };
  expect(await Promise.all([enter(0), enter(1)])).toEqual([1, 1]);
  // Whoever has left since comes in anew.
  await (await house.table(0, room)).submit(1, { type: 'Leave' });
  expect(await enter(1)).toBe(2);
});

test('a stranger who does not know the secret of the house is not let in', async () => {
  const { Peer } = await import('./peer.ts');
  const { openLinkHost } = await import('./link-host.ts');
  const { systemClock } = await import('../clock.ts');
  const asked: string[] = [];
  const find = async (room: RoomId): Promise<undefined> => void asked.push(room);
  const links = await openLinkHost({ secret: 'right', clock: systemClock, find }, '127.0.0.1', 0);
  const address = `127.0.0.1:${links.address.port}`;
  await expect(Peer.connect(address, { secret: 'wrong', clock: systemClock })).rejects.toThrow('no node');
  const friend = await Peer.connect(address, { secret: 'right', clock: systemClock });
  await expect(friend.call('seen', roomId('A'), { member: 0 })).rejects.toThrow('elsewhere');
  expect(asked).toEqual(['A']);
  friend.end();
  await links.close();
});
