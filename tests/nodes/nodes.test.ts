import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLeftOut } from '../lib/services.ts';
import { Player } from '../server/lib/player.ts';
import { isFair } from '../server/lib/table.ts';
import { House } from './lib/house.ts';

describe.skipIf(isLeftOut('postgres'))('several nodes', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ nodes: 3 });
  });
  afterAll(async () => {
    console.log((await house.close()).join(''));
  });

  test('[P2] [P3] [P6] [P7] players at different nodes and doors play one game, and all see the same', async () => {
    const [ann, ben, cem] = [new Player('Ann', 'tcp'), new Player('Ben', 'websocket'), new Player('Cem', 'tcp')];
    await ann.enter(house.ports(0), { type: 'CreateRoom', seats: 3, start: 'ready', variant: 'yahtzee' });
    await ben.enter(house.ports(1), { type: 'Join', room: ann.code });
    await cem.enter(house.ports(2), { type: 'Join', room: ann.code });
    const players = [ann, ben, cem];
    await Promise.all(players.map(player => player.until(() => player.isOver)));
    expect(players.map(isFair)).toEqual([true, true, true]);
    expect(await house.problemsOf(players)).toEqual([]);
    expect(ben.facts).toEqual(ann.facts);
    expect(cem.facts).toEqual(ann.facts);
  });
});
