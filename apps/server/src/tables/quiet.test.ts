import { fault } from '@yaht/rules';
import { expect, test } from 'vitest';
import { hashOfKey } from '../people/profile.ts';
import { TestHouse, type Client } from '../testing/house.ts';
import { isKnownQuiet } from './quiet.ts';

/** What is stored beside the facts of the house's only room. */
const isQuietRoom = async ({ memory }: TestHouse): Promise<boolean> => {
  const [meta] = await memory.rooms();
  return isKnownQuiet((meta ?? fault('no room')).state);
};

const KEY = 'k'.repeat(43);

/** Ann's room, with Bob, whose profile is known where he has one; a game has begun. */
async function begun(options: object, more: object = {}) {
  const house = new TestHouse();
  await house.people.profiles.create({ name: 'Bob', colour: 'sky', keyHash: hashOfKey(KEY), now: 0 });
  const ann = await house.open({ seats: 2, ...options });
  const room = ann.welcome.room.id;
  const bob = await house.join(room, 'Bob', more);
  await start(ann, bob);
  return { house, ann, bob, room };
}

async function start(ann: Client, bob: Client): Promise<void> {
  await bob.say({ type: 'Ready' });
  await ann.say({ type: 'StartGame' });
}

test.each([
  ['guests in a private room', { private: true }, {}, true],
  ['somebody with a profile in a private room', { private: true }, { profile: KEY }, false],
  ['guests in a public room', {}, {}, false],
])('%s: whether their game is quiet is stored, and survives a restart', async (_, options, more, expected) => {
  const { house, ann } = await begun(options, more);
  expect(ann.types).toContain('GameStarted');
  expect(await isQuietRoom(house)).toBe(expected);
  house.restart();
  const again = await house.resume(ann);
  await again.say({ type: 'Leave' });
  expect(await isQuietRoom(house)).toBe(expected);
});

/** The whole game: two categories each. */
async function play(ann: Client, bob: Client): Promise<void> {
  for (const category of ['ones', 'chance'])
    for (const player of [ann, bob]) await player.say({ type: 'ScoreCategory', category });
  expect(ann.types.at(-1)).toBe('GameOver');
}

test.each([
  ['was quiet is so again', {}, true],
  ['could be looked up is not quiet again', { profile: KEY }, false],
])('a room whose first game %s when guests play the next one', async (_, more, expected) => {
  const { house, ann, bob, room } = await begun({ private: true }, more);
  await play(ann, bob);
  await bob.say({ type: 'Leave' });
  await ann.say({ type: 'Rematch' });
  house.restart();
  const host = await house.resume(ann);
  const cy = await house.join(room, 'Cy');
  await start(host, cy);
  expect(host.types).toContain('GameStarted');
  expect(await isQuietRoom(house)).toBe(expected);
});
