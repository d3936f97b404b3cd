/** Who holds something on this machine: a process, told apart from a later one that got its number. */
import { readFileSync } from 'node:fs';

/** The number of a process and, where the system tells it, its birth. */
export type Holder = { readonly pid: number; readonly birth?: string | undefined };

/** A process that runs; this one, unless another is named. */
export const holderOf = (pid = process.pid): Holder => ({ pid, birth: birthOf(pid) });

/** As a line of text, the number first; older files hold the number alone. */
export const formatHolder = ({ pid, birth }: Holder): string => (birth === undefined ? `${pid}` : `${pid} ${birth}`);

export function parseHolder(text: string): Holder {
  const [pid, birth] = text.trim().split(' ');
  return { pid: Number(pid), birth };
}

/** Whether another process than this one still holds it; where births are not known, its number is believed. */
export function isHeld({ pid, birth }: Holder): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isRunning(pid)) return false;
  const known = birthOf(pid);
  return birth === undefined || known === undefined || birth === known;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Which start of the machine it was, and when after it the process began; Linux tells both. */
function birthOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in parentheses and may hold blanks; the start is the 22nd.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return start && `${boot}+${start}`;
  } catch {
    return undefined;
  }
}
