import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTick } from 'node:timers/promises';
import { MAX_FRAME_IN } from '@yaht/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { Client, type Message } from './lib/client.ts';
import { ServerProcess } from './lib/server-process.ts';
import { DOORS, encodingOf, openSocket, webSocketFrame, type DoorName } from './lib/wire.ts';

const SLOW_REQUESTS = [
  '',
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
];

/** Answers with how often the server had asked others for a sign of life when it had had enough of this. */
async function beginRequest(port: number, beginning: string): Promise<{ readonly closed: Promise<number> }> {
  const socket = connect({ port, host: '127.0.0.1' });
  const closed = new Promise<number>(resolve =>
    socket.on('close', () => resolve(patient.heard.filter(({ type }) => type === 'Ping').length)),
  );
  socket.on('error', () => {}).resume();
  await new Promise(resolve => socket.write(beginning, resolve));
  return { closed };
}

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
/** Connections that never say a whole word, opened first and looked at last. */
let mute: readonly Client[];
/** Requests to the HTTP port that never come to an end, and somebody who counts the time meanwhile. */
let slow: readonly { readonly closed: Promise<number> }[];
let patient: Client;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: folder.path });
  mute = await Promise.all([...DOORS, ...DOORS].map(door => Client.connect(server.ports, door)));
  mute[0]?.socket.write(Buffer.from([0, 0]));
  mute[1]?.socket.write(Buffer.from([0x81]));
  patient = await Client.connect(server.ports, 'tcp');
  patient.send({ type: 'ListRooms' });
  slow = await Promise.all(SLOW_REQUESTS.map(beginning => beginRequest(server.ports.http, beginning)));
});
afterAll(async () => {
  expect(server.isAlive).toBe(true);
  expect(server.said).toBe('');
  await server.stop();
  await folder.remove();
});

const inside = async (door: DoorName): Promise<Client> => {
  const client = await Client.connect(server.ports, door);
  await client.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' });
  return client;
};

const chat = (id: string): object => ({ type: 'Chat', id, text: 'a word in pieces' });
const ackOf = (client: Client, id: string): Promise<Message> => client.until(message => message['id'] === id);

/** With a mask that changes every byte, as clients send it. */
const frameOf = (door: DoorName, message: object): Buffer =>
  door === 'tcp' ? encodingOf(door).frame(message) : webSocketFrame(Buffer.from(JSON.stringify(message)), 1, [165, 90, 195, 60]);

/** On a connection of its own: a whole frame, one in two pieces, and whole ones again. Whoever is in no room gets a refusal for each. */
async function sayInPieces(door: DoorName, cut: number, isBehind: boolean): Promise<readonly unknown[]> {
  const client = await Client.connect(server.ports, door);
  const frame = (id: string): Buffer => frameOf(door, chat(id));
  const say = (bytes: Buffer, id: string) => (client.socket.write(bytes), ackOf(client, id));
  const [piece, rest] = [frame('cut').subarray(0, cut), frame('cut').subarray(cut)];
  await say(frame('first'), 'first');
  // Whoever has answered what came together with the piece has read the piece.
  if (isBehind) await say(Buffer.concat([frame('lead'), piece]), 'lead');
  else await new Promise(resolve => client.socket.write(piece, resolve)).then(() => nextTick());
  await say(Buffer.concat([rest, frame('after')]), 'after');
  await say(frame('last'), 'last');
  client.socket.destroy();
  return client.heard.map(({ id }) => id);
}

test.each(DOORS)('frames may be cut at every byte over %s, alone and behind a whole one', async door => {
  const cuts = Array.from({ length: frameOf(door, chat('cut')).length - 1 }, (_, i) => i + 1);
  const alone = await Promise.all(cuts.map(cut => sayInPieces(door, cut, false)));
  expect(alone).toEqual(cuts.map(() => ['first', 'cut', 'after', 'last']));
  const behind = await Promise.all(cuts.map(cut => sayInPieces(door, cut, true)));
  expect(behind).toEqual(cuts.map(() => ['first', 'lead', 'cut', 'after', 'last']));
});

test.each(DOORS)('every byte may come alone, and many frames together, over %s', async door => {
  const client = await inside(door);
  for (const byte of encodingOf(door).frame(chat('alone'))) {
    client.socket.write(Buffer.from([byte]));
    await nextTick();
  }
  expect(await ackOf(client, 'alone')).toMatchObject({ type: 'Ack' });
  client.socket.write(Buffer.concat(Array.from({ length: 40 }, (_, i) => encodingOf(door).frame(chat(`all-${i}`)))));
  expect(await ackOf(client, 'all-39')).toMatchObject({ type: 'Ack' });
});

/** A chat of exactly so many bytes, with a field that nobody knows. */
function sized(door: DoorName, bytes: number): Buffer {
  const overhead = door === 'tcp' ? 4 : 8;
  const frameOf = (pad: number) => encodingOf(door).frame({ ...chat('max'), padding: '.'.repeat(pad) });
  const guess = frameOf(2_000).length - overhead;
  return frameOf(2_000 + bytes - guess);
}

test.each(DOORS)('the longest message is read, and one byte more is not, over %s', async door => {
  const client = await inside(door);
  client.socket.write(sized(door, MAX_FRAME_IN));
  expect(await ackOf(client, 'max')).toMatchObject({ type: 'Ack' });
  client.socket.write(sized(door, MAX_FRAME_IN + 1));
  const number = await client.closed;
  if (door === 'tcp')
    expect(client.heard.slice(-2)).toMatchObject([{ code: 'frame-too-long' }, { type: 'Bye', code: 'bad-frame' }]);
  else expect(number).toBe(1009);
});

test.each([
  [0, 'frame-empty'],
  [MAX_FRAME_IN + 1, 'frame-too-long'],
  [2 ** 31, 'frame-too-long'],
  [2 ** 32 - 1, 'frame-too-long'],
])('a declared length of %d is refused before anything follows', async (length, code) => {
  const client = await Client.connect(server.ports, 'tcp');
  const header = Buffer.alloc(4);
  header.writeUInt32BE(length);
  client.socket.write(header);
  await client.closed;
  expect(client.heard).toMatchObject([
    { type: 'Error', code },
    { type: 'Bye', code: 'bad-frame' },
  ]);
});

test.each([
  ['an empty text', webSocketFrame(Buffer.alloc(0)), 4007, ['frame-empty']],
  ['a binary message', webSocketFrame(Buffer.from('{"type":"Ping"}'), 2), 4007, ['not-json']],
  ['a length of 2³²−1', Buffer.from([0x81, 0xff, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0]), 1009, []],
  [
    'a message in twenty thousand parts',
    Buffer.concat([
      Buffer.from([0x01, 0x80, 0, 0, 0, 0]),
      ...Array.from({ length: 20_000 }, () => Buffer.from([0x00, 0x80, 0, 0, 0, 0])),
    ]),
    1008,
    [],
  ],
  ['a length of 2⁶³−1', Buffer.from([0x81, 0xff, 127, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]), 1009, []],
  ['a frame without a mask', Buffer.from([0x81, 0x02, 0x7b, 0x7d]), 1002, []],
  ['text that is not UTF-8', webSocketFrame(Buffer.from([0xff, 0xfe])), 1007, []],
  ['an opcode that nobody knows', webSocketFrame(Buffer.from('{}'), 3), 1002, []],
])('%s ends a WebSocket', async (_, bytes, number, errors) => {
  const client = await Client.connect(server.ports, 'websocket');
  client.socket.write(bytes);
  expect(await client.closed).toBe(number);
  expect(client.errors).toEqual(errors);
});

test.each([
  ['no JSON', '{"type":', 'not-json'],
  ['a key that reaches the prototype', '{"type":"Ping","__proto__":{"admin":true}}', 'not-json'],
  ['the same further inside', '{"type":"CreateRoom","variant":{"__proto__":{}}}', 'not-json'],
  ['half a character', String.raw`{"type":"Chat","text":"\ud800"}`, 'not-json'],
  ['half a character as a key', String.raw`{"type":"Ping","\udc00":1}`, 'not-json'],
  ['levels without end', `${'['.repeat(2_000)}${']'.repeat(2_000)}`, 'not-json'],
  ['a number that is none', '{"type":"Join","after":1e999}', 'not-json'],
])('%s is no message, and the connection ends', async (_, text, code) => {
  const client = await Client.connect(server.ports, 'websocket');
  client.socket.write(webSocketFrame(Buffer.from(text)));
  expect(await client.closed).toBe(4007);
  expect(client.heard).toMatchObject([
    { type: 'Error', code },
    { type: 'Bye', code: 'bad-frame' },
  ]);
});

/** MessagePack by hand: what no encoder would write. */
const packed = (...parts: readonly (string | readonly number[])[]): Buffer => {
  const payload = Buffer.concat(parts.map(part => Buffer.from(part as string)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(payload.length);
  return Buffer.concat([length, payload]);
};
const PING = [[0xa4], 'type', [0xa4], 'Ping'] as const;

test.each([
  ['a key that reaches the prototype', packed([0x82], ...PING, [0xa9], '__proto__', [0x81, 0xa5], 'admin', [0xc3])],
  ['half a character', packed([0x82], ...PING, [0xa1], 'x', [0xa3, 0xed, 0xa0, 0x80])],
  ['text that is not UTF-8', packed([0x82], ...PING, [0xa1], 'x', [0xa2, 0xff, 0xfe])],
  ['levels without end', packed(new Array<number>(3_000).fill(0x91), [0xc0])],
  ['maps without end', packed(...Array.from({ length: 1_000 }, () => [0x81, 0xa1, 0x61]), [0xc0])],
  ['a list that says it has four thousand million', packed([0x82], ...PING, [0xa1], 'x', [0xdd, 255, 255, 255, 255])],
  ['a map that says the same', packed([0xdf, 255, 255, 255, 255], ...PING)],
  ['a text longer than its frame', packed([0x82], ...PING, [0xa1], 'x', [0xdb, 255, 255, 255, 255])],
  ['bytes', packed([0x82], ...PING, [0xa1], 'x', [0xc4, 1, 0])],
  ['a timestamp', packed([0x82], ...PING, [0xa1], 'x', [0xd6, 0xff, 0, 0, 0, 1])],
  ['a number that is none', packed([0x82], ...PING, [0xa1], 'x', [0xcb, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0])],
  ['a number beyond all numbers', packed([0x82], ...PING, [0xa1], 'x', [0xcf, 255, 255, 255, 255, 255, 255, 255, 255])],
  ['a key that is a number', packed([0x82], ...PING, [0x01, 0x01])],
  ['something after the end', packed([0x81], ...PING, [0xc0])],
  ['the byte that means nothing', packed([0xc1])],
])('%s is no MessagePack that is read, and the connection ends', async (_, bytes) => {
  const client = await Client.connect(server.ports, 'tcp');
  client.socket.write(bytes);
  await client.closed;
  expect(client.heard).toMatchObject([
    { type: 'Error', code: 'not-messagepack' },
    { type: 'Bye', code: 'bad-frame' },
  ]);
});

test.each(DOORS)('wrong types are refused with the name of the field, and the connection stays, over %s', async door => {
  const client = await inside(door);
  const wrong: [object, string, string?][] = [
    [{ type: 'RollDice', hold: 'xx' }, 'invalid-message', 'hold'],
    [{ type: 'RollDice', hold: [1, 0] }, 'invalid-message', 'hold'],
    [{ type: 'ScoreCategory', category: 7 }, 'invalid-message', 'category'],
    [{ type: 'Chat', text: { toString: 'x' } }, 'invalid-message', 'text'],
    [{ type: 'Chat', text: 'x'.repeat(281) }, 'chat-too-long', 'text'],
    [{ type: 'RemoveMember', member: -1 }, 'invalid-message', 'member'],
    [{ type: 'TakeSeat', playerId: 1.5 }, 'invalid-message', 'playerId'],
    [{ type: 'constructor' }, 'unknown-type'],
    [{ type: 'toString' }, 'unknown-type'],
    [{ type: 'PassTurn' }, 'unknown-type'],
    [{ type: 'Drop', member: 0 }, 'unknown-type'],
    [{ type: 'Expire' }, 'unknown-type'],
  ];
  for (const [message, code, field] of wrong) {
    const answer = await client.ask(message);
    expect([answer['code'], answer['field']]).toEqual([code, field]);
  }
  const from = client.heard.length;
  client.send({ type: 'Chat', id: 'no id!', text: 'x' });
  expect(await client.type('Error', from)).toMatchObject({ code: 'invalid-message', field: 'id' });
});

test('names and chat reach the others without what moves a cursor or turns text around', async () => {
  const client = await Client.connect(server.ports, 'tcp');
  const welcome = await client.enter({ type: 'CreateRoom', name: ' A\u202en\u200bn\u0007 ', variant: 'yahtzee' });
  expect(welcome['players']).toMatchObject([{ name: 'Ann' }]);
  await client.ask({ type: 'Chat', text: '\u001b[2Jhi\n\u2066there' });
  expect(await client.type('ChatMessage')).toMatchObject({ text: '[2Jhi there' });
});

test.each(DOORS)('a client that closes its half is gone, and the others see it, over %s', async door => {
  const host = await inside(door);
  const { id: room } = (await host.type('Welcome'))['room'] as unknown as { id: string };
  const guest = await Client.connect(server.ports, door);
  await guest.enter({ type: 'Join', name: 'Bob', room });
  guest.socket.end();
  expect(await host.until(({ type, online }) => type === 'Presence' && online === false)).toMatchObject({ playerId: 1 });
});

test.each(DOORS)(
  '[P3] [P8] a client that stops reading over %s is let go, while its table and another one go on, and comes back to all it missed',
  async door => {
    const [host, elsewhere] = [await inside('tcp'), await inside(door)];
    const { id: room } = (await host.type('Welcome'))['room'] as unknown as { id: string };
    const token = door.padEnd(43, 'S');
    const stuck = await openSocket(server.ports, door);
    stuck.on('error', () => {});
    stuck.pause();
    stuck.write(encodingOf(door).frame({ type: 'Join', name: 'Bob', room, token }));
    await host.until(({ type, id }) => type === 'PlayerJoined' && id === 1);
    const isLetGo = () =>
      host.heard.some(({ type, playerId, online }) => type === 'Presence' && playerId === 1 && online === false);
    for (let round = 0; !isLetGo() && round < 2_000; round++) {
      for (let i = 0; i < 39; i++) host.send({ type: 'Chat', text: '🎲'.repeat(280) });
      const answers = await Promise.all([host, elsewhere].map(client => client.ask({ type: 'Chat', text: 'still here' })));
      expect(answers).toMatchObject([{ type: 'Ack' }, { type: 'Ack' }]);
    }
    expect(isLetGo()).toBe(true);
    stuck.destroy();
    const back = await Client.connect(server.ports, door);
    back.send({ type: 'Resume', token, after: 0 });
    const { seq } = await back.type('Ack');
    const numbers = back.heard.flatMap(message => ('at' in message ? [message['seq']] : []));
    expect(numbers).toEqual(Array.from({ length: Number(seq) }, (_, i) => i + 1));
  },
);

test('whoever says nothing for ten seconds is let go, also in the middle of a frame', async () => {
  await Promise.all(mute.map(({ closed }) => closed));
  for (const { heard } of mute) expect(heard).toEqual([{ type: 'Bye', code: 'no-hello' }]);
});

test('a request that does not come to its end is let go soon after its ten seconds', async () => {
  // The server asks for a sign of life after ten seconds, and the next time after thirty.
  for (const { closed } of slow) expect(await closed).toBeLessThan(2);
});

test.each(['Sec-WebSocket-Version: 8\r\n', ''])(
  'another version of the WebSocket protocol is told which one there is: %j',
  async version => {
    const socket = connect({ port: server.ports.http, host: '127.0.0.1' });
    const head = [
      'GET /ws HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
    ];
    socket.write(`${head.join('\r\n')}\r\n${version}\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 426 .*\r\nsec-websocket-version: 13\r\n/is);
  },
);
