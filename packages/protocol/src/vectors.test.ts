import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Chance, DrawKeys } from '@yaht/rules';
import { expect, test } from 'vitest';
import { readClientMessage } from './client-message.ts';
import type { PlainObject } from './plain.ts';
import { readServerMessage } from './server-message.ts';

const SEED = Buffer.from('01'.padStart(64, '0'), 'hex');

/** Dice as SPEC.md describes them, in a few lines and without the code that servers use. */
const drawn =
  ({ gameId, playerSeeds }: DrawKeys): Chance =>
  (_stream, { turn, roll }, sides) => {
    const bytes = Array.from({ length: 4 }, (_, i) => {
      const message = `v1|${gameId}|${playerSeeds.join(',')}|t${turn}|r${roll}:${i}`;
      return [...createHmac('sha256', SEED).update(message).digest()];
    }).flat();
    return sides.map(count => {
      let byte = bytes.shift() ?? 0;
      while (byte >= 256 - (256 % count)) byte = bytes.shift() ?? 0;
      return (byte % count) + 1;
    });
  };

type Line = {
  readonly connection: string;
  readonly from: 'client' | 'server';
  readonly meaning: string;
  readonly message: PlainObject & { readonly type: string };
  readonly frame: string;
};

const vector = JSON.parse(readFileSync(new URL('../vectors/session.json', import.meta.url), 'utf8')) as {
  readonly seed: string;
  readonly lines: readonly Line[];
};

/** MessagePack in as few lines as it takes; it shares nothing with the codec. */
function unpack(bytes: Buffer): unknown {
  let at = 0;
  const take = (count: number): Buffer => bytes.subarray(at, (at += count));
  const text = (length: number): string => take(length).toString('utf8');
  const list = (length: number): unknown[] => Array.from({ length }, value);
  const map = (length: number): unknown => Object.fromEntries(Array.from({ length }, () => [value(), value()]));
  function value(): unknown {
    const lead = take(1).readUInt8();
    if (lead < 0x80) return lead;
    if (lead < 0x90) return map(lead & 15);
    if (lead < 0xa0) return list(lead & 15);
    if (lead < 0xc0) return text(lead & 31);
    if (lead >= 0xe0) return lead - 256;
    const read: Record<number, () => unknown> = {
      0xc0: () => null,
      0xc2: () => false,
      0xc3: () => true,
      0xcb: () => take(8).readDoubleBE(),
      0xcc: () => take(1).readUInt8(),
      0xcd: () => take(2).readUInt16BE(),
      0xce: () => take(4).readUInt32BE(),
      0xd9: () => text(take(1).readUInt8()),
      0xda: () => text(take(2).readUInt16BE()),
      0xdc: () => list(take(2).readUInt16BE()),
      0xde: () => map(take(2).readUInt16BE()),
    };
    return (read[lead] ?? (() => expect.fail(`byte ${lead.toString(16)}`)))();
  }
  const result = value();
  expect(at).toBe(bytes.length);
  return result;
}

test('every frame of the recorded session says what is written beside it, by a decoder of its own', () => {
  for (const { frame, message } of vector.lines) {
    const bytes = Buffer.from(frame, 'hex');
    expect(bytes.readUInt32BE()).toBe(bytes.length - 4);
    expect(unpack(bytes.subarray(4))).toEqual(message);
  }
});

test('every message of the session is read by the one it is for', () => {
  for (const { from, message, meaning } of vector.lines) {
    if (from === 'server') expect(readServerMessage(message)).toMatchObject({ ok: true });
    else expect(readClientMessage(message).ok, meaning).toBe(message.type !== 'Dance');
  }
});

test('facts come in order without a gap on each connection, and before their Ack', () => {
  const told = (name: string) => vector.lines.filter(({ connection, from }) => connection === name && from === 'server');
  for (const name of ['alice', 'bob', 'bob, second connection']) {
    const seqs = told(name).flatMap(({ message }) => ('at' in message ? [Number(message['seq'])] : []));
    expect(seqs).toEqual(seqs.map((_, i) => (seqs[0] ?? 0) + i));
  }
});

test('the seed is on no frame before the end of the game, and then it is the one that was promised', () => {
  const hex = Buffer.from(vector.seed).toString('hex');
  const shown = vector.lines.filter(({ frame }) => frame.includes(hex)).map(({ message }) => message.type);
  expect(new Set(shown)).toEqual(new Set(['GameOver']));
  const commitment = createHash('sha256').update(Buffer.from(vector.seed, 'hex')).digest('hex');
  expect(commitment).toBe('ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5');
  const promised = vector.lines.flatMap(({ message }) => ('commitment' in message ? [message['commitment']] : []));
  expect(new Set(promised)).toEqual(new Set([commitment]));
});

test('the dice of the session follow from its seed', () => {
  const chance = drawn({ gameId: 'K7Q2XM-1', playerSeeds: ['alice-seed', 'bob-seed'] });
  const values = (turn: number, roll: number) => chance('dice', { turn, roll }, [6, 6, 6, 6, 6]);
  const told = vector.lines.filter(({ connection, from }) => connection === 'alice' && from === 'server');
  const dice = told.flatMap(({ message }) => ('dice' in message ? [message['dice']] : []));
  const [first, again] = [values(1, 1), values(1, 2)];
  expect(dice).toEqual([first, [...first.slice(0, 2), ...again.slice(0, 3)], values(2, 1), values(3, 1), values(4, 1)]);
});

test('the dice in SPEC.md’s own example', () => {
  const chance = drawn({ gameId: 'demo', playerSeeds: ['alice-seed', 'bob-seed'] });
  const roll = (turn: number, roll: number) => chance('dice', { turn, roll }, [6, 6, 6, 6, 6]).join('');
  expect([roll(1, 1), roll(1, 2), roll(1, 3), roll(2, 1)]).toEqual(['34421', '64126', '22536', '55362']);
});
