import { chanceFrom } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { readClientMessage } from './client-message.ts';
import { decodeJson } from './json.ts';
import { MAX_FRAME_OUT } from './limits.ts';
import { WIRE_REFUSALS } from './refusal.ts';
import { readServerMessage } from './server-message.ts';
import { decodePack, encodePack, FrameReader } from './tcp/index.ts';
import { examples } from './testing/examples.ts';

const FRAMES = 20_000;
const known = new Set<string>([...WIRE_REFUSALS, ...examples.map(({ type }) => type)]);

/** Nothing but messages and reasons from the closed list. */
const expectKnown = (ends: Iterable<string>): void => expect([...ends].filter(end => !known.has(end))).toEqual([]);

/** Numbers from 0 up to `below`, the same in every run. */
function picker(seed: number): (below: number) => number {
  const draw = chanceFrom(seed);
  let turn = 0;
  return below => {
    const [high = 1, low = 1] = draw('effects', { turn: ++turn, roll: 1 }, [256, 256]);
    return ((high - 1) * 256 + low - 1) % below;
  };
}

type Pick = (below: number) => number;

const frames = examples.map(message => {
  const frame = encodePack(message);
  return frame.ok ? frame.value : new Uint8Array(0);
});

/** Bytes of no meaning, or a message with some bytes changed, cut, doubled or put in. */
function strange(pick: Pick): Uint8Array {
  if (pick(4) === 0) return Uint8Array.from({ length: pick(80) }, () => pick(256));
  const bytes = [...(frames[pick(frames.length)] ?? [])];
  for (let changes = 1 + pick(4); changes > 0; changes--) {
    const at = pick(bytes.length + 1);
    const kind = pick(4);
    if (kind === 0) bytes[at] = pick(256);
    else if (kind === 1) bytes.splice(at, 1 + pick(3));
    else if (kind === 2) bytes.splice(at, 0, pick(256), pick(256));
    else bytes.push(...bytes.slice(at, at + 8));
  }
  return Uint8Array.from(bytes);
}

/** The outcome of whatever was read: a type, or the code of a refusal. */
function outcome(data: unknown): string {
  const message = readClientMessage(data);
  readServerMessage(data);
  return message.ok ? message.value.type : message.error.code;
}

function readStream(stream: Uint8Array, pick: Pick): readonly string[] {
  const reader = new FrameReader(pick(2) === 0 ? undefined : MAX_FRAME_OUT);
  const cut = pick(stream.length + 1);
  const reads = [reader.push(stream.subarray(0, cut)), reader.push(stream.subarray(cut))];
  const payloads = reads.flatMap(read => read.payloads).map(payload => decodePack(payload, MAX_FRAME_OUT));
  const refusal = reads.at(-1)?.refusal;
  return [...(refusal ? [refusal] : []), ...payloads.map(decoded => (decoded.ok ? outcome(decoded.value) : decoded.error))];
}

test('twenty thousand strange frames end in a message or a reason', () => {
  const pick = picker(7);
  const seen = new Map<string, number>();
  for (let i = 0; i < FRAMES; i++) {
    for (const end of readStream(strange(pick), pick)) seen.set(end, (seen.get(end) ?? 0) + 1);
  }
  expectKnown(seen.keys());
  for (const code of ['frame-too-long', 'frame-empty', 'not-messagepack', 'not-a-message', 'unknown-type', 'invalid-message']) {
    expect(seen.get(code), code).toBeGreaterThan(0);
  }
});

test('twenty thousand strange texts end in a message or a reason', () => {
  const pick = picker(8);
  const seen = new Set<string>();
  const texts = examples.map(message => JSON.stringify(message));
  for (let i = 0; i < FRAMES; i++) {
    const characters = [...(texts[pick(texts.length)] ?? '')];
    for (let changes = 1 + pick(3); changes > 0; changes--) {
      characters.splice(
        pick(characters.length + 1),
        pick(3),
        oneOf(pick, ['"', '{', '[', '\\u', '\\ud800', '1e999', ':', '\0', 'é']),
      );
    }
    const decoded = decodeJson(characters.join(''));
    seen.add(decoded.ok ? outcome(decoded.value) : decoded.error);
  }
  expectKnown(seen);
});

const oneOf = (pick: Pick, list: readonly string[]): string => list[pick(list.length)] ?? '';

test('twenty thousand messages with strange values end in a message or a reason', () => {
  const pick = picker(9);
  const seen = new Set<string>();
  const values: readonly unknown[] = [
    null,
    true,
    -1,
    1.5,
    2 ** 53,
    '',
    '\ud800',
    'x'.repeat(300),
    [],
    [[[]]],
    {},
    { a: {} },
    [null],
    7n,
    Number.NaN,
    new Date(0),
    () => 1,
  ];
  for (let i = 0; i < FRAMES; i++) {
    const message: Record<string, unknown> = { ...examples[pick(examples.length)] };
    const fields = Object.keys(message);
    message[fields[pick(fields.length)] ?? 'id'] = values[pick(values.length)];
    seen.add(outcome(message));
  }
  expectKnown(seen);
});
