import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { withoutStrace } from '../lib/strace.ts';
import { allLuck, Disk, noLuck, someLuck, type Luck } from './lib/disk.ts';
import { acknowledgedIn, problemsIn } from './lib/history.ts';
import { recorded, type Step } from './lib/trace.ts';

const ENTRIES = 400;
const CUTS = 20;

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

/** Cuts the power at many moments of a recorded run, each time right after something was said, until there is a problem. */
async function problemsAfterCuts(steps: readonly Step[], luckOf: (cut: number) => Luck): Promise<readonly string[]> {
  const disk = new Disk();
  const lines: string[] = [];
  for (const step of steps) {
    disk.take(step);
    if (step.type !== 'say') continue;
    lines.push(...step.text.split('\n'));
    const said = lines.filter(line => line.startsWith('ack')).length;
    const problems = said % (ENTRIES / CUTS) === 1 ? await problemsAfterCut(disk, luckOf(said), lines) : [];
    if (problems.length > 0) return problems;
  }
  return [];
}

async function problemsAfterCut(disk: Disk, luck: Luck, lines: readonly string[]): Promise<readonly string[]> {
  const found = await emptyFolder();
  await disk.cutPower(found.path, luck);
  const problems = await problemsIn(join(found.path, 'log.db'), acknowledgedIn(lines));
  await found.remove();
  return problems;
}

describe.runIf(!withoutStrace)('when the power is cut', () => {
  const record = (entries: number, pragmas: readonly string[]) =>
    recorded({ file: join(folder.path, 'log.db'), entries, pragmas }, join(folder.path, 'trace.txt'));
  const run = (...pragmas: readonly string[]) => record(ENTRIES, pragmas);

  test('[P1] everything acknowledged is there, whatever else the disk kept', async () => {
    const steps = await run('wal_autocheckpoint = 50');
    expect(steps.filter(({ type }) => type === 'say').length).toBeGreaterThan(ENTRIES);
    expect(await problemsAfterCuts(steps, () => noLuck)).toEqual([]);
    expect(await problemsAfterCuts(steps, someLuck)).toEqual([]);
  });

  test('[P1] a log that does not wait for the disk is caught by the same eyes', async () => {
    const problems = await problemsAfterCuts(await run('synchronous = off'), () => noLuck);
    expect(problems.join('\n')).toContain('lost');
  });

  test('[P1] so is one whose commits wait only now and then', async () => {
    const problems = await problemsAfterCuts(await run('synchronous = normal', 'wal_autocheckpoint = 50'), () => noLuck);
    expect(problems.join('\n')).toContain('lost');
  });

  test('[P1] what a killed program left unsynced is safe before the next one tells anybody about it', async () => {
    const steps = await run('wal_autocheckpoint = 100000');
    const commits = steps.flatMap((step, i) => (step.type === 'sync' && step.path.endsWith('-wal') ? i : []));
    for (const part of [0.3, 0.5, 0.7, 0.9]) {
      const disk = new Disk();
      for (const step of steps.slice(0, commits[Math.floor(commits.length * part)])) disk.take(step);
      await disk.cutPower(folder.path, allLuck);
      const next = await record(0, []);
      const told = next.slice(0, next.findLastIndex(step => step.type === 'say' && step.text.startsWith('ack')) + 1);
      for (const step of told) disk.take(step);
      const lines = told.flatMap(step => (step.type === 'say' ? step.text.split('\n') : []));
      expect(acknowledgedIn(lines).size).toBeGreaterThan(0);
      expect(await problemsAfterCut(disk, noLuck, lines)).toEqual([]);
    }
  });
});
