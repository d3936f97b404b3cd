import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { botMove } from '@yaht/bots';
import { readSave } from '@yaht/client';
import { fault, readRecord, type RunGame } from '@yaht/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyFolder, run, yaht } from './lib/programs.ts';
import { keysFor, readAll } from './lib/run-keys.ts';
import { Terminal } from './lib/terminal.ts';
import { NEVER_COMES } from './lib/time.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let terminal: Terminal;

const data = (): string => join(folder.path, 'data');

const press = (...keys: readonly string[]): Promise<void> => terminal.press(...keys);

/** The file of the one run of this test: its record or, while it goes on, its save. */
async function keptFile(): Promise<string | undefined> {
  for (const place of ['games', 'saves']) {
    const [name] = (await readdir(join(data(), place)).catch(() => [])).filter(file => file.endsWith('.json'));
    if (name) return join(data(), place, name);
  }
  return undefined;
}

/** The run as it is kept once it knows more than so many facts; while it changes its place, it is nowhere for a moment. */
function after(facts: number): Promise<RunGame> {
  return vi.waitFor(
    async () => {
      const path = await keptFile();
      const text = path && (await readFile(path, 'utf8').catch(() => undefined));
      const game = text && gameIn(JSON.parse(text));
      if (game && game.events.length > facts) return game;
      throw new Error(`nothing came after ${facts} facts:\n${await terminal.screen()}`);
    },
    { timeout: NEVER_COMES, interval: 20 },
  );
}

const keptRun = (): Promise<RunGame> => after(0);

function gameIn(json: unknown): RunGame {
  const record = readRecord(json);
  const save = readSave(json);
  const game = record.ok ? record.value : save.ok ? save.value.game : undefined;
  return game?.family === 'run' ? game : fault('no run is kept');
}

/** Plays as the bot would, until the run is as it should be. */
async function playUntil(isRight: (game: RunGame) => boolean): Promise<RunGame> {
  let game = await keptRun();
  while (!isRight(game)) {
    const facts = game.events.length;
    await press(...keysFor(botMove(game, 0, 'easy')));
    game = await after(facts);
    if (!game.over) await readAll(terminal, game.events.slice(facts));
  }
  return game;
}

describe.runIf(!withoutTmux)('a run in the whole terminal', () => {
  beforeEach(async () => {
    folder = await emptyFolder();
    terminal = await Terminal.open({
      YAHT_DATA_DIR: data(),
      YAHT_CACHE_DIR: join(folder.path, 'cache'),
      YAHT_CONFIG_DIR: join(folder.path, 'config'),
    });
  });
  afterEach(async () => {
    await terminal.close();
    await folder.remove();
  });

  test('from the choice of dice to the end: killed on the way it goes on where it was, and its record verifies', async () => {
    await terminal.type(`${yaht} play rollio --players Ann --seed 61 --no-animation; echo code $?`);
    await terminal.until('Choose your dice');
    await press('b');
    await terminal.until('! b does nothing here.');
    await press('Enter');
    await readAll(terminal, (await keptRun()).events);
    await playUntil(({ state }) => state.phase === 'round' && state.turn?.dice !== null);
    await press('b');
    await terminal.until('! Nothing of this roll is set aside yet.');

    await playUntil(({ state }) => state.turn?.scored === true);
    const before = await keptRun();
    process.kill(await terminal.program(), 'SIGKILL');
    await terminal.until('code 137');
    await terminal.type(`reset; ${yaht} play --resume; echo code $?`);
    await terminal.until(`b banks ${(before.state.turn?.pot ?? 0).toLocaleString('en')}`);
    expect((await keptRun()).events).toEqual(before.events);

    const { state, events } = await playUntil(game => game.state.phase === 'shop');
    // The Enter that opened the shop buys nothing yet.
    await press('Down', 'Up', 'Enter');
    const bought = await after(events.length);
    expect(bought.state.money).toBeLessThan(state.money);
    await press('u');
    await terminal.until('Taken back.');

    // Whatever the size is when points are counted, they end where the rules say.
    await playUntil(game => game.state.level.level === 2 && game.state.turn?.scored === true);
    await terminal.resize(120, 40);
    await terminal.resize(80, 24);
    const { pot = 0 } = (await keptRun()).state.turn ?? {};
    await terminal.untilScreen(screen => screen.includes(`POT ${pot.toLocaleString('en')} at risk`) && screen.includes('q quit'));

    const { over, events: all } = await playUntil(game => game.over !== null);
    expect(all.length).toBeGreaterThan(100);
    const end = await terminal.until('RUN LOST');
    expect(end).toContain(`${(over?.totals[0] ?? 0).toLocaleString('en')} points in this run`);
    await press('q');
    await terminal.until('code 0');
    const [record = ''] = await readdir(join(data(), 'games'));
    expect(await run(yaht, ['verify', join(data(), 'games', record)])).toMatchObject({ code: 0 });
  });
});
