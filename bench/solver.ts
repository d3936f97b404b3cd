/** How fast the solver is: seconds on this machine, and ratios to the readable reference measured in the same run. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fault, scorecardVariants, type Dice } from '@yaht/rules';
import {
  advise,
  compileTables,
  EMPTY_CARD,
  FIRST_ROLL,
  kernelTurns,
  plainTurns,
  solveHere,
  solveReference,
  solveWith,
  slotOf,
  type Position,
  type Solution,
  type Tables,
  type Team,
} from '@yaht/solver';
import { gather } from '@yaht/solver/node';

const RUNS = 15;
const QUESTIONS = 20_000;

/** The best of several runs: what the machine can do when nobody disturbs it. */
async function secondsOf<Value>(runs: number, run: () => Value | Promise<Value>): Promise<{ seconds: number; value: Value }> {
  let best: { seconds: number; value: Value } | undefined;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    const value = await run();
    const seconds = (performance.now() - start) / 1000;
    if (!best || seconds < best.seconds) best = { seconds, value };
  }
  return best ?? fault('nothing was run');
}

function tablesOf(id: string): Tables {
  const compiled = compileTables(scorecardVariants.find(variant => variant.id === id) ?? fault(`no variant ${id}`));
  return compiled.ok ? compiled.value : fault(compiled.error);
}

const print = (...columns: readonly string[]): void =>
  console.log(columns.map((column, i) => (i === 0 ? column.padEnd(36) : column.padStart(18))).join(''));

async function benchVariant(id: string, team: Team): Promise<Solution> {
  const tables = tablesOf(id);
  const reference = await secondsOf(1, () => solveReference(tables));
  const row = (name: string, seconds: number, expected: number): void =>
    print(`${id}, ${name}`, `${seconds.toFixed(3)} s`, `${(reference.seconds / seconds).toFixed(1)} ×`, expected.toFixed(8));
  row('reference', reference.seconds, reference.value[slotOf(tables, EMPTY_CARD) ?? 0] ?? 0);
  for (const precision of ['f32', 'f64'] as const) {
    const here = await secondsOf(RUNS, () => solveHere(tables, { precision }));
    row(`kernel ${precision}, one thread`, here.seconds, here.value.expected);
    const together = await secondsOf(RUNS, () => solveWith(team, tables, { precision }));
    row(`kernel ${precision}, all threads`, together.seconds, together.value.expected);
  }
  return solveHere(tables);
}

const COMMAND = fileURLToPath(new URL('../apps/cli/bin/yaht.js', import.meta.url));

/** The command, which solves once and ends: nothing of it is optimised yet. */
async function benchFreshProcess(id: string): Promise<void> {
  const solves: number[] = [];
  const run = (): void => {
    const answer = execFileSync(process.execPath, [COMMAND, 'solve', id, '--json', '--progress=none'], { encoding: 'utf8' });
    solves.push((JSON.parse(answer) as { readonly seconds: number }).seconds);
  };
  const { seconds } = await secondsOf(RUNS, run);
  print(`${id}, first solve of a process`, `${Math.min(...solves).toFixed(3)} s`);
  print(`${id}, the whole process`, `${seconds.toFixed(3)} s`);
}

const READER = fileURLToPath(new URL('solver/read-table.mjs', import.meta.url));

/** A table as other programs write it, by a process that does nothing else first, and by one that has done so before. */
async function benchTableFile(id: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
  try {
    const path = join(folder, 'table');
    execFileSync(process.execPath, [COMMAND, 'solve', id, '--out', path, '--progress=none']);
    const read = (): readonly number[] =>
      JSON.parse(execFileSync(process.execPath, [READER, path, id], { encoding: 'utf8' })) as readonly number[];
    const rounds = Array.from({ length: RUNS }, read);
    const firsts = rounds.map(([first = Number.NaN]) => first).sort((a, b) => a - b);
    print(`${id}, a table file, first`, `${firsts[0]?.toFixed(1)} ms`, `${firsts[RUNS >> 1]?.toFixed(1)} ms (p50)`);
    print(`${id}, a table file, later`, `${Math.min(...rounds.flat()).toFixed(1)} ms`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function benchQuestions(solution: Solution): Promise<void> {
  const { dice, rolls } = solution.tables;
  const positions = Array.from({ length: QUESTIONS }, (_, i): Position => ({
    card: { ...EMPTY_CARD, filled: (i * 7) & 0b11_1100_0000 },
    dice: dice.keeps[FIRST_ROLL + (i % 252)] as Dice,
    rerollsLeft: i % rolls,
  }));
  const [plain, fast] = [plainTurns(solution), kernelTurns(solution)];
  const each = async (name: string, ask: (position: Position) => unknown): Promise<void> => {
    const { seconds } = await secondsOf(RUNS, () => positions.forEach(ask));
    print(name, `${((seconds * 1e6) / QUESTIONS).toFixed(2)} µs`);
  };
  await each('one question, plain', ({ card, rerollsLeft }) => plain(card, rerollsLeft));
  await each('one question, kernel', ({ card, rerollsLeft }) => fast(card, rerollsLeft));
  await each('advice, plain', position => advise(solution, position, plain));
  await each('advice, kernel', position => advise(solution, position, fast));
}

print('', 'best time', 'than reference', 'expected score');
const team = gather();
await benchQuestions(await benchVariant('yatzy', team));
await benchVariant('yahtzee', team);
await team.dismiss();
await benchFreshProcess('yatzy');
await benchFreshProcess('yahtzee');
await benchTableFile('yatzy');
