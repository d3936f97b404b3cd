/** The browser before other programs: what they take meanwhile would be measured as if the page had taken it. */
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const FIRST = -15;

/** Every thread of a program and of those it has started, where the system allows; elsewhere nothing changes. */
export function takePrecedence(program: number): void {
  for (const process of withChildren(program))
    for (const thread of known(() => readdirSync(`/proc/${process}/task`)) ?? []) known(() => setPriority(Number(thread), FIRST));
}

function withChildren(program: number): readonly number[] {
  const all = known(() => readdirSync('/proc')) ?? [];
  const parents = new Map(all.filter(name => /^\d+$/.test(name)).map(name => [Number(name), parentOf(name)]));
  const isOf = (process = 0): boolean => process === program || (process > 1 && isOf(parents.get(process)));
  return [...parents.keys()].filter(isOf);
}

/** The fourth word of `stat`; the second, the name, stands in brackets and may have any words of its own. */
const parentOf = (process: string): number | undefined =>
  known(() => Number(readFileSync(`/proc/${process}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]));

/** Processes end while one looks, and not every system tells of them. */
function known<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
