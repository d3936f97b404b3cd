import { openPostgresLog } from '@yaht/server/log/postgres';
import { noticesContract, profilesContract } from '@yaht/server/people/contract';
import { Database, PostgresNotices, PostgresProfiles } from '@yaht/server/people/shared';
import { afterAll, beforeAll, describe } from 'vitest';
import { isLeftOut, startPostgres, type Service } from '../lib/services.ts';

describe.skipIf(isLeftOut('postgres'))('with PostgreSQL', () => {
  let postgres: Service;
  let db: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    await (await openPostgresLog({ url: postgres.url })).close();
    db = new Database(postgres.url, { connections: 4 });
  });
  afterAll(async () => {
    await db.close();
    await postgres.remove();
  });

  const EMPTY = { name: 'empty', text: 'truncate yaht.profiles, yaht.keys, yaht.transfers, yaht.recoveries, yaht.vacations' };
  const empty = async (): Promise<PostgresProfiles> => {
    await db.ask(EMPTY);
    return new PostgresProfiles(db);
  };

  profilesContract('profiles in PostgreSQL', async () => ({ profiles: await empty() }));

  noticesContract('notices in PostgreSQL', async () => {
    await db.ask({ name: 'untold', text: 'truncate yaht.notice_ways, yaht.notice_settings' });
    await db.ask({ name: 'unsigned', text: `delete from yaht.house where name = 'vapid'` });
    return { notices: new PostgresNotices(db) };
  });
});
