import { expect, test, vi } from 'vitest';
import { TestHouse } from '../testing/house.ts';

const codes = async (house: TestHouse): Promise<readonly string[]> => (await house.tables.list()).map(({ room }) => room);

test('a lobby is listed, however many private games are played', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  for (let i = 0; i < 300; i++) {
    await house.clock.move(1);
    await house.open({ seats: 2, private: true });
  }
  expect(await codes(house)).toEqual([ann.welcome.room.id]);
});

test('rooms that wait with free seats come before all that can only be watched', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  for (let i = 0; i < 60; i++) {
    await house.clock.move(1);
    await house.open({ seats: 1 });
  }
  const listed = await codes(house);
  expect(listed).toHaveLength(50);
  expect(listed[0]).toBe(ann.welcome.room.id);
});

test('however many ask, the log is read once a second', async () => {
  const house = new TestHouse();
  const read = vi.spyOn(house.memory, 'listed');
  await Promise.all(Array.from({ length: 100 }, () => house.tables.list()));
  await house.clock.move(999);
  await house.tables.list();
  expect(read).toHaveBeenCalledTimes(1);
  await house.clock.move(1);
  await house.tables.list();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a room that was opened or filled here is listed so at once', async () => {
  const house = new TestHouse();
  expect(await house.tables.list()).toEqual([]);
  const ann = await house.open({ seats: 2 });
  expect(await house.tables.list()).toMatchObject([{ free: 1 }]);
  await house.join(ann.welcome.room.id, 'Bob');
  expect(await house.tables.list()).toMatchObject([{ free: 0 }]);
});

test('a list that could not be read is read anew by the next who asks', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  vi.spyOn(house.memory, 'listed').mockRejectedValueOnce(new Error('the disk hums'));
  await expect(house.tables.list()).rejects.toThrow('the disk hums');
  expect(await codes(house)).toEqual([ann.welcome.room.id]);
});

test('all who ask within a second are told one text, until a room is opened', async () => {
  const house = new TestHouse();
  const told = await Promise.all(Array.from({ length: 100 }, () => house.tables.listPost()));
  expect(new Set(told).size).toBe(1);
  await house.open({ seats: 2 });
  const next = await house.tables.listPost();
  expect(told).not.toContain(next);
  expect(next.text).toContain('"rooms":[{');
});
