/** The session in the protocol's test vector is one that this server has: every frame, on every connection, in the same order. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordSession, SEED, type Line } from '../testing/recorded-session.ts';

const file = new URL('../../../../packages/protocol/vectors/session.json', import.meta.url);

// A change of the protocol is written down with YAHT_WRITE_VECTORS=1, and then read by whoever reviews it.
if (process.env['YAHT_WRITE_VECTORS']) {
  const about = 'A recorded session over TCP; SPEC.md explains it. Each frame is the length and the MessagePack of its message.';
  writeFileSync(file, JSON.stringify({ about, seed: SEED, lines: await recordSession('tcp') }, null, 2));
}

const vector = JSON.parse(readFileSync(file, 'utf8')) as { readonly seed: string; readonly lines: readonly Line[] };

test('over TCP the server says the recorded session, byte for byte', async () => {
  expect(vector.seed).toBe(SEED);
  expect(await recordSession('tcp')).toEqual(vector.lines);
});

test('over WebSocket it says the same messages as text', async () => {
  const said = (lines: readonly Line[]) => lines.map(({ connection, from, message }) => ({ connection, from, message }));
  expect(said(await recordSession('websocket'))).toEqual(said(vector.lines));
});
