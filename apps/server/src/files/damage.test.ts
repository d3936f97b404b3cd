/**
 * What can happen to the files of a server, as a table: each file missing, empty, cut, changed in a bit or in a page, put back from an
 * older copy or taken from another server. Whatever it is, the next start says so, or nothing is missing.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openChain, readRoot } from '../daily/chain-file.ts';
import { CHAIN_FILE, LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import { openDatabase } from '../log/database.ts';
import { commandId, memberId, roomId, type Cursor } from '../log/ids.ts';
import { MIGRATIONS } from '../log/schema.ts';
import { SqliteLog } from '../log/sqlite-log.ts';
import { openHere } from '../log/writer-port.ts';
import { openPeopleFile, type PeopleFile } from '../people/file/people-file.ts';
import { PEOPLE_MIGRATIONS } from '../people/file/schema.ts';
import { neighboursIn } from './examine.ts';
import { lastWriteOf } from './last-write.ts';
import { Notes } from './notes.ts';
import { openFolder } from './open-folder.ts';
import { walOf } from './wal.ts';

const ROOMS = Array.from({ length: 30 }, (_, i) => roomId(`room-${i}`));
const DATABASES = [LOG_FILE, PEOPLE_FILE] as const;

const root = mkdtempSync(join(tmpdir(), 'yaht-damage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const place = (name: string): string => join(root, name);

const nothingToSay = (): never => expect.unreachable('nothing is missing');

/** A server as far as its files go. */
class Running {
  readonly folder: string;
  readonly #log: SqliteLog;
  readonly #people: PeopleFile;
  #round = 0;

  private constructor(folder: string, log: SqliteLog, people: PeopleFile) {
    this.folder = folder;
    this.#log = log;
    this.#people = people;
  }

  static async start(folder: string): Promise<Running> {
    mkdirSync(folder, { recursive: true });
    const id = await openFolder({ folder, acceptLoss: false, warn: nothingToSay });
    const log = new SqliteLog(openHere({ file: join(folder, LOG_FILE), id, pragmas: ['wal_autocheckpoint = 40'] }));
    const people = openPeopleFile({ file: join(folder, PEOPLE_FILE), id });
    await openChain(join(folder, CHAIN_FILE));
    await log.know(await neighboursIn(folder));
    return new Running(folder, log, people);
  }

  async play(rounds: number): Promise<void> {
    const seqs = new Map((await this.#log.rooms()).map(({ room, seq }) => [room, seq]));
    for (let round = 0; round < rounds; round++) {
      this.#round += 1;
      for (const room of ROOMS.filter((_, i) => (i + round) % 3 === 0)) {
        const seq = seqs.get(room) ?? 0;
        const command = { member: memberId('ann'), id: commandId(`${room}-${seq}`), hash: 'h', answer: { seq } };
        const events = [{ type: 'Said', text: `${room} ${seq} `.repeat(6) }];
        await this.#log.append({
          room,
          expected: { seq, version: seq },
          epoch: 0,
          events,
          command,
          secrets: { seed: `${room}-${seq}` },
        });
        seqs.set(room, seq + 1);
      }
      const keyHash = `${this.folder}-${this.#round}-${Math.random()}`.padStart(64, '0');
      this.#people.profiles.create({ name: `Ann ${this.#round}`, colour: 'blue', keyHash, now: this.#round });
      const { cursor } = (await this.#log.follow()) ?? { cursor: '' as Cursor };
      this.#people.games.record([], cursor);
    }
  }

  copyTo(name: string): void {
    cpSync(this.folder, place(name), { recursive: true });
  }

  async stop(): Promise<void> {
    this.#people.file.close();
    await this.#log.know(await neighboursIn(this.folder));
    await this.#log.close();
  }
}

/** Everything that must not be lost, as the next start reads it. */
async function contentOf(folder: string): Promise<unknown> {
  const steps = { [LOG_FILE]: MIGRATIONS, [PEOPLE_FILE]: PEOPLE_MIGRATIONS };
  const tables = {
    [LOG_FILE]: ['rooms', 'events', 'secrets', 'tokens'],
    [PEOPLE_FILE]: ['profiles', 'keys', 'progress', 'games', 'seats'],
  };
  const rows = DATABASES.map(name => {
    const file = openDatabase({ file: join(folder, name) }, 0, steps[name]);
    const all = tables[name].map(table => file.db.prepare(`select * from ${table} order by 1, 2`).all());
    file.close();
    return all;
  });
  return [rows, await readRoot(join(folder, CHAIN_FILE))];
}

/** What is said when the rooms are read: a room that is damaged refuses. */
async function saidOfRooms(folder: string): Promise<string> {
  const log = new SqliteLog(openHere({ file: join(folder, LOG_FILE) }));
  const said = await Promise.all(ROOMS.map(room => log.load(room).then(() => '', String)));
  await log.close();
  return said.filter(text => text !== '').join('; ');
}

let content: unknown;
beforeAll(async () => {
  const other = await Running.start(place('other-running'));
  await other.play(30);
  other.copyTo('other-killed');
  await other.stop();
  other.copyTo('other-stopped');
  const first = await Running.start(place('own'));
  await first.play(30);
  await first.stop();
  first.copyTo('older-stopped');
  const second = await Running.start(place('own'));
  await second.play(20);
  second.copyTo('older-killed');
  await second.play(20);
  second.copyTo('killed');
  await second.stop();
  second.copyTo('stopped');
  second.copyTo('read');
  content = await contentOf(place('read'));
});

type Damage = readonly [name: string, harm: (folder: string, state: 'killed' | 'stopped') => void];

const flip = (at: (size: number) => number) => (path: string) => {
  const bytes = readFileSync(path);
  const place = Math.min(at(bytes.length), bytes.length - 1);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 4, place);
  writeFileSync(path, bytes);
};

const zero = (at: (size: number) => number) => (path: string) => {
  const bytes = readFileSync(path);
  const place = Math.max(0, at(bytes.length));
  bytes.fill(0, place, Math.min(place + 4096, bytes.length));
  writeFileSync(path, bytes);
};

const middle = (size: number): number => Math.floor(size / 2 / 4096) * 4096;

/** Of one file. */
const harms: readonly (readonly [string, (path: string) => void])[] = [
  ['missing', path => rmSync(path)],
  ['empty', path => truncateSync(path, 0)],
  ...[1, 20, 100].map(bytes => [`cut to ${bytes} bytes`, (path: string) => truncateSync(path, bytes)] as const),
  ...[0.25, 0.5, 0.75, 0.95].map(
    part => [`cut to ${part} of it`, (path: string) => truncateSync(path, Math.floor(readFileSync(path).length * part))] as const,
  ),
  ['without its last byte', path => truncateSync(path, readFileSync(path).length - 1)],
  ...[0, 17, 21, 30, 50, 98].map(byte => [`a bit in byte ${byte}`, flip(() => byte)] as const),
  ...[0.1, 0.3, 0.5, 0.7, 0.9].map(part => [`a bit at ${part} of it`, flip(size => Math.floor(size * part))] as const),
  ['a bit in its last byte', flip(size => size - 1)],
  ['zeros at its beginning', zero(() => 0)],
  ['zeros in the middle', zero(middle)],
  ['zeros at its end', zero(size => size - 4096)],
];

const replacedBy = (from: string, path: string): void => {
  if (existsSync(from)) cpSync(from, path);
};

const files = ['yaht.db', 'yaht.db-wal', 'yaht.db-last', 'people.db', 'people.db-wal', 'people.db-last', 'daily.json'] as const;

const damages = (state: 'killed' | 'stopped'): readonly Damage[] => [
  ...files
    .filter(file => state === 'killed' || !file.endsWith('-wal'))
    .flatMap(file => [
      ...harms.map(([name, harm]): Damage => [`${file}: ${name}`, folder => harm(join(folder, file))]),
      ...['older', 'other'].flatMap(which =>
        ['killed', 'stopped'].map((end): Damage => [
          `${file}: that of ${which}-${end}`,
          folder => replacedBy(join(place(`${which}-${end}`), file), join(folder, file)),
        ]),
      ),
    ]),
  ...DATABASES.flatMap(file => [
    ...['older', 'other'].map((which): Damage => [
      `${file} and what is beside it: that of ${which}-stopped`,
      folder => {
        for (const path of [walOf(file), lastWriteOf(file)]) rmSync(join(folder, path), { force: true });
        for (const path of [file, lastWriteOf(file)]) replacedBy(join(place(`${which}-stopped`), path), join(folder, path));
      },
    ]),
    [
      `${file}: a -wal of another server beside it`,
      folder => cpSync(join(place('other-killed'), walOf(file)), join(folder, walOf(file))),
    ] as Damage,
    [
      `${file}: only its -wal is there`,
      folder => {
        if (state === 'stopped') cpSync(join(place('killed'), walOf(file)), join(folder, walOf(file)));
        for (const path of [file, lastWriteOf(file)]) rmSync(join(folder, path));
      },
    ] as Damage,
  ]),
  [
    'only the three files are copied',
    folder => {
      for (const file of DATABASES)
        for (const path of [walOf(file), lastWriteOf(file)]) rmSync(join(folder, path), { force: true });
    },
  ],
];

/** What the next start says: a refusal, or lines in its log. */
async function saidAt(folder: string): Promise<string> {
  const said: string[] = [];
  const warn = (about: object, text: string): void => void said.push(`${JSON.stringify(about)} ${text}`);
  await openFolder({ folder, acceptLoss: false, warn }).catch((error: unknown) => said.push(String(error)));
  return said.join('; ');
}

describe.each(['killed', 'stopped'] as const)('of a server that was %s', state => {
  test('as it is, nothing is said and nothing is missing', async () => {
    cpSync(place(state), place('as-it-is'), { recursive: true });
    expect(await saidAt(place('as-it-is'))).toBe('');
    expect(await contentOf(place('as-it-is'))).toEqual(content);
    rmSync(place('as-it-is'), { recursive: true });
  });

  test.each(damages(state))('%s: it is said, or nothing is missing', async (_, harm) => {
    const folder = mkdtempSync(join(root, 'harmed-'));
    cpSync(place(state), folder, { recursive: true });
    harm(folder, state);
    const said = (await saidAt(folder)) || (await saidOfRooms(folder));
    if (said === '') expect(await contentOf(folder)).toEqual(content);
    rmSync(folder, { recursive: true });
  });
});

test('a server that is killed at any step of its end starts again without a word', async () => {
  const running = await Running.start(place('ending'));
  await running.play(3);
  const copies: string[] = [];
  const copy = (): void => {
    copies.push(`ended-${copies.length}`);
    running.copyTo(copies.at(-1) ?? '');
  };
  const spies = (['open', 'seal'] as const).map(step => {
    const real = Notes.prototype[step];
    return vi.spyOn(Notes.prototype, step).mockImplementation(function (this: Notes) {
      copy();
      real.call(this);
      copy();
    });
  });
  await running.stop();
  for (const spy of spies) spy.mockRestore();
  expect(copies.length).toBeGreaterThanOrEqual(4);
  for (const name of copies) await (await Running.start(place(name))).stop();
});
