/** Every kind of wish, sent again after the server was killed: the same answer, the same dice, and nothing twice. */
import * as path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CLIENT_MESSAGES } from '@yaht/protocol';
import type { RoomEvent } from '@yaht/room';
import { tiny } from '@yaht/room/testing';
import { openSqliteLog, roomId } from '@yaht/server/log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { factsBefore, type Owned, type RunPlace } from '../../apps/server/src/testing/staged-run.ts';
import { emptyFolder } from '../lib/programs.ts';
import { Client, textIn, type Message } from './lib/client.ts';
import { ServerProcess, type Ports } from './lib/server-process.ts';
import { DOORS, type DoorName } from './lib/wire.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

type Wish = { readonly type: string; readonly [field: string]: unknown };

/** Somebody in a room with its token, and somebody who only looks on. */
type Scene = {
  readonly ann: Client;
  readonly bob: Client;
  readonly eve: Client;
  readonly room: string;
  readonly token: string;
  readonly watching: string;
  /** What chance would seldom give, to be written into the log while no server is there. */
  readonly facts?: readonly RoomEvent[];
};

async function open(ports: Ports, door: DoorName, options: object = {}): Promise<Scene> {
  const connect = (by: DoorName): Promise<Client> => Client.connect(ports, by);
  const [ann, bob, eve] = await Promise.all([connect(door), connect('tcp'), connect('websocket')]);
  // Nobody plays for whoever is away, however long the kill and the start after it take.
  const wishes = { variant: tiny, autoFirstRoll: false, seats: 3, awaySeconds: 0, ...options };
  const welcome = await ann.enter({ type: 'CreateRoom', name: 'Ann', ...wishes });
  const { id: room } = welcome['room'] as { id: string };
  const watched = await eve.enter({ type: 'Join', name: 'Eve', room, spectate: true });
  return { ann, bob, eve, room, token: textIn(welcome, 'token'), watching: textIn(watched, 'token') };
}

type Stage = (ports: Ports, door: DoorName) => Promise<Scene>;

const lobby: Stage = async (ports, door) => {
  const scene = await open(ports, door);
  await scene.bob.enter({ type: 'Join', name: 'Bob', room: scene.room });
  return scene;
};

/** The stage before it, and then these wishes of Ann and Bob. */
const after =
  (stage: Stage, ...wishes: readonly (readonly ['ann' | 'bob', Wish])[]): Stage =>
  async (ports, door) => {
    const scene = await stage(ports, door);
    for (const [who, wish] of wishes) expect(await scene[who].ask(wish)).toMatchObject({ type: 'Ack' });
    return scene;
  };

const ready = after(lobby, ['bob', { type: 'Ready' }]);
const playing = after(ready, ['ann', { type: 'StartGame' }]);
const rolled = after(playing, ['ann', { type: 'RollDice' }]);
const scored = after(rolled, ['ann', { type: 'ScoreCategory', category: 'ones' }]);
const bobScored = after(scored, ['bob', { type: 'RollDice' }], ['bob', { type: 'ScoreCategory', category: 'ones' }]);
const asked = after(bobScored, ['bob', { type: 'Undo' }]);
const endOffered = after(playing, ['bob', { type: 'OfferEnd' }]);
const annOver = after(bobScored, ['ann', { type: 'RollDice' }], ['ann', { type: 'ScoreCategory', category: 'chance' }]);
const over = after(annOver, ['bob', { type: 'RollDice' }], ['bob', { type: 'ScoreCategory', category: 'chance' }]);

/** Somebody who plays alone. */
const alone =
  (variant: string): Stage =>
  async (ports, door) => {
    const scene = await open(ports, door, { variant, seats: 1 });
    await scene.ann.ask({ type: 'StartGame' });
    return scene;
  };
const rollio = alone('rollio-classic');
const unchosen = alone('rollio');
const chosen = after(unchosen, ['ann', { type: 'ChooseSet', set: 'beginner' }]);

const SCORING = [1, 5];

/** Somebody has rolled a one or a five; the wish that sets it aside is kept for the test. */
const rolledToScore: Stage = async (ports, door) => {
  for (;;) {
    const scene = await rollio(ports, door);
    await scene.ann.ask({ type: 'RollDice' });
    const { dice } = (await scene.ann.type('DiceRolled')) as unknown as { dice: readonly number[] };
    if (SCORING.includes(dice[0] ?? 0)) return scene;
  }
};
const setAside = after(rolledToScore, ['ann', { type: 'ScoreDice', dice: [0] }]);

/** A run that stands at such a place. */
const run =
  (place: Exclude<RunPlace, 'set'>, owned?: Owned): Stage =>
  async (ports, door) => ({ ...(await chosen(ports, door)), facts: factsBefore(place, owned) });
const shop = run('shop', { charms: ['flopShield', 'moneyMagnet'], consumables: ['extraDie'] });

/** Where it is said, the wish, what becomes of it, and something else under the same id. */
const CASES: readonly [Stage, Wish, string, Wish][] = [
  [lobby, { type: 'TakeSeat' }, 'PlayerJoined', { type: 'TakeSeat', name: 'Zoe' }],
  [lobby, { type: 'LeaveSeat' }, 'PlayerLeft', { type: 'LeaveSeat', playerId: 0 }],
  [lobby, { type: 'Ready', seed: 'a' }, 'PlayerReady', { type: 'Ready', seed: 'b' }],
  [lobby, { type: 'AddBot', level: 'easy' }, 'PlayerJoined', { type: 'AddBot', level: 'normal' }],
  [lobby, { type: 'RemovePlayer', playerId: 1 }, 'MemberLeft', { type: 'RemovePlayer', playerId: 2 }],
  [lobby, { type: 'RemoveMember', member: 2 }, 'MemberLeft', { type: 'RemoveMember', member: 3 }],
  [lobby, { type: 'Chat', text: 'hi' }, 'ChatMessage', { type: 'Chat', text: 'ho' }],
  [ready, { type: 'StartGame' }, 'GameStarted', { type: 'Hint' }],
  [playing, { type: 'RollDice' }, 'DiceRolled', { type: 'RollDice', hold: [true, true] }],
  [rolled, { type: 'RollDice', hold: [true, false] }, 'DiceRolled', { type: 'RollDice', hold: [false, true] }],
  [rolled, { type: 'ScoreCategory', category: 'ones' }, 'ScoreRecorded', { type: 'ScoreCategory', category: 'chance' }],
  [rolled, { type: 'ScratchCategory', category: 'ones' }, 'ScoreRecorded', { type: 'ScratchCategory', category: 'chance' }],
  [playing, { type: 'Hint' }, 'HintTaken', { type: 'StartGame' }],
  [scored, { type: 'Undo' }, 'UndoAsked', { type: 'Undo', playerId: 0 }],
  [asked, { type: 'AnswerUndo', yes: true }, 'Undone', { type: 'AnswerUndo', yes: false }],
  [playing, { type: 'Resign' }, 'Resigned', { type: 'Resign', playerId: 1 }],
  [playing, { type: 'OfferEnd' }, 'EndOffered', { type: 'Hint' }],
  [endOffered, { type: 'AnswerEnd', yes: true }, 'GameOver', { type: 'AnswerEnd', yes: false }],
  [scored, { type: 'Nudge' }, 'Nudged', { type: 'OfferEnd' }],
  [over, { type: 'Rematch' }, 'RematchOpened', { type: 'Hint' }],
  [rollio, { type: 'RollDice' }, 'DiceRolled', { type: 'Bank' }],
  [rolledToScore, { type: 'ScoreDice', dice: [0] }, 'DiceScored', { type: 'ScoreDice', dice: [1] }],
  [setAside, { type: 'Bank' }, 'Banked', { type: 'RollDice' }],
  [unchosen, { type: 'ChooseSet', set: 'random@2' }, 'SetChosen', { type: 'ChooseSet', set: 'beginner' }],
  [run('thrown'), { type: 'RerollDice', dice: [0] }, 'DiceRerolled', { type: 'RerollDice', dice: [1] }],
  [run('flopping'), { type: 'AcceptFlop' }, 'Flopped', { type: 'RollDice' }],
  [shop, { type: 'BuyWare', ware: 0 }, 'WareBought', { type: 'BuyWare', ware: 1 }],
  [shop, { type: 'RerollShop' }, 'ShopRerolled', { type: 'LeaveShop' }],
  [shop, { type: 'SellCharm', charm: 0 }, 'CharmSold', { type: 'SellCharm', charm: 1 }],
  [shop, { type: 'SellConsumable', consumable: 0 }, 'ConsumableSold', { type: 'SellCharm', charm: 0 }],
  [shop, { type: 'MoveCharm', from: 0, to: 1 }, 'CharmMoved', { type: 'MoveCharm', from: 1, to: 0 }],
  [shop, { type: 'UseConsumable', consumable: 0 }, 'ConsumableUsed', { type: 'UseConsumable', consumable: 0, die: 1 }],
  [shop, { type: 'LeaveShop' }, 'ShopLeft', { type: 'RerollShop' }],
  [run('won'), { type: 'EndRun' }, 'RunEnded', { type: 'LeaveShop' }],
];

/** What is sent again in tests of its own, further down. */
const ELSEWHERE = ['Join', 'CreateRoom', 'PlayDaily', 'Leave', 'HoldDice'];
/** What changes nothing, however often it is said. */
const HARMLESS = ['Resume', 'ListRooms', 'AskDaily', 'ListGames', 'MakeProfile', 'Ping', 'Pong'];

test('every message that a client can say has its place in these tests', () => {
  const tried = new Set([...CASES.map(([, { type }]) => type), ...ELSEWHERE, ...HARMLESS]);
  expect([...tried].sort()).toEqual(Object.keys(CLIENT_MESSAGES).sort());
});

const factsIn = (heard: readonly Message[]): readonly Message[] => heard.filter(message => 'at' in message);

/** Comes back by the other door, with the facts after a number. */
async function comeBack(ports: Ports, door: DoorName, token: string, seq: number): Promise<Client> {
  const client = await Client.connect(ports, door === 'tcp' ? 'websocket' : 'tcp');
  client.send({ type: 'Resume', token, after: seq });
  await client.until(({ type, id }) => type === 'Error' || (type === 'Ack' && id === null));
  return client;
}

/** All facts of a room, as somebody sees them who asks for the first time. */
async function story(ports: Ports, { watching }: Scene): Promise<readonly Message[]> {
  return factsIn((await comeBack(ports, 'tcp', watching, 0)).heard);
}

type Staged = {
  readonly scene: Scene;
  readonly door: DoorName;
  readonly wish: Wish;
  readonly fact: string;
  readonly other: Wish;
  /** The number of the last fact before the wish. */
  readonly seq: number;
};

const doorFor = (i: number): DoorName => DOORS[i % 2] ?? 'tcp';

/** A server at which every scene is set for its wish, by turns over both doors. */
async function stageAll(): Promise<{ readonly server: ServerProcess; readonly staged: readonly Staged[] }> {
  const first = await ServerProcess.start({ dataFolder: folder.path });
  const scenes = await Promise.all(CASES.map(([stage], i) => stage(first.ports, doorFor(i))));
  expect(await first.stop()).toBe(0);
  await writeFacts(scenes);
  const server = await ServerProcess.start({ dataFolder: folder.path });
  const staged = await Promise.all(scenes.map((scene, i) => stageOne(server.ports, scene, i)));
  return { server, staged };
}

async function writeFacts(scenes: readonly Scene[]): Promise<void> {
  const log = await openSqliteLog<RoomEvent>({ file: path.join(folder.path, 'yaht.db') });
  for (const { room: code, facts: events } of scenes) {
    if (!events) continue;
    const room = roomId(code);
    const epoch = (await log.claim(room)) ?? expect.unreachable();
    const { meta } = (await log.load(room)) ?? expect.unreachable();
    await log.append({ room, expected: meta, epoch, events });
  }
  await log.close();
}

async function stageOne(ports: Ports, scene: Scene, i: number): Promise<Staged> {
  const [, wish, fact, other] = CASES[i] ?? expect.unreachable();
  const ann = await comeBack(ports, doorFor(i + 1), scene.token, 0);
  const eve = await comeBack(ports, 'tcp', scene.watching, 0);
  const refused = await eve.ask({ type: 'LeaveSeat' });
  return {
    scene: { ...scene, ann, eve },
    door: doorFor(i),
    fact,
    other,
    wish: { ...wish, id: 'once' },
    seq: Number(refused['seq']),
  };
}

/** Sent again and again, the wish gets one answer and has happened once; what was seen before the kill is how it was. */
async function problemsAfter(ports: Ports, { scene, door, wish, fact, other, seq }: Staged, first?: Message): Promise<string[]> {
  const ann = await comeBack(ports, door, scene.token, seq);
  const answers = [await ann.ask(wish), await ann.ask(wish), await ann.ask(wish)];
  const told = first ?? answers[0];
  const reused = await ann.ask({ ...other, id: 'once' });
  const facts = await story(ports, scene);
  const times = facts.filter(({ type, seq: number }) => type === fact && Number(number) > seq).length;
  const changed = factsIn(scene.eve.heard).find(seen => !isDeepStrictEqual(seen, facts[Number(seen['seq']) - 1]));
  return [
    ...answers.filter(answer => answer.type !== 'Ack' || !isDeepStrictEqual(answer, told)).map(answer => JSON.stringify(answer)),
    ...(reused['code'] === 'id-reused' ? [] : [`under the same id: ${JSON.stringify(reused)}`]),
    ...(times === 1 ? [] : [`${fact} happened ${times} times`]),
    ...(changed ? [`seen, and now different: ${JSON.stringify(changed)}`] : []),
  ].map(problem => `${wish.type}: ${problem}`);
}

/** What is wrong after all of them were sent again to the next server. */
async function problemsOfNext(staged: readonly Staged[], answers: readonly Message[] = []): Promise<readonly string[]> {
  const server = await ServerProcess.start({ dataFolder: folder.path });
  const problems = await Promise.all(staged.map((one, i) => problemsAfter(server.ports, one, answers[i])));
  expect(server.said).toBe('');
  expect(await server.stop()).toBe(0);
  return problems.flat();
}

test('[P2] a wish of every kind whose answer was heard gets it again after a kill, over the other door', async () => {
  const { server, staged } = await stageAll();
  const answers = await Promise.all(staged.map(({ scene, wish }) => scene.ann.ask(wish)));
  await server.kill();
  expect(await problemsOfNext(staged, answers)).toEqual([]);
});

test('[P2] a wish of every kind that was cut off by a kill happens once when it is sent again', async () => {
  const { server, staged } = await stageAll();
  const isSeen = (scene: Scene, seq: number) => scene.eve.until(message => 'at' in message && Number(message['seq']) > seq);
  const seen = Promise.race(staged.map(({ scene, seq }) => isSeen(scene, seq)));
  for (const { scene, wish } of staged) scene.ann.send(wish);
  await seen;
  await server.kill();
  await Promise.all(staged.map(({ scene }) => scene.eve.closed));
  expect(await problemsOfNext(staged)).toEqual([]);
});

const BOB = 'B'.repeat(43);
const ZOE = 'Z'.repeat(43);
const KIM = 'K'.repeat(43);

test('[P2] coming in with a token of one’s own happens once across a kill; so does leaving, whose answer is that nobody has the token', async () => {
  const first = await ServerProcess.start({ dataFolder: folder.path });
  const { ann, room, token } = await open(first.ports, 'tcp', { seats: 6 });
  const [bob, zoe, kim] = await Promise.all([...DOORS, ...DOORS].map(door => Client.connect(first.ports, door)));
  const join = { type: 'Join', id: 'in', name: 'Bob', room, token: BOB };
  const create = { type: 'CreateRoom', id: 'in', name: 'Zoe', variant: 'yahtzee', token: ZOE };
  const daily = { type: 'PlayDaily', id: 'in', name: 'Kim', profile: 'p'.repeat(43), token: KIM };
  bob?.send(join);
  const [opened, attempt] = await Promise.all([zoe?.enter(create), kim?.enter(daily)]);
  const { seq } = await ann.until(({ type, name }) => type === 'PlayerJoined' && name === 'Bob');
  await first.kill();

  const second = await ServerProcess.start({ dataFolder: folder.path });
  for (const door of DOORS) {
    const again = await Promise.all(
      [join, create, daily].map(async message => (await Client.connect(second.ports, door)).enter(message)),
    );
    expect(again).toMatchObject([
      { type: 'Welcome', member: 2, token: BOB, seq },
      { type: 'Welcome', member: 0, token: ZOE, room: opened?.['room'] },
      { type: 'Welcome', member: 0, token: KIM, room: attempt?.['room'] },
    ]);
  }
  const leaving = await comeBack(second.ports, 'tcp', BOB, 0);
  const watching = await comeBack(second.ports, 'tcp', token, 0);
  leaving.send({ type: 'Leave', id: 'out' });
  await watching.type('MemberLeft');
  await second.kill();

  const third = await ServerProcess.start({ dataFolder: folder.path });
  expect((await comeBack(third.ports, 'tcp', BOB, 0)).errors).toEqual(['unknown-token']);
  const facts = factsIn((await comeBack(third.ports, 'tcp', token, 0)).heard);
  expect(facts.filter(({ type, member }) => type === 'MemberLeft' && member === 2)).toHaveLength(1);
  expect(await third.stop()).toBe(0);
});

test('[P2] a hold that is shown twice is recorded never', async () => {
  const first = await ServerProcess.start({ dataFolder: folder.path });
  const { ann, eve, token, watching } = await rolled(first.ports, 'websocket');
  const hold = { type: 'HoldDice', id: 'h', hold: [true, false] };
  ann.send(hold);
  await eve.type('DiceHeld');
  const { seq } = await eve.ask({ type: 'LeaveSeat' });
  await first.kill();
  const second = await ServerProcess.start({ dataFolder: folder.path });
  const [back, watcher] = [
    await comeBack(second.ports, 'tcp', token, Number(seq)),
    await comeBack(second.ports, 'tcp', watching, 0),
  ];
  back.send(hold);
  expect(await watcher.type('DiceHeld')).toEqual({ type: 'DiceHeld', playerId: 0, hold: [true, false] });
  expect(await watcher.ask({ type: 'LeaveSeat' })).toMatchObject({ seq });
  expect(await second.stop()).toBe(0);
});
