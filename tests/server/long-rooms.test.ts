/** Rooms with more in them than fits into one message: who comes in late gets all of it, in parts, and plays on. */
import { MAX_FRAME_OUT, roomOf, type Welcome, type WireFact } from '@yaht/protocol';
import { tiny } from '@yaht/room/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { Client, textIn, type Message } from './lib/client.ts';
import { ServerProcess } from './lib/server-process.ts';
import { DOORS } from './lib/wire.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: folder.path, pragmas: ['synchronous = off'] });
});
afterAll(async () => {
  expect(server.said).toBe('');
  expect(await server.stop()).toBe(0);
  await folder.remove();
});

/** As many as may wait for their turn. */
const AT_ONCE = 50;

/** Says all of it, as fast as the server takes it. */
async function sayAll(client: Client, messages: readonly object[]): Promise<void> {
  for (let i = 0; i < messages.length; i += AT_ONCE) {
    for (const message of messages.slice(i, i + AT_ONCE)) client.send(message);
    await client.ask({ type: 'Hint' });
  }
}

async function open(options: object): Promise<{ readonly client: Client; readonly token: string; readonly room: string }> {
  const client = await Client.connect(server.ports, 'tcp');
  const welcome = await client.enter({ type: 'CreateRoom', name: 'Ann', variant: tiny, ...options });
  return { client, token: textIn(welcome, 'token'), room: (welcome['room'] as { id: string }).id };
}

const factsIn = (heard: readonly Message[]): readonly Message[] => heard.filter(message => 'at' in message);
const sizeOf = (message: Message): number => Buffer.byteLength(JSON.stringify(message));
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Scored and taken back again and again, which practice allows. */
const BACK_AND_FORTH = Array.from({ length: 2_000 }, () => [
  { type: 'ScoreCategory', category: 'ones' },
  { type: 'Undo' },
]).flat();

test('[P3] a game of half a megabyte comes in several parts, none of them too long, and goes on', async () => {
  const { client, token } = await open({ seats: 1, undo: 'practice' });
  await client.ask({ type: 'StartGame' });
  await sayAll(client, BACK_AND_FORTH);
  const told = [...factsIn(client.heard)].slice(factsIn(client.heard).findIndex(({ type }) => type === 'GameStarted'));
  for (const door of DOORS) {
    const back = await Client.connect(server.ports, door);
    back.send({ type: 'Resume', id: 'back', token });
    const { seq } = await back.until(({ id }) => id === 'back');
    const parts = back.heard.filter(({ type }) => type === 'Welcome' || type === 'GameFacts');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(({ type, more }) => [type, more])).toEqual(
      parts.map((_, i) => [i === 0 ? 'Welcome' : 'GameFacts', i < parts.length - 1 ? true : undefined]),
    );
    for (const part of parts) expect(sizeOf(part)).toBeLessThanOrEqual(MAX_FRAME_OUT);
    const [welcome, ...rest] = parts as unknown as [Welcome, ...{ readonly facts: readonly WireFact[] }[]];
    const facts = rest.flatMap(part => part.facts);
    expect([...(welcome.game ?? []), ...facts].slice(0, told.length)).toEqual(told);
    expect(roomOf(welcome, facts)).toMatchObject({ ok: true, value: { seq, phase: 'playing' } });
    expect(await back.ask({ type: 'Hint', id: `by-${door}` })).toMatchObject({ type: 'Ack', seq: Number(seq) + 1 });
    told.push(await back.until(({ seq: number, at }) => at !== undefined && number === Number(seq) + 1));
    back.socket.destroy();
  }
});

test('[P3] somebody who missed a megabyte of chat gets every line of it once, in order, by either door', async () => {
  const { client, token } = await open({ seats: 2 });
  await sayAll(
    client,
    upTo(1_000).map(() => ({ type: 'Chat', text: '🎲'.repeat(280) })),
  );
  for (const door of DOORS) {
    const back = await Client.connect(server.ports, door);
    back.send({ type: 'Resume', id: 'back', token, after: 0 });
    const { seq } = await back.until(({ id }) => id === 'back');
    expect(factsIn(back.heard).map(fact => fact['seq'])).toEqual(upTo(Number(seq)));
    expect(Buffer.concat(back.bytes).length).toBeGreaterThan(1_000_000);
    back.socket.destroy();
  }
});
