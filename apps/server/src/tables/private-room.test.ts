import { expect, test } from 'vitest';
import { TestHouse } from '../testing/house.ts';
import { tiny } from '@yaht/room/testing';
import { EXPIRY } from './agenda.ts';

const opened = async (house: TestHouse) => {
  const ann = house.connect();
  await ann.say({ type: 'CreateRoom', name: 'Ann', variant: { ...tiny }, private: true });
  return { ann, id: ann.welcome.room.id };
};

test('the name of a private room is too long to be guessed, and the room is on no list', async () => {
  const house = new TestHouse();
  const { id } = await opened(house);
  expect(id).toMatch(/^[A-Z2-9]{16}$/);
  expect(await house.tables.list()).toEqual([]);
});

test('before its game the beginning of its name leads there, and afterwards the whole name alone', async () => {
  const house = new TestHouse();
  const { ann, id } = await opened(house);
  const ben = house.connect();
  await ben.say({ type: 'Join', name: 'Ben', room: id.slice(0, 6).toLowerCase() });
  expect(ben.welcome.room.id).toBe(id);
  await ben.say({ type: 'Ready' });
  await ann.say({ type: 'StartGame' });
  const eve = house.connect();
  await eve.say({ type: 'Join', name: 'Eve', room: id.slice(0, 6), spectate: true });
  expect(eve.last('Error')).toMatchObject({ code: 'unknown-room' });
  await eve.say({ type: 'Join', name: 'Eve', room: id, spectate: true });
  expect(eve.welcome.room.id).toBe(id);
});

test('an invitation may be opened another day, also after the server stood still', async () => {
  const house = new TestHouse();
  const { ann, id } = await opened(house);
  ann.cut();
  house.restart(EXPIRY.game - 60_000);
  const ben = house.connect();
  await ben.say({ type: 'Join', name: 'Ben', room: id });
  expect(ben.welcome.players.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
});
