import { ok } from '@yaht/rules';
import { expect, test } from 'vitest';
import { messagesFor } from '@yaht/messages';
import type { Context } from '../context.ts';
import { sharedOptions } from './shared.ts';

const DB = 'postgres://yaht:secret@db.internal/yaht';

const asked = (wished: { readonly db?: string; readonly bus?: string; readonly nodeAddress?: string }) => {
  const given = (value: string | undefined, from: string) => (value === undefined ? undefined : { value, from });
  const context = { messages: messagesFor('en'), world: { env: {} } } as Context;
  return sharedOptions(context, {
    db: given(wished.db, '--db'),
    bus: given(wished.bus, '--bus'),
    nodeAddress: given(wished.nodeAddress, '--node-address'),
  });
};

test('without a database a server keeps its games in files', () => {
  expect(asked({})).toEqual(ok(undefined));
});

test('a database is enough; bus and address are taken as they are named', () => {
  expect(asked({ db: DB })).toEqual(ok({ database: DB, address: { host: '127.0.0.1', port: 0 } }));
  expect(asked({ db: DB, bus: 'nats://bus:4222', nodeAddress: '[fd00::5]:7800' })).toEqual(
    ok({ database: DB, bus: 'nats://bus:4222', address: { host: 'fd00::5', port: 7_800 } }),
  );
});

test.each([
  [{ bus: 'redis://bus' }, '--bus is for servers that share a database'],
  [{ nodeAddress: '10.0.0.5:7800' }, '--node-address is for servers that share a database'],
  [{ db: 'mysql://root:secret@db/yaht' }, '--db cannot be "mysql://root@db/yaht"'],
  [{ db: 'yaht' }, '--db cannot be "yaht"'],
  [{ db: 'postgres://a:0/yaht?password=secret' }, '--db cannot be "postgres://a:0/yaht"'],
  [{ db: 'postgres://a,b/yaht?target_session_attrs=standby' }, '--db cannot be "postgres://a,b/yaht?target_session_attrs…"'],
  [{ db: DB, bus: 'kafka://bus' }, '--bus cannot be "kafka://bus"'],
  [{ db: DB, bus: 'redis://' }, '--bus cannot be "redis://"'],
  [{ db: DB, nodeAddress: '10.0.0.5' }, '--node-address cannot be "10.0.0.5"'],
  [{ db: DB, nodeAddress: '0.0.0.0:7800' }, '--node-address cannot be "0.0.0.0:7800"'],
  [{ db: DB, nodeAddress: '10.0.0.5:70000' }, '--node-address cannot be "10.0.0.5:70000"'],
])('%j is an error that names it, and no password', (wished, sentence) => {
  const answer = asked(wished);
  expect(answer).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
  expect(JSON.stringify(answer)).not.toContain('secret');
});
