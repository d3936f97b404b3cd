/** Ways to people, what they wish of notices, and the key of the house, in the file of people. */
import type { NewWay, Settings, Way } from '../../notices/ways.ts';
import { MOST_WAYS, USUAL_SETTINGS } from '../../notices/ways.ts';
import type { KeptFile } from '../../files/kept-file.ts';
import { together } from './transaction.ts';

type Row = { readonly id: string; readonly createdAt: number; readonly way: string };

const wayOf = ({ id, createdAt, way }: Row): Way => ({ id, createdAt, way: JSON.parse(way) as NewWay });

/** The answers of a `NoticeBook`, at once. */
export class NoticeFile {
  readonly #file: KeptFile;

  constructor(file: KeptFile) {
    this.#file = file;
  }

  vapidKey(made: string): string {
    return together(this.#file, () => {
      this.#say('insert into house_secrets values (?, ?) on conflict do nothing').run('vapid', made);
      return (this.#say(`select value from house_secrets where name = 'vapid'`).get() as { readonly value: string }).value;
    });
  }

  ways(profile: string): readonly Way[] {
    const rows = this.#say('select id, created_at as createdAt, way from notice_ways where profile = ? order by created_at, id');
    return (rows.all(profile) as readonly Row[]).map(wayOf);
  }

  addWay(profile: string, { id, createdAt, way }: Way): boolean {
    return together(this.#file, () => {
      const known = this.ways(profile);
      if (known.length >= MOST_WAYS && !known.some(each => each.id === id)) return false;
      const add = this.#say('insert into notice_ways values (?, ?, ?, ?) on conflict (id) do update set way = excluded.way');
      add.run(id, profile, JSON.stringify(way), createdAt);
      return true;
    });
  }

  removeWay(profile: string, id: string): boolean {
    return together(
      this.#file,
      () => this.#say('delete from notice_ways where profile = ? and id = ?').run(profile, id).changes > 0,
    );
  }

  settings(profile: string): Settings {
    const row = this.#say('select settings from notice_settings where profile = ?').get(profile);
    return row ? (JSON.parse((row as { readonly settings: string }).settings) as Settings) : USUAL_SETTINGS;
  }

  keepSettings(profile: string, settings: Settings): void {
    together(this.#file, () => {
      const keep = 'insert into notice_settings values (?, ?) on conflict do update set settings = excluded.settings';
      this.#say(keep).run(profile, JSON.stringify(settings));
    });
  }

  #say(sql: string) {
    return this.#file.db.prepare(sql);
  }
}
