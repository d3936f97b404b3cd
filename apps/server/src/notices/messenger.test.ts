import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../testing/house.ts';
import { HttpHouse } from '../testing/http-house.ts';
import { answering, PushService, silence } from '../testing/push-service.ts';
import { openMessenger } from './open-messenger.ts';
import type { Messenger } from './messenger.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const PUBLIC = { publicUrl: 'https://dice.example', contact: 'mailto:ann@dice.example' };

let http: HttpHouse;
let service: PushService;
let messenger: Messenger;
let outcomes: string[];
beforeEach(async () => {
  http = await HttpHouse.open(undefined, undefined, undefined, { ...PUBLIC, privateNotices: true });
  service = await PushService.open();
  outcomes = [];
  await renew();
});
afterEach(async () => {
  await messenger.close();
  await service.close();
  await http.app.close();
});

/** A new process with the same log. */
async function renew(privateNotices = true): Promise<void> {
  const { house } = http;
  const opened = await openMessenger(
    {
      log: house.memory,
      tables: house.tables,
      people: house.people,
      clock: house.clock,
      onFault: error => void house.faults.push(error),
      count: outcome => void outcomes.push(outcome),
      patience: 100,
    },
    { ...PUBLIC, privateNotices },
  );
  ({ messenger } = opened);
}

/** Time goes by, and what is due is told. */
async function pass(milliseconds: number): Promise<void> {
  await http.house.clock.move(milliseconds);
  await messenger.look();
  await messenger.settled();
}

type Person = { readonly id: string; readonly key: string; readonly name: string };

async function person(name: string, language = 'en'): Promise<Person> {
  const { profile, key } = (await http.post('/v1/profiles', { name })).json();
  const way = { ...service.subscribe(name), language };
  expect((await http.post('/v1/profiles/me/notices', way, { token: key })).statusCode).toBe(201);
  return { id: profile.id, key, name };
}

/** A slow game of two, which has begun; nobody has the table open. */
async function slowGame(ann: Person, ben: Person, options: object = {}) {
  const wishes = { seats: 2, turnSeconds: 86_400, private: true, autoFirstRoll: false, ...options };
  const host = await http.house.open({ ...(wishes as object), profile: ann.key }, ann.name);
  const { id } = host.welcome.room;
  const guest = await http.house.join(id, ben.name, { profile: ben.key });
  await guest.say({ type: 'Ready' });
  await host.say({ type: 'StartGame' });
  const leave = () => [host, guest].forEach(client => client.cut());
  return { host, guest, id, leave };
}

const score = async (client: Client, category: string): Promise<void> => {
  await client.say({ type: 'RollDice' });
  await client.say({ type: 'ScoreCategory', category });
};

const titles = (name: string): readonly string[] => service.told(name).map(({ title }) => title);
const waysOf = async ({ key }: Person) =>
  (await http.get('/v1/profiles/me/notices', { token: key })).json().ways as { readonly id: string }[];

test('somebody whose turn it is and who is not there is told, with the score and where to go', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const { host, id, leave } = await slowGame(ann, ben);
  await score(host, 'chance');
  leave();
  await pass(5 * SECOND);
  const [told] = service.told('Ben').filter(({ title }) => title.startsWith('Your turn'));
  const { dice } = host.last('DiceRolled') as unknown as { readonly dice: readonly number[] };
  const points = dice.reduce((sum, face) => sum + face, 0);
  expect(told).toEqual({
    title: 'Your turn against Ann',
    body: `Ann scored ${points}. You trail 0 to ${points}.`,
    tag: `game ${id}`,
    url: `/r/${id}`,
    waiting: 1,
  });
  await pass(DAY / 2);
  expect(titles('Ben').filter(title => title.startsWith('Your turn'))).toHaveLength(1);
});

test('what a service sees names nobody: one topic for each game, the rest of the turn as time to live, a signed word', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const { host, id, leave } = await slowGame(ann, ben);
  leave();
  await pass(5 * SECOND);
  const got = service.got.filter(({ path }) => path === '/send/Ann');
  expect(got.map(({ headers }) => headers['content-encoding'])).toEqual(['aes128gcm']);
  const { headers, body } = got[0] ?? expect.unreachable();
  expect(Number(headers['ttl'])).toBe(86_400 - 5);
  expect(headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(headers['authorization']).toMatch(/^vapid t=.+, k=.{87}$/);
  expect(JSON.stringify(headers) + body.toString('latin1')).not.toMatch(new RegExp(`Ann|Ben|${id}|${host.welcome.token}`));
});

test('nobody who has the table open is told, and whoever leaves it without moving is', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const { host, guest } = await slowGame(ann, ben);
  await score(host, 'chance');
  await pass(10 * SECOND);
  expect(service.got).toEqual([]);
  guest.cut();
  await pass(60 * SECOND);
  expect(titles('Ben')).toEqual(['Your turn against Ann']);
  await pass(HOUR);
  expect(titles('Ann')).toEqual([]);
});

test('a turn that is over by then is not told of', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const { host, guest, leave } = await slowGame(ann, ben);
  await score(host, 'chance');
  await score(guest, 'chance');
  leave();
  await pass(5 * SECOND);
  expect(titles('Ben').filter(title => title.startsWith('Your turn'))).toEqual([]);
  expect(titles('Ann')).toEqual(['Your turn against Ben']);
});

test('when a quarter of the time is left, somebody is reminded once', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const { leave } = await slowGame(ann, ben);
  leave();
  await pass(5 * SECOND);
  await pass(18 * HOUR - 10 * SECOND);
  expect(titles('Ann')).toEqual(['Your turn against Ben']);
  await pass(10 * SECOND);
  expect(titles('Ann')).toEqual(['Your turn against Ben', '6 hours left for your turn']);
});

test('a game that begins, one that is over, and a wish to play again are told to those who are not there', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben', 'sv')];
  const { host, guest } = await slowGame(ann, ben);
  guest.cut();
  await pass(5 * SECOND);
  expect(titles('Ben')).toEqual(['Partiet med Ann har börjat']);
  const back = await http.house.resume(guest);
  for (const [client, category] of [
    [host, 'chance'],
    [back, 'chance'],
    [host, 'ones'],
    [back, 'ones'],
  ] as const)
    await score(client, category);
  back.cut();
  await pass(5 * SECOND);
  expect(titles('Ben').at(-1)).toMatch(/^(Ann vann|Du vann mot Ann|Oavgjort med Ann)$/);
  await host.say({ type: 'Rematch' });
  await pass(5 * SECOND);
  expect(titles('Ben').at(-1)).toBe('Ann vill spela igen');
  expect(titles('Ann')).toEqual([]);
});

test('a nudge, and the wish to end a game without a result, are told to whom they are for', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const { host, guest } = await slowGame(ann, ben);
  await score(host, 'chance');
  guest.cut();
  await pass(5 * SECOND);
  await pass(60 * SECOND);
  await host.say({ type: 'Nudge' });
  await pass(5 * SECOND);
  expect(titles('Ben').at(-1)).toBe('Ann waits for you');
  await host.say({ type: 'OfferEnd' });
  await pass(5 * SECOND);
  expect(titles('Ben').at(-1)).toBe('End the game with Ann?');
  expect(titles('Ann')).toEqual([]);
});

test('somebody on vacation is told when it is over', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const { host, guest, id, leave } = await slowGame(ann, ben);
  const until = http.house.clock.now() + 3 * DAY;
  await (await http.house.tables.find(id))?.submit(1, { type: 'Vacation', until });
  guest.cut();
  await score(host, 'chance');
  leave();
  await pass(5 * SECOND);
  await pass(2 * DAY);
  expect(titles('Ben').filter(title => title.startsWith('Your turn'))).toEqual([]);
  await pass(DAY);
  expect(titles('Ben').filter(title => title.startsWith('Your turn'))).toEqual(['Your turn against Ann']);
});

test('in quiet hours nothing is told; when they are over all of it comes as one', async () => {
  const [ann, ben, cy] = [await person('Ann'), await person('Ben'), await person('Cy')];
  const quiet = { from: 22 * 60, until: 8 * 60, zone: 'Europe/Stockholm' };
  await http.ask('PATCH', '/v1/profiles/me/notices', { quiet }, { token: ben.key });
  const { clock } = http.house;
  const midnight = new Date(clock.now()).setUTCHours(23, 0, 0, 0);
  await clock.move((midnight - clock.now() + DAY) % DAY);
  for (const other of [ann, cy]) {
    const { host, leave } = await slowGame(other, ben);
    await score(host, 'chance');
    leave();
  }
  await pass(5 * SECOND);
  await pass(7 * HOUR);
  expect(titles('Ben')).toEqual([]);
  await pass(HOUR);
  expect(service.told('Ben')).toEqual([
    { title: '2 games wait for you', body: 'With Ann and Cy.', tag: 'game ', url: '/', waiting: 2 },
  ]);
});

test('who has switched it off is told nothing, and neither is a profile that is gone', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  await http.ask('PATCH', '/v1/profiles/me/notices', { isOn: false }, { token: ann.key });
  const { host, leave } = await slowGame(ann, ben);
  await score(host, 'chance');
  leave();
  await http.ask('DELETE', '/v1/profiles/me', undefined, { token: ben.key });
  await pass(5 * SECOND);
  await pass(DAY);
  expect(service.got).toEqual([]);
  expect(await http.house.people.notices.ways(ben.id)).toEqual([]);
});

test.each([404, 410])('an answer of %i ends a subscription', async status => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  service.answers.set('/send/Ann', answering(status));
  const { leave } = await slowGame(ann, ben);
  leave();
  await pass(5 * SECOND);
  expect([outcomes.includes('gone'), await waysOf(ann), (await waysOf(ben)).length]).toEqual([true, [], 1]);
});

test('429 is tried again when the service says, silence and 503 a little later each time, and other ways are not told twice', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const second = service.subscribe('Ann-laptop');
  await http.post('/v1/profiles/me/notices', second, { token: ann.key });
  service.answers.set('/send/Ann', answering(429, { 'retry-after': '600' }));
  const { leave } = await slowGame(ann, ben);
  leave();
  await pass(5 * SECOND);
  await pass(590 * SECOND);
  expect([titles('Ann').length, titles('Ann-laptop').length]).toEqual([1, 1]);
  service.answers.set('/send/Ann', silence);
  await pass(10 * SECOND);
  service.answers.set('/send/Ann', answering(503));
  await pass(60 * SECOND);
  service.answers.delete('/send/Ann');
  await pass(120 * SECOND);
  expect(outcomes.filter(each => each === 'later')).toHaveLength(3);
  expect([titles('Ann').length, titles('Ann-laptop').length]).toEqual([4, 1]);
  await pass(10 * HOUR);
  expect(titles('Ann')).toHaveLength(4);
});

test('an address that hangs holds up nobody else', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  service.answers.set('/send/Ann', silence);
  const { leave } = await slowGame(ann, ben);
  leave();
  await http.house.clock.move(5 * SECOND);
  await messenger.look();
  await expect.poll(() => titles('Ben').length).toBe(1);
  await messenger.settled();
});

test('a redirect is not followed', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  service.answers.set('/send/Ann', answering(307, { location: `${service.origin}/elsewhere` }));
  const { leave } = await slowGame(ann, ben);
  leave();
  await pass(5 * SECOND);
  expect(service.got.map(({ path }) => path)).not.toContain('/elsewhere');
  expect(outcomes).toContain('refused');
});

test('a private network is not asked, whatever was subscribed to before', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  await renew(false);
  const { leave } = await slowGame(ann, ben);
  leave();
  await pass(5 * SECOND);
  expect(service.got).toEqual([]);
  expect(outcomes).toContain('later');
});

test('what a process had in hand when it was killed is told by the next one', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  service.answers.set('/send/Ann', silence);
  const { leave } = await slowGame(ann, ben);
  leave();
  await http.house.clock.move(5 * SECOND);
  await messenger.look();
  await expect.poll(() => titles('Ann').length).toBe(1);
  const killed = messenger;
  await renew();
  service.answers.delete('/send/Ann');
  await pass(180 * SECOND);
  expect(titles('Ann')).toEqual(['Your turn against Ben', 'Your turn against Ben']);
  await killed.settled();
});

test('a webhook gets a text with a title and a link, in its language', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  const url = `${service.origin}/my-dice`;
  await http.post('/v1/profiles/me/notices', { kind: 'webhook', url, language: 'de' }, { token: ann.key });
  const { id, leave } = await slowGame(ann, ben);
  leave();
  await pass(5 * SECOND);
  const [got] = service.got.filter(({ path }) => path === '/my-dice');
  expect(got?.headers).toMatchObject({ title: 'Du bist dran gegen Ben', click: `https://dice.example/r/${id}` });
  expect(got?.body.toString()).toMatch(new RegExp(`^.+ beginnt mit dir\\.\nhttps://dice\\.example/r/${id}$`));
});

test('a game in which one plays alone or against the clock tells nobody', async () => {
  const ann = await person('Ann');
  const solo = await http.house.open({ seats: 2, private: true, profile: ann.key }, 'Ann');
  await solo.say({ type: 'AddBot', level: 'easy' });
  await solo.say({ type: 'StartGame' });
  solo.cut();
  const ben = await person('Ben');
  const { leave } = await slowGame(ann, ben, { turnSeconds: 60, whenAway: 'zero', awaySeconds: 60 });
  leave();
  await pass(60 * SECOND);
  expect(service.got).toEqual([]);
});
