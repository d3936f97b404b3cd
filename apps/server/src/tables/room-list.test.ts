import { expect, test } from 'vitest';
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
