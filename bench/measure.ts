/** Measures pieces of work side by side in one run, so that their ratio means something on a busy machine. */
import { Bench } from 'tinybench';

export type Row = { readonly name: string; readonly perSecond: number; readonly microseconds: number };

/** Runs each piece for about a second; the median counts, because machines are shared. */
export async function measure(work: Readonly<Record<string, () => unknown>>): Promise<readonly Row[]> {
  const bench = new Bench({ time: 1_000, warmupTime: 300 });
  for (const [name, piece] of Object.entries(work)) bench.add(name, piece);
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name} did not finish`);
    const microseconds = result.latency.p50 * 1_000;
    return { name, perSecond: 1_000_000 / microseconds, microseconds };
  });
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** A table with the time of each piece and its ratio to the first. */
export function print(title: string, rows: readonly Row[]): void {
  const first = rows[0]?.microseconds ?? 1;
  const width = Math.max(...rows.map(({ name }) => name.length));
  process.stdout.write(`\n${title}\n`);
  for (const { name, microseconds, perSecond } of rows) {
    const cells = [`${fine.format(microseconds)} µs`, `${whole.format(perSecond)} /s`, `× ${fine.format(microseconds / first)}`];
    process.stdout.write(`  ${name.padEnd(width)}  ${cells.map(cell => cell.padStart(14)).join('')}\n`);
  }
}

export const perMinute = ({ perSecond }: Row): string => whole.format(60 * perSecond);
