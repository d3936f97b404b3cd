import { MAX_MEMBERS } from '@yaht/room';
import { expect, test, vi } from 'vitest';
import { type Client, TestHouse } from '../testing/house.ts';

/** Somebody who joins without a code. */
async function come(house: TestHouse, name: string): Promise<Client> {
  const client = house.connect();
  await client.say({ type: 'Join', name });
  return client;
}

const codeOf = ({ welcome }: Client): string => welcome.room.id;

test('a table that takes nobody more keeps nobody from another', async () => {
  const house = new TestHouse({ players: 2 });
  const crowded = codeOf(await come(house, 'Ann'));
  for (let i = 1; i < MAX_MEMBERS; i++) await house.join(crowded, `W${i}`, { spectate: true });
  const [bob, cy] = [await come(house, 'Bob'), await come(house, 'Cy')];
  expect(codeOf(bob)).not.toBe(crowded);
  expect(codeOf(cy)).toBe(codeOf(bob));
});

test('a seat that is free again is offered: at the fullest table, at the oldest of those', async () => {
  const house = new TestHouse({ players: 3 });
  const [first, second, third] = await Promise.all(
    ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'].map(name => come(house, name)),
  ).then(people => [people.slice(0, 3), people.slice(3, 6), people.slice(6)] as const);
  const [one, two, three] = [first, second, third].map(people => people.map(codeOf)[0]);
  await first[1]?.say({ type: 'Leave' });
  await second[1]?.say({ type: 'Leave' });
  const rooms = [];
  for (const name of ['N1', 'N2', 'N3', 'N4']) rooms.push(codeOf(await come(house, name)));
  expect(rooms).toEqual([one, two, three, three]);
});

test('the table that is being filled is known before it is on the list', async () => {
  const house = new TestHouse({ players: 2 });
  vi.spyOn(house.tables, 'list').mockResolvedValue([]);
  const ann = await come(house, 'Ann');
  expect(codeOf(await come(house, 'Bob'))).toBe(codeOf(ann));
});

test('after a restart those who wait are joined by whoever comes next', async () => {
  const house = new TestHouse({ players: 2 });
  const ann = await come(house, 'Ann');
  house.restart();
  expect(codeOf(await come(house, 'Bob'))).toBe(codeOf(ann));
});
