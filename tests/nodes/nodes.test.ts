import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLeftOut, startRedis, type Service } from '../lib/services.ts';
import { Client, textIn, type Message } from '../server/lib/client.ts';
import { Player } from '../server/lib/player.ts';
import { isFair } from '../server/lib/table.ts';
import { House } from './lib/house.ts';
import { progress, seatAcross, type Traveller } from './lib/traveller.ts';

describe.skipIf(isLeftOut('postgres', 'redis-server'))('several nodes', () => {
  let redis: Service;
  let house: House;
  beforeAll(async () => {
    redis = await startRedis();
    house = await House.open({ nodes: 3, bus: redis.url });
  });
  afterAll(async () => {
    await house.close();
    await redis.remove();
  });

  test('[P2] [P3] [P6] [P7] players at different nodes and doors play one game, and all see the same', async () => {
    const [ann, ben, cem] = [new Player('Ann', 'tcp'), new Player('Ben', 'websocket'), new Player('Cem', 'tcp')];
    await ann.enter(house.ports(0), { type: 'CreateRoom', seats: 3, start: 'ready', variant: 'yatzy' });
    await ben.enter(house.ports(1), { type: 'Join', room: ann.code });
    await cem.enter(house.ports(2), { type: 'Join', room: ann.code });
    const players = [ann, ben, cem];
    await Promise.all(players.map(player => player.until(() => player.isOver)));
    expect(players.map(isFair)).toEqual([true, true, true]);
    expect(await house.problemsOf(players)).toEqual([]);
    expect(ben.facts).toEqual(ann.facts);
    expect(cem.facts).toEqual(ann.facts);
    for (const { client } of players) client?.socket.destroy();
  });

  test('what is not recorded, the newest connection and the list of rooms reach across nodes', async () => {
    const ann = await Client.connect(house.ports(0), 'websocket');
    const welcome = await ann.enter({
      type: 'CreateRoom',
      name: 'Ann',
      variant: 'yahtzee',
      seats: 2,
      start: 'ready',
      autoFirstRoll: true,
    });
    const room = textIn(welcome['room'] as Message, 'id');
    const ben = await Client.connect(house.ports(1), 'tcp');
    const { token } = await ben.enter({ type: 'Join', name: 'Ben', room });
    for (const client of [ann, ben]) expect(await client.ask({ type: 'Ready' })).toMatchObject({ type: 'Ack' });
    await Promise.all([ann, ben].map(client => client.type('TurnStarted')));
    // Whoever is in turn shows what it thinks of holding, and both see it.
    for (const client of [ann, ben]) client.send({ type: 'HoldDice', hold: [true, false, true, false, false] });
    await Promise.all([ann, ben].map(client => client.type('DiceHeld')));
    const again = await Client.connect(house.ports(2), 'websocket');
    again.send({ type: 'Resume', token });
    await again.type('Welcome');
    await ben.until(({ type, code }) => type === 'Bye' && code === 'replaced');
    again.socket.destroy();
    await ann.until(({ type, online }) => type === 'Presence' && online === false);
    const other = await Client.connect(house.ports(2), 'tcp');
    other.send({ type: 'ListRooms' });
    expect(JSON.stringify(await other.type('RoomList'))).toContain(room);
    for (const client of [ann, other]) client.socket.destroy();
  });

  test('[P1] [P2] [P3] [P7] nothing is lost when nodes are killed, paused and stopped, and database and bus go away', async () => {
    const travellers: Traveller[] = [];
    for (const [i, doors] of ([['tcp', 'websocket', 'tcp'], ['websocket', 'tcp'], ['tcp']] as const).entries())
      travellers.push(...(await seatAcross(house, doors, `T${i}P`)));
    await progress(travellers, 4);

    const elsewhere = travellers.filter(({ node }) => node !== 0).map(({ player }) => ({ player, client: player.client }));
    await house.nodes[0]?.kill();
    await progress(travellers, 6);
    // A player at another node than the room’s writer keeps the connection.
    for (const { player, client } of elsewhere) expect([player.client === client, client?.isClosed]).toEqual([true, false]);

    // Longer than its lease: the others take its rooms, and it must not write when it wakes up.
    house.pause(1);
    for (const traveller of travellers) if (traveller.node === 1) traveller.giveUp();
    await progress(travellers, 6);
    house.goOn(1);
    await progress(travellers, 6);

    await redis.kill();
    await house.postgres.kill();
    await house.postgres.start();
    await progress(travellers, 6);
    await redis.start();

    // A node that is asked to stop hands over first: all are replaced one by one, and every game goes on.
    await house.startNode(0);
    for (const node of [2, 1, 0]) {
      expect(await house.nodes[node]?.stop()).toBe(0);
      await progress(travellers, 4);
      await house.startNode(node);
    }
    await progress(travellers, 4);
    await Promise.all(travellers.map(traveller => traveller.goHome()));
    expect(await house.problemsOf(travellers.map(({ player }) => player))).toEqual([]);
  });
});
