import type { ServerMessage } from '@yaht/protocol';
import { expect, test, vi } from 'vitest';
import { settled } from '../testing/hand-clock.ts';
import { type Client, TestHouse } from '../testing/house.ts';
import { INTO_THE_SHOP, kindChance } from '../testing/kind-chance.ts';

type Scene = { readonly house: TestHouse; readonly ann: Client; readonly bob: Client; readonly room: string };
type Stage = (house: TestHouse) => Promise<Scene>;
type Wish = { readonly type: string; readonly [field: string]: unknown };
type Case = [name: string, stage: Stage, message: Wish, other: object | null];

async function lobby(house: TestHouse): Promise<Scene> {
  const ann = await house.open({ seats: 3 });
  const room = ann.welcome.room.id;
  return { house, ann, bob: await house.join(room, 'Bob'), room };
}

const playing = async (house: TestHouse): Promise<Scene> => ({ house, ...(await house.game({ autoFirstRoll: false })) });

async function rolled(house: TestHouse): Promise<Scene> {
  const scene = await playing(house);
  await scene.ann.say({ type: 'RollDice' });
  return scene;
}

async function scored(house: TestHouse): Promise<Scene> {
  const scene = await rolled(house);
  await scene.ann.say({ type: 'ScoreCategory', category: 'ones' });
  return scene;
}

/** Bob has asked for his score back, and Ann is to answer. */
async function asked(house: TestHouse): Promise<Scene> {
  const scene = await scored(house);
  await scene.bob.say({ type: 'RollDice' });
  await scene.bob.say({ type: 'ScoreCategory', category: 'ones' });
  await scene.bob.say({ type: 'Undo' });
  return scene;
}

async function over(house: TestHouse): Promise<Scene> {
  const scene = { house, ...(await house.game()) };
  for (const category of ['chance', 'ones'])
    for (const player of [scene.ann, scene.bob]) await player.say({ type: 'ScoreCategory', category });
  return scene;
}

async function rollio(house: TestHouse): Promise<Scene> {
  return { house, ...(await house.game({ variant: 'rollio-classic' as never, autoFirstRoll: false })) };
}

/** A run of Rollio after these wishes; Bob looks on. */
const run =
  (...wishes: readonly Wish[]): Stage =>
  async house => {
    const ann = await house.open({ variant: 'rollio' as never });
    const room = ann.welcome.room.id;
    const bob = await house.join(room, 'Bob', { spectate: true });
    for (const wish of [{ type: 'StartGame' }, ...wishes]) await ann.say(wish);
    return { house, ann, bob, room };
  };
const [chosen, rolledOnce] = [run(...INTO_THE_SHOP.slice(0, 1)), run(...INTO_THE_SHOP.slice(0, 2))];
const shop = run(...INTO_THE_SHOP);
const bought = run(...INTO_THE_SHOP, ...[0, 1, 3].map(ware => ({ type: 'BuyWare', ware })));
const flopping = run(...INTO_THE_SHOP, { type: 'LeaveShop' }, { type: 'RollDice' });

/** A wish for every kind of command; the last column says something else under the same id. */
const cases: Case[] = [
  ['TakeSeat', lobby, { type: 'TakeSeat' }, { name: 'Zoe' }],
  ['LeaveSeat', lobby, { type: 'LeaveSeat' }, { playerId: 0 }],
  ['Ready', lobby, { type: 'Ready' }, { seed: 'other' }],
  ['AddBot', lobby, { type: 'AddBot', level: 'easy' }, { level: 'normal' }],
  ['RemovePlayer', lobby, { type: 'RemovePlayer', playerId: 1 }, { playerId: 2 }],
  ['RemoveMember', lobby, { type: 'RemoveMember', member: 1 }, { member: 2 }],
  ['Chat', lobby, { type: 'Chat', text: 'hi' }, { text: 'ho' }],
  ['StartGame', async house => ready(await lobby(house)), { type: 'StartGame' }, null],
  ['RollDice', playing, { type: 'RollDice' }, { hold: [false, false] }],
  ['ScoreCategory', rolled, { type: 'ScoreCategory', category: 'ones' }, { category: 'chance' }],
  ['ScratchCategory', rolled, { type: 'ScratchCategory', category: 'ones' }, { category: 'chance' }],
  ['Hint', playing, { type: 'Hint' }, null],
  ['Undo', scored, { type: 'Undo' }, { playerId: 0 }],
  ['AnswerUndo', asked, { type: 'AnswerUndo', yes: true }, { yes: false }],
  ['Rematch', over, { type: 'Rematch' }, null],
  ['RollDice (Rollio)', rollio, { type: 'RollDice' }, null],
  ['ChooseSet', run(), { type: 'ChooseSet', set: 'beginner' }, { set: 'collector' }],
  ['RollDice (run)', chosen, { type: 'RollDice' }, null],
  ['RerollDice', rolledOnce, { type: 'RerollDice', dice: [0] }, { dice: [1] }],
  ['ScoreDice', rolledOnce, { type: 'ScoreDice', dice: [0, 1, 2] }, { partition: 1 }],
  ['Bank', run(...INTO_THE_SHOP.slice(0, 3)), { type: 'Bank' }, null],
  ['AcceptFlop', flopping, { type: 'AcceptFlop' }, null],
  ['BuyWare', shop, { type: 'BuyWare', ware: 0 }, { ware: 1 }],
  ['RerollShop', shop, { type: 'RerollShop' }, null],
  ['SellCharm', bought, { type: 'SellCharm', charm: 0 }, { charm: 1 }],
  ['SellConsumable', bought, { type: 'SellConsumable', consumable: 0 }, { consumable: 1 }],
  ['MoveCharm', bought, { type: 'MoveCharm', from: 0, to: 1 }, { to: 0 }],
  ['UseConsumable', bought, { type: 'UseConsumable', consumable: 0 }, { die: 1 }],
  ['Undo (a purchase)', bought, { type: 'Undo' }, { playerId: 0 }],
  ['LeaveShop', shop, { type: 'LeaveShop' }, null],
];

async function ready(scene: Scene): Promise<Scene> {
  await scene.bob.say({ type: 'Ready' });
  return scene;
}

const seqOf = async ({ house, room }: Scene): Promise<number> => (await house.tables.find(room))?.room.seq ?? 0;

const withoutPresence = (heard: readonly ServerMessage[]): readonly ServerMessage[] =>
  heard.filter(({ type }) => type !== 'Presence' && type !== 'TurnClock');

test.each(cases)('[P2] %s happens once: a retry gets the same answer and nothing more', async (_, stage, message, other) => {
  const scene = await stage(new TestHouse({ chance: kindChance }));
  const { ann, bob, house } = scene;
  const wish = { ...message, id: 'once' };
  const first = await ann.say(wish);
  const ack = ann.last('Ack');
  expect(first.at(-1)).toBe(ack);
  const seq = await seqOf(scene);
  const heardByBob = bob.heard.length;

  expect(await ann.say(wish)).toEqual([ack]);
  expect(await ann.say({ ...Object.fromEntries(Object.entries(wish).toReversed()), id: 'once' })).toEqual([ack]);
  expect(await ann.say({ ...(other ? message : { type: 'Chat', text: 'x' }), ...other, id: 'once' })).toMatchObject([
    { type: 'Error', code: 'id-reused', id: 'once' },
  ]);

  house.restart(10_000);
  const back = await house.resume(ann, seq);
  expect(withoutPresence(await back.say(wish))).toEqual([ack]);
  expect(await seqOf(scene)).toBe(seq);
  expect(bob.heard).toHaveLength(heardByBob);
  expect(house.faults).toEqual([]);
});

test('[P2] a wish that is sent twice at once, on two connections, happens once', async () => {
  const scene = await playing(new TestHouse());
  const { ann, house } = scene;
  const seq = await seqOf(scene);
  ann.session.hear({ type: 'RollDice', id: 'r1' });
  ann.session.hear({ type: 'RollDice', id: 'r1' });
  const second = house.connect();
  second.session.hear({ type: 'Resume', token: ann.welcome.token });
  second.session.hear({ type: 'RollDice', id: 'r1' });
  await settled();
  expect(await seqOf(scene)).toBe(seq + 1);
  expect(second.last('Ack')).toEqual({ type: 'Ack', id: 'r1', seq: seq + 1 });
});

test('[P2] ids are per member: the same id of somebody else is another wish', async () => {
  const { ann, bob } = await lobby(new TestHouse());
  await ann.say({ type: 'Chat', id: 'c1', text: 'hello' });
  expect(await bob.say({ type: 'Chat', id: 'c1', text: 'hello' })).toMatchObject([
    { type: 'ChatMessage' },
    { type: 'Ack', id: 'c1' },
  ]);
});

test('a refused wish is not remembered: the same id can be tried again', async () => {
  const { ann, bob } = await playing(new TestHouse());
  expect(await bob.say({ type: 'RollDice', id: 'r1' })).toMatchObject([{ type: 'Error', code: 'not-your-turn', id: 'r1' }]);
  await ann.say({ type: 'RollDice' });
  await ann.say({ type: 'ScoreCategory', category: 'ones' });
  expect(await bob.say({ type: 'RollDice', id: 'r1' })).toMatchObject([{ type: 'DiceRolled' }, { type: 'Ack', id: 'r1' }]);
});

const TOKEN = 'T'.repeat(43);

test('[P2] whoever chose its own token comes in once, however often it asks, also after a restart', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 3 });
  const room = ann.welcome.room.id;
  const join = { type: 'Join', id: 'j1', room, name: 'Bob', token: TOKEN };
  const bob = house.connect();
  bob.session.hear(join);
  bob.cut();
  const [second, third] = [house.connect(), house.connect()];
  second.session.hear(join);
  third.session.hear(join);
  await settled();
  house.restart();
  const fourth = house.connect();
  await fourth.say(join);
  expect(fourth.welcome).toMatchObject({ member: 1, playerId: 1, token: TOKEN });
  expect(fourth.welcome.players).toHaveLength(2);
});

test('coming in by the same token asks the log as much, however often somebody has left before', async () => {
  const house = new TestHouse();
  const { room } = (await house.open({ seats: 3 })).welcome;
  const asked = vi.spyOn(house.memory, 'append');
  const costs: number[] = [];
  for (let i = 0; i < 6; i++) {
    asked.mockClear();
    const bob = await house.join(room.id, 'Bob', { token: TOKEN });
    expect(bob.welcome.member).toBe(i + 1);
    costs.push(asked.mock.calls.length);
    await bob.say({ type: 'Leave' });
  }
  expect(new Set(costs.slice(1)).size).toBe(1);
});

test('[P2] a room is opened once for whoever chose its own token', async () => {
  const house = new TestHouse();
  const create = { type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', token: TOKEN };
  const [first, second] = [house.connect(), house.connect()];
  first.session.hear(create);
  second.session.hear(create);
  await settled();
  expect(second.welcome.room.id).toBe((await house.memory.rooms())[0]?.room);
  expect(await house.memory.rooms()).toHaveLength(1);
});
