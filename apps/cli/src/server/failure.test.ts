import { messagesFor } from '@yaht/messages';
import { LogError, StartError } from '@yaht/server';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { failureToStart } from './failure.ts';
import type { ServerSettings } from './settings.ts';

const context = { messages: messagesFor('en') } as Context;
const address = { host: '10.0.0.5', port: 7_800 };
const settings = {
  host: '127.0.0.1',
  tcpPort: 7_777,
  httpPort: 9_000,
  shared: { database: 'postgres://ann:secret@db.internal/dice', address },
} as ServerSettings;

const opened = (message: string, reason?: string) =>
  new LogError('cannot-open', `the database cannot be used: ${message}`, reason);

test.each([
  ['28P01', 'password authentication failed', 1, 'db.internal/dice does not let ann in: the password is missing or wrong.'],
  ['3D000', 'database "dice" does not exist', 1, 'there is no database dice at db.internal. Make it (createdb dice)'],
  [
    '42501',
    'permission denied',
    1,
    'ann may not make tables in the database db.internal/dice. As its owner say: grant create on',
  ],
  ['ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.9:5432', 4, 'no PostgreSQL answers at db.internal/dice (connect ECONNREFUSED'],
  [
    '57P03',
    'the database system is starting up',
    4,
    'no PostgreSQL answers at db.internal/dice (the database system is starting up)',
  ],
  [undefined, 'timeout exceeded when trying to connect', 4, 'no PostgreSQL answers at db.internal/dice (timeout exceeded'],
  ['42704', 'type "xid8" does not exist', 1, 'the database db.internal/dice cannot be used (type "xid8" does not exist)'],
])('a database that says %s: %s', (reason, message, code, sentence) => {
  const failure = failureToStart(context, settings, opened(message, reason));
  expect(failure).toEqual({ code, sentence: expect.stringContaining(sentence) });
  expect(failure?.sentence).not.toContain('secret');
});

test('a newer schema asks for a newer yaht', () => {
  expect(failureToStart(context, settings, new LogError('newer-schema', ''))).toMatchObject({ code: 5 });
});

test('an address for other servers that is not of this machine is named, and the option for it', () => {
  const error = new StartError('cannot-listen', '', { reason: 'EADDRNOTAVAIL', port: 7_800, host: '10.0.0.5' });
  expect(failureToStart(context, settings, error)).toEqual({
    code: 4,
    sentence: expect.stringContaining('10.0.0.5 is not an address of this machine. Take one by which the other servers reach it'),
  });
});
