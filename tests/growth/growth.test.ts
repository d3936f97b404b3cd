/**
 * The house grows by a charm, a boss, a consumable, a material and a set, and by another version of a charm: runs that began before go on as
 * if nothing had happened, and an older program keeps what it cannot play. The growing is done as docs/adding-a-charm.md says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry, Wish } from '@yaht/client';
import {
  fault,
  type Chance,
  type Command,
  type Game,
  type RunGame,
  type RunVariant,
  type Setup,
  type Variant,
} from '@yaht/rules';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { ServerProcess } from '../server/lib/server-process.ts';
import { GrownHouse, type World } from './lib/grown-house.ts';
import { stepsIn } from './lib/recipe.ts';
import * as thisWorld from './lib/world.ts';

const PAGE = 'docs/adding-a-charm.md';
/** What joins by the page, by the list it joins. */
const JOINING = {
  charms: ['snowball', 'comeback@2'],
  consumables: ['purse'],
  bosses: ['miser'],
  sets: ['amber'],
  materials: ['amber'],
} as const;

const old: World = thisWorld;
let house: GrownHouse;
let grown: World;
let folder: Awaited<ReturnType<typeof emptyFolder>>;

beforeAll(async () => {
  house = await GrownHouse.open(PAGE);
  grown = await house.world();
  folder = await emptyFolder();
});
afterAll(async () => {
  await house.remove();
  await folder.remove();
});

const variantIn = (world: World, id: string): Variant => world.rules.variantById(id) ?? fault(`no ${id}`);

/** Low levels with a boss each, and money for every shop: much is met in a few moves. */
function generous(world: World): RunVariant {
  const rollio = variantIn(world, 'rollio');
  if (rollio.family !== 'run') return fault('Rollio is a run');
  const levels = { ...rollio.levels, thresholds: rollio.levels.thresholds.map(() => 100), growth: 1_000, bossEvery: 1 };
  return { ...rollio, levels, income: { level: 30, bank: 3, boss: 9 } };
}

type Played = { readonly world: World; readonly seed: string; readonly chance: Chance; readonly game: Game };

/** A game that begins in this world, with a seed that is promised. */
function begun(world: World, number: number, variant: Variant, given: Partial<Setup> = {}): Played {
  const seed = world.fair.seedFromText(`growth ${number}`);
  const commitment = world.fair.commitmentOf(seed);
  const setup = { id: `growth-${number}`, variant, players: [{ name: 'Ann' }], commitment, ...given };
  const chance = world.fair.fairChance({ seed, ...world.rules.drawKeys(setup) });
  const started = world.rules.startGame(setup, chance);
  return { world, seed: world.fair.formatSeed(seed), chance, game: started.ok ? started.value.game : fault(started.error) };
}

/** The same game in the hands of another world, which reads it from its save. */
function handedOver(played: Played, world: World): Played {
  const save = JSON.stringify(played.world.client.saveOf({ game: played.game, secret: played.seed }));
  const read = world.client.readSave(JSON.parse(save));
  if (!read.ok) return fault(`the save was not read: ${JSON.stringify(read.error)}`);
  const { game } = read.value;
  const seed = world.fair.parseSeed(played.seed);
  const chance = world.fair.fairChance({ seed: seed.ok ? seed.value : fault('no seed'), ...world.rules.drawKeys(game.start) });
  return { world, seed: played.seed, chance, game };
}

/** So many random moves further; the house ends a game that is not over then, if that is wished. */
function further(played: Played, moves: number, isEnded = false): Played {
  const { world, chance } = played;
  const pick = world.playing.pickFrom(Math.imul(Number(/\d+/.exec(played.game.start.id)) + moves, 0x9e3779b1));
  let { game } = played;
  for (let i = 0; i < moves && !game.over; i++) {
    const seat = game.family === 'duel' ? (world.rules.actingSeats(game)[pick(world.rules.actingSeats(game).length)] ?? 0) : 0;
    const own = game.family === 'duel' ? world.rules.ownRun(game, seat) : game;
    const next = world.rules.play(game, seat, world.testing.randomMove(own as RunGame, pick), chance);
    if (next.ok) game = next.value.game;
  }
  if (!isEnded || game.over) return { ...played, game };
  const ended = world.rules.play(game, 'house', { type: 'Abandon' }, chance);
  return { ...played, game: ended.ok ? ended.value.game : fault(ended.error) };
}

/** The record of a game that is over, with its seed told. */
function recordOf({ world, game, seed }: Played): unknown {
  const told = world.rules.revealSeed({ game, events: game.events }, seed).game;
  return JSON.parse(JSON.stringify(world.rules.recordOf(told)));
}

/** Every id that stands anywhere in the facts after the start. */
const met = (game: Game): string => JSON.stringify(game.events.slice(1));
const joined = Object.values(JOINING).flat();

describe('the page', () => {
  test('is about two files and sentences, where it is about a charm', async () => {
    const page = await readFile(PAGE, 'utf8');
    const charm = page.slice(page.indexOf('## A charm'), page.indexOf('## Another tuning'));
    const files = stepsIn(charm).map(({ file }) => file);
    expect(files.filter(file => !file.startsWith('packages/messages/'))).toEqual([
      'packages/rules/src/rollio/content/charms.ts',
      'packages/rules/src/variants/rollio.ts',
    ]);
    expect(page.match(/```ts/g)).toHaveLength(stepsIn(page).length);
  });

  test('leads to a house whose lists have what joined, and whose first release is the same', () => {
    for (const [kind, ids] of Object.entries(JOINING)) {
      const list: readonly string[] = grown.rules.listsToday[kind as keyof typeof JOINING];
      expect(list.slice(-ids.length)).toEqual(ids);
    }
    expect(grown.rules.listsToday.charms).not.toContain('comeback');
    expect(grown.rules.listsOf({})).toEqual(old.rules.listsOf({}));
    expect(grown.rules.charmOf('comeback@2' as never).name).toBe('Comeback');
  });

  test('leads to code that compiles, keeps every golden scene and record, and has all sentences', async () => {
    const compiled = await house.tool('typescript/bin/tsc', ['-p', 'packages/rules', '--noEmit', '--composite', 'false']);
    expect([compiled.code, compiled.stdout]).toEqual([0, '']);
    const about = [
      'packages/rules/src/rollio/golden',
      'packages/rules/src/rollio/content',
      'packages/rules/src/rollio/run/run.test.ts',
    ];
    const tests = [...about, 'packages/fair/src/golden.test.ts', 'packages/messages/src/rollio-content.test.ts'];
    const vitest = (args: readonly string[], env = {}) =>
      house.tool('vitest/vitest.mjs', ['run', '--project', 'unit', ...args], env);
    const unwritten = await vitest(about.slice(0, 1));
    expect([unwritten.code, (unwritten.stdout + unwritten.stderr).includes('snowball')]).toEqual([1, true]);
    expect(await vitest(about.slice(0, 1), { YAHT_GOLDEN: 'write' })).toMatchObject({ code: 0 });
    const { code, stdout, stderr } = await vitest(tests);
    expect([code, code === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    const stored = (root: string) => readFile(join(root, 'packages/rules/src/rollio/golden/stored/charms.json'), 'utf8');
    const [before, after] = [JSON.parse(await stored('.')) as object, JSON.parse(await stored(house.path)) as object];
    expect(after).toMatchObject(before);
    expect(Object.keys(after)).toEqual([...Object.keys(before), ...JOINING.charms]);
  });
});

const games: readonly (readonly [what: string, begin: (world: World, number: number) => Played])[] = [
  ['a run', (world, number) => begun(world, number, generous(world))],
  [
    'a run of the day',
    (world, day) =>
      begun(world, day, generous(world), { challenge: world.fair.challengeOf({ kind: 'daily', game: 'rollio', day }) }),
  ],
  [
    'a duel',
    (world, number) => {
      const duel = variantIn(world, 'rollio-duel');
      const rules = duel.family === 'duel' ? { ...duel, run: generous(world) } : duel;
      return begun(world, number, rules, { players: [{ name: 'Ann', seed: 'ann' }, { name: 'Bo' }] });
    },
  ],
];

describe.each(games)('%s that began before', (_, begin) => {
  test('is resumed from its save by the grown house, met by nothing new, and verified and replayed by both', () => {
    for (let number = 1; number <= 6; number++) {
      const saved = further(begin(old, number), 60);
      const resumed = handedOver(saved, grown);
      expect(resumed.game.events).toEqual(JSON.parse(JSON.stringify(saved.game.events)));
      const done = further(resumed, 400, true);
      for (const id of joined) expect(met(done.game)).not.toContain(`"${id}"`);
      for (const world of [old, grown]) {
        const read = world.rules.readRecord(recordOf(done));
        const game = read.ok ? read.value : fault(`${number}: ${JSON.stringify(read.error)}`);
        expect(world.fair.verifyGame(game)).toMatchObject({ ok: true });
        expect(world.rules.replay(game.events).state).toEqual(game.state);
      }
    }
  });

  test('goes on move by move as it would have gone on in the old house', () => {
    for (let number = 1; number <= 4; number++) {
      const saved = further(begin(old, 10 + number), 40);
      const [here, there] = [further(saved, 300), further(handedOver(saved, grown), 300)];
      expect(there.game.events).toEqual(JSON.parse(JSON.stringify(here.game.events)));
    }
  });

  test('is looked back upon: its lines, its collection and its board are the same', () => {
    const { game } = further(begin(old, 20), 300);
    const own = game.family === 'duel' ? old.rules.ownRun(game, 0) : (game as RunGame);
    expect(grown.client.runLine(own)).toEqual(old.client.runLine(own));
    expect(grown.rules.comparableRules(game.start.variant)).toEqual(old.rules.comparableRules(game.start.variant));
    const seen = (world: World) =>
      world.client.collectionOf([own]).charms.flatMap(({ id, seen }) => (seen ? [world.rules.nameOfId(id)] : []));
    expect(seen(grown).sort()).toEqual(seen(old).sort());
  });
});

describe.each(games)('%s that begins in the grown house', (_, begin) => {
  test('meets everything that joined', () => {
    const all = Array.from({ length: 40 }, (_none, number) => met(further(begin(grown, 100 + number), 300).game)).join();
    expect(joined.filter(id => !all.includes(`"${id}"`))).toEqual([]);
    expect(all).not.toContain('"comeback"');
  });

  test('is one for a newer version in the old house, which says so and what it does not know, and keeps it', async () => {
    const played = further(begin(grown, 31), 50);
    const record = recordOf(further(played, 0, true));
    const read = old.rules.readRecord(record);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'newer-version', unknown: expect.arrayContaining([...joined]) as unknown },
    });
    const save = JSON.stringify(grown.client.saveOf({ game: played.game, secret: played.seed }));
    expect(old.client.readSave(JSON.parse(save))).toMatchObject({ ok: false, error: { code: 'newer-version' } });
    expect(() => old.rules.replay(played.game.events)).toThrow(old.rules.NewerVersion);
    const again = further(handedOver(played, grown), 300, true);
    expect(grown.fair.verifyGame((grown.rules.readRecord(recordOf(again)) as { readonly value: Game }).value)).toMatchObject({
      ok: true,
    });
  });
});

test('the command of the old house refuses a newer run with code 5, and goes on with an old one that the grown house has played', async () => {
  const paths = ['newer', 'older'].map(name => join(folder.path, `${name}.json`));
  const [newer = '', older = ''] = paths;
  await writeFile(newer, JSON.stringify(recordOf(further(begun(grown, 41, generous(grown)), 80, true))));
  await writeFile(
    older,
    JSON.stringify(recordOf(further(handedOver(further(begun(old, 42, generous(old)), 50), grown), 80, true))),
  );
  const call = (...args: readonly string[]) =>
    run(process.execPath, [yaht, ...args], { env: { XDG_DATA_HOME: folder.path, HOME: folder.path } });
  for (const command of ['verify', 'replay', 'review']) {
    const { code, stderr } = await call(command, newer);
    expect([command, code]).toEqual([command, 5]);
    expect(stderr).toContain('newer version of yaht (this one does not know snowball, comeback@2, purse)');
    expect(stderr).not.toContain('rules');
  }
  expect(await call('verify', older)).toMatchObject({ code: 0 });
  expect(await call('replay', older)).toMatchObject({ code: 0 });

  const saves = join(folder.path, 'yaht/saves');
  const text = JSON.stringify(
    grown.client.saveOf({ ...further(begun(grown, 43, generous(grown)), 20), secret: 'ab'.repeat(32) }),
  );
  await mkdir(saves, { recursive: true });
  await writeFile(join(saves, '20990101-000000-aaaa.json'), text);
  const resumed = await call('play', '--resume', '--plain');
  expect([resumed.code, resumed.stderr]).toEqual([5, expect.stringContaining('newer version of yaht')]);
  expect(await readFile(join(saves, '20990101-000000-aaaa.json'), 'utf8')).toBe(text);
});

describe.each([
  ['a run', 'rollio', ['Ann']],
  ['a duel', 'rollio-duel', ['Ann', 'Ben']],
] as const)('%s on a server', (_, variant, names) => {
  const serve = (where: 'old' | 'grown', dataFolder: string): Promise<ServerProcess> =>
    ServerProcess.start({ dataFolder }, [], [], where === 'grown' ? house.bundle : undefined);

  type Table = Awaited<ReturnType<World['people']['sit']>>;
  const gameAt = (table: Table): Game => table.state().game ?? fault('no game is on');
  const gameId = ({ events }: Game): string => (events[0]?.type === 'GameStarted' ? events[0].id : fault('no start'));

  const sit = (world: World, { ports }: ServerProcess, entry: Entry): Promise<Table> =>
    world.people.sit(world.people.transportTo('tcp', ports.tcp), entry);

  /** A game in a room of its own, each seat with a client of this world; the host's comes first. */
  async function open(world: World, server: ServerProcess): Promise<readonly Table[]> {
    const host = await sit(world, server, { type: 'CreateRoom', name: names[0], variant, seats: names.length });
    const room = host.state().room?.id ?? fault('no room');
    const tables = [host];
    for (const name of names.slice(1)) tables.push(await sit(world, server, { type: 'Join', room, name }));
    for (const [i, table] of tables.entries()) await table.send({ type: 'Ready', ready: true, seed: names[i] ?? '' });
    await host.send({ type: 'StartGame' });
    for (const table of tables) await world.people.until(table, ({ game }) => game !== null);
    return tables;
  }

  /** So many moves at each seat. */
  async function moves(world: World, tables: readonly Table[], most: number): Promise<void> {
    for (const [seat, table] of tables.entries())
      for (let i = 0; i < most && world.rules.actingSeats(gameAt(table)).includes(seat); i++) {
        const command: Command = world.bots.botMove(gameAt(table), seat, 'easy');
        const answer = await table.send(command as Wish);
        if (!answer.ok) fault(`${command.type} was refused: ${answer.error.code}`);
      }
  }

  /** To the end of the game, which everybody hears of. */
  async function toTheEnd(world: World, tables: readonly Table[]): Promise<void> {
    await moves(world, tables, 5_000);
    for (const table of tables) await world.people.until(table, ({ game }) => game?.over !== null);
  }

  /** The seats are left as they are, to be taken again by these tokens. */
  function leave(world: World, tables: readonly Table[]): readonly string[] {
    const room = tables[0]?.state().room?.id;
    const tokens = [...world.people.kept.values()].flatMap(seat => (seat.room === room ? [seat.token] : []));
    for (const table of tables) table.close();
    return tokens;
  }

  const resume = (world: World, server: ServerProcess, tokens: readonly string[]): Promise<readonly Table[]> =>
    Promise.all(tokens.map(token => sit(world, server, { type: 'Resume', token })));

  const ask = async ({ ports }: ServerProcess, path: string, body?: unknown): Promise<readonly [number, unknown]> => {
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${ports.http}${path}`, body === undefined ? {} : sent);
    return [answer.status, await answer.json()];
  };

  test('that the old one began is played to its end on the grown one, by old clients, and its dice are proven', async () => {
    const data = join(folder.path, `${variant}-before`);
    let server = await serve('old', data);
    const tables = await open(old, server);
    await moves(old, tables, 15);
    const before = tables.map(table => gameAt(table).events);
    const tokens = leave(old, tables);
    expect(tokens).toHaveLength(names.length);
    await server.stop();
    server = await serve('grown', data);
    const again = await resume(old, server, tokens);
    for (const [i, table] of again.entries()) expect(gameAt(table).events.slice(0, before[i]?.length)).toEqual(before[i]);
    await toTheEnd(old, again);
    const [, record] = await ask(server, `/v1/games/${gameAt(again[0] ?? fault('nobody is back')).start.id}`);
    for (const table of again) table.close();
    expect(await ask(server, '/v1/verify', record)).toMatchObject([200, { valid: true }]);
    await server.stop();
    for (const world of [old, grown]) {
      const read = world.rules.readRecord(record);
      expect(read.ok && world.fair.verifyGame(read.value)).toMatchObject({ ok: true });
    }
  });

  test('that the grown one began is kept by the old one, which says what it needs, and goes on where it grew', async () => {
    const data = join(folder.path, `${variant}-after`);
    let server = await serve('grown', data);
    const tables = await open(grown, server);
    await moves(grown, tables, 8);
    const before = gameAt(tables[0] ?? fault('nobody is there'));
    const tokens = leave(grown, tables);
    const [token = ''] = tokens;

    await expect(resume(old, server, [token])).rejects.toThrow('newer-version');
    expect(old.people.kept.get(token)).toMatchObject({ token });
    await server.stop();

    server = await serve('old', data);
    for (const world of [old, grown]) await expect(resume(world, server, [token])).rejects.toThrow('newer-version');
    for (const path of ['', '/proof', '/review'])
      expect(await ask(server, `/v1/games/${gameId(before)}${path}`)).toMatchObject([501, { code: 'newer-version' }]);
    expect(server.said).toBe('');
    await server.stop();

    server = await serve('grown', data);
    const again = await resume(grown, server, tokens);
    expect(gameAt(again[0] ?? fault('nobody is back')).events.slice(0, before.events.length)).toEqual(before.events);
    await toTheEnd(grown, again);
    const [, record] = await ask(server, `/v1/games/${gameId(before)}`);
    for (const table of again) table.close();
    expect(await ask(server, '/v1/verify', record)).toMatchObject([200, { valid: true }]);
    await server.stop();

    server = await serve('old', data);
    const unknown = expect.arrayContaining([...joined]) as unknown;
    expect(await ask(server, '/v1/verify', record)).toMatchObject([200, { valid: null, code: 'newer-version', unknown }]);
    expect(await ask(server, '/v1/review', record)).toMatchObject([400, { code: 'invalid-record', reason: 'newer-version' }]);
    await server.stop();
  });
});
