import { LANGUAGES, messagesFor } from '@yaht/messages';
import { LogError, StartError } from '@yaht/server';
import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { failureToStart } from './failure.ts';
import type { ServerSettings } from './settings.ts';

const context = { messages: messagesFor('en'), world: { env: {} } } as Context;
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
  [
    '28000',
    'no pg_hba.conf entry for host "10.0.0.7", user "ann", database "dice", no encryption',
    1,
    'db.internal/dice takes encrypted connections only. Add to its address: ?sslmode=verify-full',
  ],
  ['synchronous-commit', 'synchronous_commit is off', 1, 'db.internal/dice answers before it has written'],
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

/** What is wrong, in the words of PostgreSQL, the system or OpenSSL, and what has to be in the sentence whatever its language. */
const PROBLEMS: readonly (readonly [reason: string, why: string, exit: number, told: readonly string[]])[] = [
  ['28P01', 'password authentication failed', 1, ['a:5433,b/dice', 'ann', 'PGPASSWORD', 'YAHT_DB_FILE']],
  ['28000', 'no pg_hba.conf entry for host "10.0.0.7", no encryption', 1, ['a:5433,b/dice', '?sslmode=verify-full&sslrootcert=']],
  ['no-encryption', 'The server does not support SSL connections', 1, ['a:5433,b/dice', 'ssl = on', '?sslmode=disable']],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate', 1, ['a, b', 'self-signed certificate', 'sslrootcert=']],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', 1, ['a, b', 'sslrootcert=']],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'db.internal', 1, ['a, b', '(db.internal)']],
  ['CERT_HAS_EXPIRED', 'certificate has expired', 1, ['a, b']],
  ['certificate', 'ENOENT: no such file, open /ca.pem', 1, ['ca.pem', 'sslrootcert, sslcert, sslkey']],
  ['pooler', 'a pooler shares out its sessions', 1, ['a:5433,b/dice', 'pool_mode = session']],
  ['25006', 'it only reads', 1, ['a:5433,b/dice', 'target_session_attrs=read-write']],
  ['synchronous-commit', 'synchronous_commit is off', 1, ['a:5433,b/dice', 'alter system set synchronous_commit = on']],
  ['3D000', 'database "dice" does not exist', 1, ['a:5433,b', 'createdb dice']],
  ['42501', 'permission denied', 1, ['a:5433,b/dice', 'grant create on database "dice" to "ann"']],
  ['ECONNREFUSED', 'connect ECONNREFUSED', 4, ['a:5433,b/dice', '(connect ECONNREFUSED)', '5432']],
];

const HOSTS = { ...settings, shared: { database: 'postgres://ann:secret@a:5433,b/dice', address } } as ServerSettings;

describe.each(LANGUAGES)('in %s', language => {
  test.each(PROBLEMS)('what %s means is said with what to do', (reason, why, code, told) => {
    const messages = messagesFor(language);
    const failure = failureToStart({ ...context, messages }, HOSTS, opened(why, reason));
    expect(failure?.code).toBe(code);
    for (const part of told) expect(failure?.sentence).toContain(part);
    expect(failure?.sentence).not.toContain('secret');
    // A sentence of its own, and not the one for what nobody has foreseen.
    expect(failure?.sentence).not.toBe(messages.nodes.problems.cannotUse('a:5433,b/dice', why));
  });
});

test('no two problems of a database are told in the same words', () => {
  const told = PROBLEMS.map(([reason]) => failureToStart(context, HOSTS, opened('why: no encryption', reason))?.sentence);
  // Two of them are one matter: an authority that this machine does not know.
  expect(new Set(told).size).toBe(PROBLEMS.length - 1);
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

test('in a house with a database, boards that cannot be read are no matter of the database, nor of profiles', () => {
  const error = new LogError('not-a-log', 'people.db is damaged: file is not a database', undefined, '/data/people.db');
  expect(failureToStart(context, { ...settings, dataFolder: '/srv/yaht' }, error)).toEqual({
    code: 1,
    sentence: expect.stringMatching(
      /^the boards in .srv.yaht.people\.db cannot be read: .*\(file is not a database\)\. Move it away/,
    ),
  });
});

test('a file that the system does not open is named, with its reason', () => {
  const people = new LogError('cannot-open', 'people.db: unable to open database file', undefined, 'people.db');
  const chain = new StartError('cannot-read', '', { reason: 'EACCES' });
  for (const [error, start] of [
    [people, /^cannot open .srv.people\.db \(unable to open database file\)\. Let whoever runs the server/],
    [chain, /^cannot open .srv.daily\.json \(EACCES\)\. Let whoever runs the server/],
  ] as const)
    expect(failureToStart(context, { ...settings, dataFolder: '/srv' }, error)).toEqual({
      code: 1,
      sentence: expect.stringMatching(start),
    });
});
