/** A run of Rollio at a table: one player, with anybody looking on. */
import { botMove } from '@yaht/bots';
import { verifyGame } from '@yaht/fair';
import { messageFor, type ClientCommand } from '@yaht/protocol';
import { fault, type Command, type RunGame } from '@yaht/rules';
import { expect, test } from 'vitest';
import { TestHouse, type Client } from '../testing/house.ts';
import { INTO_THE_SHOP, kindChance } from '../testing/kind-chance.ts';

const open = (house: TestHouse, options: object = {}): Promise<Client> => house.open({ variant: 'rollio' as never, ...options });

async function runIn(house: TestHouse, { welcome }: Client): Promise<RunGame> {
  const game = (await house.tables.find(welcome.room.id))?.room.game;
  return game?.family === 'run' ? game : fault('no run');
}

/** Plays on by the simplest bot until the end. */
async function finish(house: TestHouse, player: Client): Promise<RunGame> {
  for (let game = await runIn(house, player); ; game = await runIn(house, player)) {
    if (game.over) return game;
    await player.say(messageFor(botMove(game, 0, 'easy') as ClientCommand));
  }
}

test('a run is played to its end, watched from its middle, and every draw of it follows from the seed', async () => {
  const house = new TestHouse();
  const ann = await open(house);
  expect(ann.welcome.room.options).toMatchObject({ seats: 1, variant: { id: 'rollio' } });
  for (const type of ['Ready', 'StartGame']) await ann.say({ type, ...(type === 'Ready' ? { seed: 'ann-seed' } : {}) });
  for (const wish of [{ type: 'ChooseSet', set: 'random@2' }, { type: 'RollDice' }]) await ann.say(wish);
  const eve = await house.join(ann.welcome.room.id, 'Eve', { spectate: true });
  expect(eve.welcome.game?.map(({ type }) => type)).toContain('SetChosen');
  await eve.say({ type: 'RollDice' });
  expect(eve.last('Error').code).toBe('no-seat');
  const game = await finish(house, ann);
  expect(verifyGame(game)).toMatchObject({ ok: true });
  expect(eve.last('GameOver')).toEqual(ann.last('GameOver'));
  expect(house.faults).toEqual([]);
});

test('after a restart in the shop a run goes on with the same wares, and a purchase can still be taken back', async () => {
  const house = new TestHouse({ chance: kindChance });
  const ann = await open(house);
  for (const wish of [{ type: 'StartGame' }, ...INTO_THE_SHOP, { type: 'BuyWare', ware: 1 }]) await ann.say(wish);
  const before = await runIn(house, ann);
  house.restart(60_000);
  const back = await house.resume(ann);
  expect(await runIn(house, back)).toEqual(before);
  await back.say({ type: 'Undo' });
  expect((await runIn(house, back)).state).toMatchObject({ money: 16, charms: [] });
  await back.say({ type: 'LeaveShop' });
  await back.say({ type: 'Undo' });
  expect(back.last('Error').code).toBe('nothing-to-undo');
});

test('whoever is away from a run finds it as it was, however long that is', async () => {
  const house = new TestHouse({ chance: kindChance });
  const ann = await open(house, { awaySeconds: 5 });
  for (const wish of [{ type: 'StartGame' }, ...INTO_THE_SHOP]) await ann.say(wish);
  const { state } = await runIn(house, ann);
  ann.cut();
  await house.clock.move(24 * 60 * 60_000);
  const back = await house.resume(ann);
  expect((await runIn(house, back)).state).toMatchObject({ level: state.level, shop: state.shop, playedBy: ['player'] });
});

test('with a limit, the shop has a time of its own, and the house leaves it when that is over', async () => {
  const house = new TestHouse({ chance: kindChance });
  const ann = await open(house, { turnSeconds: 30 });
  for (const wish of [{ type: 'StartGame' }, ...INTO_THE_SHOP.slice(0, 3)]) await ann.say(wish);
  await house.clock.move(20_000);
  await ann.say({ type: 'Bank' });
  expect(ann.last('TurnClock').until).toBe(house.clock.now() + 30_000);
  await house.clock.move(30_000);
  expect((await runIn(house, ann)).state).toMatchObject({ phase: 'round', level: { level: 2 } });
});

test('a won run goes on until its player ends it', async () => {
  const house = new TestHouse({ chance: kindChance });
  const ann = await open(house);
  for (const wish of [{ type: 'StartGame' }, INTO_THE_SHOP[0]]) await ann.say(wish);
  let game = await runIn(house, ann);
  const say = async (wish: Command): Promise<void> => {
    await ann.say(messageFor(wish as ClientCommand));
    game = await runIn(house, ann);
  };
  while (!game.state.won) {
    const { phase, turn, level } = game.state;
    if (phase === 'shop') await say({ type: 'LeaveShop' });
    else if (!turn?.dice) await say({ type: 'RollDice' });
    else if (!turn.scored) await say(botMove(game, 0, 'easy'));
    else await say({ type: turn.pot + level.total >= level.threshold ? 'Bank' : 'RollDice' });
  }
  await ann.say({ type: 'EndRun' });
  expect(ann.last('GameOver')).toMatchObject({ winners: [0], seed: expect.any(String) as string });
});
