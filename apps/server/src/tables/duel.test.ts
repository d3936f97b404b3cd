/** A duel at a table: runs side by side. */
import { botMove } from '@yaht/bots';
import { verifyGame } from '@yaht/fair';
import { messageFor, type ClientCommand } from '@yaht/protocol';
import { actingSeats, fault, type DuelGame } from '@yaht/rules';
import { expect, test } from 'vitest';
import { TestHouse, type Client } from '../testing/house.ts';

async function begin(house: TestHouse, options: object = {}) {
  const { ann, bob, room } = await house.game({ variant: 'rollio-duel' as never, ...options });
  const game = async (): Promise<DuelGame> => {
    const found = (await house.tables.find(room))?.room.game;
    return found?.family === 'duel' ? found : fault('no duel');
  };
  /** The simplest bot moves for whoever sits there, until the run is over or so many moves are made. */
  const play = async (player: Client, seat: number, moves = Infinity): Promise<void> => {
    for (let i = 0; i < moves && actingSeats(await game()).includes(seat); i++)
      await player.say(messageFor(botMove(await game(), seat, 'easy') as ClientCommand));
  };
  return { ann, bob, room, game, play };
}

test('both play at once by the same draws, everybody sees both, and the duel is fair', async () => {
  const house = new TestHouse();
  const { ann, bob, room, game, play } = await begin(house);
  const eve = await house.join(room, 'Eve', { spectate: true });
  for (let i = 0; i < 4; i++) for (const [seat, player] of [ann, bob].entries()) await play(player, seat, 3);
  const [first, second] = (await game()).state.runs;
  expect(second?.turn?.dice).toEqual(first?.turn?.dice);
  await play(ann, 0);
  expect((await game()).over).toBeNull();
  await ann.say({ type: 'RollDice' });
  expect(ann.last('Error').code).toBe('run-over');
  await play(bob, 1);
  // The same choices by the same draws.
  expect((await game()).over).toMatchObject({ winners: [0, 1] });
  for (const watcher of [bob, eve]) expect(watcher.last('GameOver')).toEqual(ann.last('GameOver'));
  expect(verifyGame(await game())).toMatchObject({ ok: true });
  expect(house.faults).toEqual([]);
});

test('a lost connection pauses nothing; whoever comes back finds the run as it was', async () => {
  const house = new TestHouse();
  const { ann, bob, game, play } = await begin(house, { awaySeconds: 5 });
  await play(bob, 1, 6);
  const before = (await game()).state.runs[1];
  bob.cut();
  await play(ann, 0, 6);
  await house.clock.move(60_000);
  expect((await game()).state).toMatchObject({ playedBy: ['player', 'zero'] });
  await play(ann, 0, 6);
  const back = await house.resume(bob);
  expect((await game()).state.runs[1]).toEqual(before);
  await play(back, 1, 3);
  expect((await game()).state.playedBy).toEqual(['player', 'player']);
});

test('when all others are done, the house ends the run of who is away, and there is a rematch', async () => {
  const house = new TestHouse();
  const { ann, bob, game, play } = await begin(house, { awaySeconds: 5 });
  bob.cut();
  await play(ann, 0);
  await house.clock.move(5_000);
  expect((await game()).over).toMatchObject({ winners: [0] });
  await ann.say({ type: 'Rematch' });
  expect(ann.types).toContain('RematchOpened');
});

test('bots play their runs at their own pace, however quick the others are', async () => {
  const house = new TestHouse();
  const ann = await house.open({ variant: 'rollio-duel' as never, seats: 3 });
  for (const level of ['easy', 'easy']) await ann.say({ type: 'AddBot', level });
  await ann.say({ type: 'StartGame' });
  for (let i = 0; i < 8; i++) {
    await house.clock.move(300);
    await ann.say({ type: 'Chat', text: `${i}` });
    if (i === 0) await ann.say({ type: 'ChooseSet', set: 'beginner' });
    if (i === 1) await ann.say({ type: 'RollDice' });
  }
  const moves = (playerId: number): number => ann.heard.filter(fact => 'playerId' in fact && fact.playerId === playerId).length;
  expect(moves(1)).toBeGreaterThan(3);
  expect(moves(2)).toBe(moves(1));
  expect(house.faults).toEqual([]);
});

test('a duel goes on after a restart in the middle', async () => {
  const house = new TestHouse();
  const { ann, bob, game, play } = await begin(house);
  await play(ann, 0, 9);
  const before = await game();
  house.restart(1_000);
  const [one, two] = [await house.resume(ann), await house.resume(bob)];
  expect(await game()).toEqual(before);
  await play(one, 0);
  await play(two, 1);
  expect(verifyGame(await game())).toMatchObject({ ok: true });
});
