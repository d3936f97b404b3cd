import { openPostgresLog } from '@yaht/server/log/postgres';
import { profilesContract } from '@yaht/server/people/contract';
import { Database, Mirror, PostgresProfiles, PostgresReviewDesk } from '@yaht/server/people/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  const EMPTY = { name: 'empty', text: 'truncate yaht.profiles, yaht.keys, yaht.transfers' };
  const empty = async (): Promise<PostgresProfiles> => {
    await db.ask(EMPTY);
    return new PostgresProfiles(db, async () => {});
  };

  profilesContract('profiles in PostgreSQL', async () => ({ profiles: await empty() }));

  test('a game is compared by one node, the others read what it found, and one that never answers is not waited for', async () => {
    const [one, two] = [new PostgresReviewDesk(db), new PostgresReviewDesk(db)];
    const nothing = new Map();
    expect(await one.look(['a', 'b'])).toEqual({ known: nothing, own: 'a' });
    expect(await two.look(['a', 'b'])).toEqual({ known: nothing, own: 'b' });
    expect(await one.look(['a', 'b'])).toEqual({ known: nothing, own: undefined });
    await one.keep('a', null);
    expect(await two.look(['a', 'b'])).toEqual({ known: new Map([['a', null]]), own: undefined });
    await db.ask({ name: 'later', text: `update yaht.reviews set until = until - interval '1 hour'` });
    expect((await Promise.all([one, two].map(desk => desk.look(['a', 'b'])))).map(({ own }) => own)).toEqual(
      expect.arrayContaining(['b', undefined]),
    );
  });

  test('a node hears of every profile that was made, changed or removed elsewhere', async () => {
    const profiles = await empty();
    const names = new Map<string, string | null>();
    const mirror = new Mirror(db, async changed => changed.forEach(({ id, name }) => names.set(id, name)));
    const make = (i: number) => profiles.create({ name: `N${i}`, colour: 'sky', keyHash: `key-${i}`, now: i });
    const [first] = await Promise.all([1, 2, 3].map(make));
    await mirror.look();
    expect(new Set(names.values())).toEqual(new Set(['N1', 'N2', 'N3']));
    await profiles.change(first?.id ?? '', { name: 'Changed' });
    await Promise.all([make(4), mirror.look(), make(5), mirror.look()]);
    await profiles.remove(first?.id ?? '');
    await mirror.look();
    expect([...names.values()]).toHaveLength(5);
    expect(names.get(first?.id ?? '')).toBeNull();
  });
});
