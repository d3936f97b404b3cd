import { expect, test } from 'vitest';
import { encryptionOf, parseDatabaseAddress, placeOf, withoutPassword, type DatabaseAddress } from './address.ts';

const at = (url: string, env: Readonly<Record<string, string>> = {}): DatabaseAddress | undefined =>
  parseDatabaseAddress(url, env);

const VARIABLES = {
  PGHOST: 'a,b',
  PGPORT: '5433',
  PGUSER: 'ann',
  PGPASSWORD: 'secret',
  PGDATABASE: 'dice',
  PGSSLMODE: 'verify-full',
  PGSSLROOTCERT: '/etc/ca.pem',
  PGPASSFILE: '/run/passwords',
};

test.each([
  ['postgres://ann@a/dice', [['a', 5432]]],
  [
    'postgresql://ann@a:6000,b/dice',
    [
      ['a', 6000],
      ['b', 5432],
    ],
  ],
  [
    'postgres://ann@a,b:6001/dice?target_session_attrs=read-write',
    [
      ['a', 5432],
      ['b', 6001],
    ],
  ],
  [
    'postgres://ann@[fd00::5]:6000,[fd00::6]/dice',
    [
      ['fd00::5', 6000],
      ['fd00::6', 5432],
    ],
  ],
  [
    'postgres://ann@localhost/dice?host=%2Frun%2Fa,%2Frun%2Fb',
    [
      ['/run/a', 5432],
      ['/run/b', 5432],
    ],
  ],
  ['postgres://ann@%2Frun%2Fa/dice', [['/run/a', 5432]]],
  [
    'postgres://?host=a,b&port=6000,6001&user=ann&dbname=dice',
    [
      ['a', 6000],
      ['b', 6001],
    ],
  ],
])('the hosts of %s', (url, hosts) => {
  expect(at(url)).toMatchObject({
    hosts: hosts.map(([host, port]) => ({ host, port })),
    user: 'ann',
    database: 'dice',
  });
});

test('what an address leaves out is in the variables of PostgreSQL', () => {
  expect(at('postgres://', VARIABLES)).toEqual({
    hosts: [
      { host: 'a', port: 5433 },
      { host: 'b', port: 5433 },
    ],
    user: 'ann',
    password: 'secret',
    database: 'dice',
    passwordFile: '/run/passwords',
    options: undefined,
    tls: 'verify-full',
    rootCertificate: '/etc/ca.pem',
    certificate: undefined,
    key: undefined,
  });
});

test('what an address says stands above the variables', () => {
  expect(at('postgres://bob:other%40@c:7000/cards?sslmode=disable&sslrootcert=/own.pem&passfile=/own', VARIABLES)).toMatchObject({
    hosts: [{ host: 'c', port: 7_000 }],
    user: 'bob',
    password: 'other@',
    database: 'cards',
    tls: 'disable',
    rootCertificate: '/own.pem',
    passwordFile: '/own',
  });
});

test.each([
  'mysql://a/dice',
  'postgres',
  'postgres://a:0/dice',
  'postgres://a:70000/dice',
  'postgres://a,/dice',
  'postgres://a:b:c/dice',
  'postgres://a/dice?sslmode=perhaps',
  'postgres://a/dice?target_session_attrs=standby',
  'postgres://%zz@a/dice',
])('%s is no address of a database to write to', url => {
  expect(at(url)).toBeUndefined();
});

test.each([
  ['', false],
  ['?sslmode=prefer', false],
  ['?sslmode=require', { rejectUnauthorized: false, checkServerIdentity: expect.any(Function) }],
  ['?sslmode=verify-ca', { rejectUnauthorized: true, checkServerIdentity: expect.any(Function) }],
  ['?sslmode=verify-full', { rejectUnauthorized: true, checkServerIdentity: expect.any(Function) }],
])('an address that ends with "%s" is encrypted so: %j', (query, encryption) => {
  expect(encryptionOf(at(`postgres://ann@a/dice${query}`) as DatabaseAddress)).toEqual(encryption);
});

test.each([
  ['postgres://yaht:secret@db.internal/yaht', 'postgres://yaht@db.internal/yaht'],
  ['postgres://yaht:se@cret@a:1,b:2/yaht', 'postgres://yaht@a:1,b:2/yaht'],
  ['postgres://yaht@localhost/yaht', 'postgres://yaht@localhost/yaht'],
  ['postgres://a/yaht?user=ann&password=secret', 'postgres://a/yaht?user=ann'],
  ['postgres://a/yaht?password=secret&user=ann', 'postgres://a/yaht?user=ann'],
  ['redis://:secret@bus:6379', 'redis://@bus:6379'],
])('%s is shown as %s', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown);
});

test('where a database is, for people', () => {
  expect(placeOf(at('postgres://ann:secret@a:5433,[fd00::5]:6000,b/dice') as DatabaseAddress)).toBe(
    'a:5433,[fd00::5]:6000,b/dice',
  );
});
