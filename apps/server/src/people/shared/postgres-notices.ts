/** Ways to people and what they wish of notices, in the database that several nodes share. */
import type { Database } from '../../log/postgres/database.ts';
import { MOST_WAYS, USUAL_SETTINGS, type NewWay, type NoticeBook, type Settings, type Way } from '../../notices/ways.ts';

const say = (name: string, text: string) => ({ name: `yaht-notices-${name}`, text });

const SAY = {
  keepKey: say('keep-key', `insert into yaht.house values ('vapid', $1) on conflict do nothing`),
  key: say('key', `select value from yaht.house where name = 'vapid'`),
  ways: say('ways', 'select id, created_at as "createdAt", way from yaht.notice_ways where profile = $1 order by created_at, id'),
  /** Two who come at once may make one more than there should be; no harm is done by that. */
  add: say(
    'add',
    `insert into yaht.notice_ways
     select $1, $2, $3, $4::bigint where (select count(*) from yaht.notice_ways where profile = $2 and id <> $1) < ${MOST_WAYS}
     on conflict (id) do update set way = excluded.way returning id`,
  ),
  remove: say('remove', 'delete from yaht.notice_ways where profile = $1 and id = $2 returning id'),
  settings: say('settings', 'select settings from yaht.notice_settings where profile = $1'),
  keep: say(
    'keep',
    'insert into yaht.notice_settings values ($1, $2) on conflict (profile) do update set settings = excluded.settings',
  ),
};

type Row = { readonly id: string; readonly createdAt: number; readonly way: string };

export class PostgresNotices implements NoticeBook {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async vapidKey(made: string): Promise<string> {
    await this.#db.ask(SAY.keepKey, [made]);
    const [row] = await this.#db.ask<{ readonly value: string }>(SAY.key);
    return row?.value ?? made;
  }

  async ways(profile: string): Promise<readonly Way[]> {
    const rows = await this.#db.ask<Row>(SAY.ways, [profile]);
    return rows.map(({ id, createdAt, way }) => ({ id, createdAt, way: JSON.parse(way) as NewWay }));
  }

  async addWay(profile: string, { id, createdAt, way }: Way): Promise<boolean> {
    return (await this.#db.ask(SAY.add, [id, profile, JSON.stringify(way), createdAt])).length > 0;
  }

  async removeWay(profile: string, id: string): Promise<boolean> {
    return (await this.#db.ask(SAY.remove, [profile, id])).length > 0;
  }

  async settings(profile: string): Promise<Settings> {
    const [row] = await this.#db.ask<{ readonly settings: string }>(SAY.settings, [profile]);
    return row ? (JSON.parse(row.settings) as Settings) : USUAL_SETTINGS;
  }

  async keepSettings(profile: string, settings: Settings): Promise<void> {
    await this.#db.ask(SAY.keep, [profile, JSON.stringify(settings)]);
  }
}
