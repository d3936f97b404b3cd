import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { MiniServer, openRoom, settled } from '@yaht/client/testing';
import { variantById } from '@yaht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterRoom } from '../testing/mini-room.ts';
import { playRoomInLines } from './room-in-lines.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaht-lines-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Ben types in a game of this kind that Ann has begun, and it is his turn. */
async function inTurn(id: string) {
  const variant = variantById(id) ?? expect.fail(`no ${id}`);
  const room = await enterRoom(folder, new MiniServer(openRoom({ seats: 2, variant, turnOrder: 'seated' })));
  const [input, output] = [new PassThrough(), new PassThrough()];
  const said: string[] = [];
  output.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = playRoomInLines(room.table, { input, output, isInteractive: false, language: 'en' });
  const type = async (text: string): Promise<string> => {
    said.length = 0;
    input.write(`${text}\n`);
    for (let i = 0; i < 3; i++) {
      await new Promise(setImmediate);
      await settled();
    }
    return said.join('');
  };
  await type('ready');
  for (const command of [{ type: 'Ready' }, { type: 'StartGame' }] as const) await room.ann(command);
  return { ...room, type, leave: () => (input.end(), ended) };
}

test('what can be typed in a room is told after what can be typed in its game', async () => {
  const { ann, type, leave } = await inTurn('rollio-classic');
  await ann({ type: 'Resign' });
  const help = await type('?');
  expect(help).toContain('end the turn and keep the pot');
  expect(help).not.toContain('hold these dice');
  expect(help).toContain('say something to everybody');
  expect(await leave()).toBe(0);
});

test('dice in hand stay there while others talk, come, go and would like a score back', async () => {
  const { mini, ann, type, leave } = await inTurn('yatzy');
  await ann({ type: 'RollDice' });
  await ann({ type: 'ScoreCategory', category: 'chance' });
  await type('');
  expect(await type('1 3')).toMatch(/^Holding \d, \d\. Enter rolls 3 dice\.$/m);
  await ann({ type: 'Chat', text: 'Nice roll' });
  mini.say({ type: 'Presence', playerId: 0, online: false });
  mini.say({ type: 'Presence', playerId: 0, online: true });
  mini.happen('guest', { type: 'Join', name: 'Cy', spectate: true });
  expect(await type('')).toMatch(/^Roll 2 of 3: .* Kept \d, \d\.$/m);
  expect(await leave()).toBe(0);
});
