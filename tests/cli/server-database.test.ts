/** `yaht server` and a PostgreSQL as it is run: encrypted, with passwords, entered by variables and files. It starts, or says what to do. */
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Database } from '@yaht/server/people/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAuthority, type Authority } from '../lib/authority.ts';
import { lastingPort } from '../lib/port.ts';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';
import { isLeftOut, somebody, startPostgres, type Service } from '../lib/services.ts';

type Env = Readonly<Record<string, string>>;

const PASSWORD = 'a-word-nobody-sees';

describe.skipIf(isLeftOut('postgres', 'openssl'))('a server and its database', () => {
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let ours: Authority;
  let others: Authority;
  let postgres: Service;
  let plain: Service;
  let entry: Env;
  let plainPort: number;

  /** A file that only its owner may read, unless told otherwise. */
  const fileOf = async (name: string, content: string, mode = 0o600): Promise<string> => {
    const path = join(folder.path, name);
    await writeFile(path, content);
    await chmod(path, mode);
    return path;
  };

  beforeAll(async () => {
    folder = await emptyFolder();
    [ours, others] = [newAuthority(), newAuthority()];
    const { key, certificate } = ours.sign('localhost', somebody);
    const rules = join(ours.folder, 'pg_hba.conf');
    await writeFile(rules, 'local all all trust\nhostssl all all all scram-sha-256\n');
    const port = await lastingPort();
    plainPort = await lastingPort();
    const open = { fsync: 'off', listen_addresses: '127.0.0.1' };
    const encrypted = { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key, hba_file: rules };
    postgres = await startPostgres({ ...open, ...encrypted, port: `${port}` });
    plain = await startPostgres({ ...open, port: `${plainPort}` });
    const db = new Database(postgres.url);
    await db.with(client =>
      client.query(`create role ann login password '${PASSWORD}'; grant create on database postgres to ann`),
    );
    await db.close();
    entry = {
      YAHT_DB: 'postgres://',
      PGHOST: 'localhost',
      PGPORT: `${port}`,
      PGUSER: 'ann',
      PGPASSWORD: PASSWORD,
      PGDATABASE: 'postgres',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: ours.certificate,
    };
  });
  afterAll(async () => {
    await postgres.remove();
    await plain.remove();
    for (const authority of [ours, others]) authority.remove();
    await folder.remove();
  });

  const address = (): string => `localhost:${entry['PGPORT']}/postgres`;

  test.each<[string, () => Promise<Env>]>([
    ['all is in the variables of PostgreSQL', async () => entry],
    [
      'the address is in a file, with the password',
      async () => ({
        YAHT_DB_FILE: await fileOf(
          'address',
          `postgres://ann:${PASSWORD}@${address()}?sslmode=verify-full&sslrootcert=${ours.certificate}\n`,
        ),
      }),
    ],
    [
      'the password is in a file of passwords',
      async () => ({
        ...entry,
        PGPASSWORD: '',
        PGPASSFILE: await fileOf('pgpass', `# ours\n*:*:*:bob:no\nlocalhost:*:*:ann:${PASSWORD}\n`),
      }),
    ],
    ['the name counts for nothing', async () => ({ ...entry, PGHOST: '127.0.0.1', PGSSLMODE: 'verify-ca' })],
    ['nobody is checked', async () => ({ ...entry, PGHOST: '127.0.0.1', PGSSLMODE: 'require', PGSSLROOTCERT: '' })],
  ])('it starts when %s, and the password is told to nobody', async (_, env) => {
    const { document, stop } = await startYahtServer(['--data', folder.path, '--log-level', 'debug'], { env: await env() });
    const { code, stderr } = await stop('SIGTERM');
    expect(code).toBe(143);
    expect(JSON.stringify(document) + stderr).not.toContain(PASSWORD);
  });

  test.each<[string, () => Promise<Env>, RegExp]>([
    [
      'another authority signed',
      async () => ({ ...entry, PGSSLROOTCERT: others.certificate }),
      /^yaht: the certificate of localhost is from nobody this machine trusts \(.+\)\. Name the authority that signed it: \?sslmode=verify-full&sslrootcert=/,
    ],
    [
      'the authority is not named',
      async () => ({ ...entry, PGSSLROOTCERT: '' }),
      /^yaht: the certificate of localhost is from nobody this machine trusts/,
    ],
    [
      'the certificate is for another name',
      async () => ({ ...entry, PGHOST: '127.0.0.1' }),
      /^yaht: the certificate of 127\.0\.0\.1 is for another name \(localhost\)\. Put the name in the certificate into the address/,
    ],
    [
      'there is no certificate where one is named',
      async () => ({ ...entry, PGSSLROOTCERT: '/nowhere/ca.pem' }),
      /^yaht: a certificate for the database cannot be read \(.*nowhere.ca\.pem.*\)\. Correct its path/,
    ],
    [
      'it goes without encryption',
      async () => ({ ...entry, PGSSLMODE: 'disable' }),
      /^yaht: localhost:\d+\/postgres takes encrypted connections only/,
    ],
    [
      'the database knows no encryption',
      async () => ({ ...entry, PGPORT: `${plainPort}` }),
      /^yaht: localhost:\d+\/postgres takes no encrypted connections\. Switch them on there \(ssl = on\)/,
    ],
    [
      'the password is wrong',
      async () => ({ ...entry, PGPASSWORD: `${PASSWORD}-not` }),
      /^yaht: the database localhost:\d+\/postgres does not let ann in: the password is missing or wrong/,
    ],
    [
      'others may read the file of passwords',
      async () => ({ ...entry, PGPASSWORD: '', PGPASSFILE: await fileOf('open', `*:*:*:*:${PASSWORD}\n`, 0o644) }),
      /^yaht: the database localhost:\d+\/postgres does not let ann in: the password is missing or wrong/,
    ],
    [
      'the file with the address is not there',
      async () => ({ YAHT_DB_FILE: '/nowhere/address' }),
      /^yaht: YAHT_DB_FILE: cannot read .*nowhere.address.* \(ENOENT\)\. Name a file that holds the address/,
    ],
    [
      'the file with the address is empty',
      async () => ({ YAHT_DB_FILE: await fileOf('empty', '\n') }),
      /^yaht: YAHT_DB_FILE: .*empty.* is empty\. Write the address into it/,
    ],
  ])('it does not start when %s, and says what to do', async (_, env, sentence) => {
    const { code, stdout, stderr } = await run(yaht, ['server', '--port', '0', '--http-port', '0', '--data', folder.path], {
      env: await env(),
    });
    expect(stderr).toMatch(sentence);
    expect([code === 0, stdout]).toEqual([false, '']);
    expect(stderr).not.toContain(PASSWORD);
  });
});
