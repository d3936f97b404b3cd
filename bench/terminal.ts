/** How fast the full screen answers a key, and what it costs while nobody presses one: `npm run bench terminal`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const yaht = fileURLToPath(new URL('../apps/cli/bin/yaht.js', import.meta.url));
/** Makes a terminal out of pipes. */
const TERMINAL = 'script';
const KEYS = 400;
const IDLE = 5_000;
const TICKS_PER_SECOND = 100;

/** A game in a terminal of 80 by 24 that `script` makes; what is written to it are key presses. */
async function open(folder: string) {
  const game = `stty rows 24 cols 80; exec ${process.execPath} ${yaht} play --players Ann --seed 7 --no-animation`;
  const env = {
    ...process.env,
    YAHT_DATA_DIR: folder,
    YAHT_CACHE_DIR: folder,
    YAHT_CONFIG_DIR: folder,
    LANG: 'C.UTF-8',
    TERM: 'xterm-256color',
  };
  const started = performance.now();
  const terminal = spawn(TERMINAL, ['-qfc', game, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  let shown = '';
  terminal.stdout.on('data', (bytes: Buffer) => {
    shown += bytes.toString();
  });
  while (!shown.includes('Enter rolls')) await once(terminal.stdout, 'data');
  return { terminal, start: performance.now() - started };
}

type Terminal = Awaited<ReturnType<typeof open>>['terminal'];

/** Milliseconds from a key to the first byte that it changes on the screen. */
async function answerTo({ stdin, stdout }: Terminal, key: string): Promise<number> {
  const pressed = performance.now();
  stdin.write(key);
  await once(stdout, 'data');
  return performance.now() - pressed;
}

/** The process behind the terminal, and the CPU time it has used. */
async function childOf(pid: number): Promise<number> {
  for (const name of await readdir('/proc')) {
    const parent = /^\d+$/.test(name) ? (await statOf(Number(name)))?.parent : undefined;
    if (parent === pid) return Number(name);
  }
  throw new Error('the game has ended');
}

async function statOf(pid: number): Promise<{ readonly parent: number; readonly seconds: number } | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return fields && { parent: fields[1] ?? 0, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_PER_SECOND };
}

const percentile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);

const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
const { terminal, start } = await open(folder);
try {
  await answerTo(terminal, '\r');
  const times: number[] = [];
  for (let i = 0; i < KEYS; i++) times.push(await answerTo(terminal, String(1 + (i % 5))));
  times.sort((one, other) => one - other);
  const game = await childOf(terminal.pid ?? 0);
  const before = await statOf(game);
  await new Promise(resolve => setTimeout(resolve, IDLE));
  const after = await statOf(game);
  const idle = ((after?.seconds ?? 0) - (before?.seconds ?? 0)) / (IDLE / 1_000);
  process.stdout.write('\nThe full screen, 80 x 24\n');
  process.stdout.write(`  start to first picture   ${start.toFixed(0)} ms\n`);
  process.stdout.write(`  key to repaint, ${KEYS} keys  p50 ${percentile(times, 0.5)} ms  p99 ${percentile(times, 0.99)} ms\n`);
  process.stdout.write(`  CPU while idle for 5 s   ${(100 * idle).toFixed(1)} %\n`);
} finally {
  terminal.kill();
  await rm(folder, { recursive: true, force: true });
}
