/** A fresh copy of the project elsewhere: what git knows of it or would take, as it is now, and nothing that was installed or built. */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './house.mjs';

/** Does the work in a fresh clone and removes it. */
export async function inFreshClone(work) {
  const folder = await mkdtemp(join(tmpdir(), 'yaht-clone-'));
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    for (const name of list.toString().split('\0').filter(Boolean)) {
      if (existsSync(join(root, name))) await cp(join(root, name), join(folder, name));
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
