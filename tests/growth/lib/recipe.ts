/** A page of `docs/` whose blocks of code say where they belong, done to a copy of the house as a reader would do it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Step = {
  readonly file: string;
  readonly how: 'at the end of' | 'instead of';
  readonly name: string;
  readonly lines: readonly string[];
};

/** A sentence that names a file and a place in it, and the block below. */
const STEP = /^ *In `([^`]+)`, (at the end of|instead of) `(\w+)`:\n\n( *)```ts\n([\s\S]*?)\n *```$/gm;

/** Everything that the page says to do, in its order. */
export const stepsIn = (page: string): readonly Step[] =>
  [...page.matchAll(STEP)].map(([, file = '', how = '', name = '', margin = '', block = '']) => ({
    file,
    how: how as Step['how'],
    name,
    lines: block.split('\n').map(line => line.slice(margin.length)),
  }));

/** Does all of it in this folder. */
export async function follow(page: string, folder: string): Promise<readonly string[]> {
  const steps = stepsIn(page);
  for (const step of steps) {
    const path = join(folder, step.file);
    await writeFile(path, changed(await readFile(path, 'utf8'), step));
  }
  return [...new Set(steps.map(({ file }) => file))];
}

function changed(text: string, step: Step): string {
  const lines = text.split('\n');
  const begin = lines.findIndex(line => placeOf(step).test(line));
  if (begin < 0) throw new Error(`${step.file} has no ${step.name}`);
  const margin = /^ */.exec(lines[begin] ?? '')?.[0] ?? '';
  if (step.how === 'instead of') return spliced(lines, begin, 1, step.lines, margin);
  const end = lines.findIndex((line, at) => at > begin && line.startsWith(`${margin}}`));
  return spliced(lines, end, 0, step.lines, `${margin}  `);
}

/** A table that is opened on this line, or a line of its own. */
const placeOf = ({ how, name }: Step): RegExp =>
  how === 'instead of'
    ? new RegExp(`^ *(?:export const )?${name}\\b.*[,;]$`)
    : new RegExp(`^ *(?:export const )?${name}\\b.*\\{$`);

const spliced = (lines: readonly string[], at: number, away: number, put: readonly string[], margin: string): string =>
  lines.toSpliced(at, away, ...put.map(line => (line === '' ? line : margin + line))).join('\n');
