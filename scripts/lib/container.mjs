/** The steps of the Dockerfile without Docker: packed in a clone, installed in an empty folder, started as another user, asked, stopped. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run, say } from './house.mjs';

/** Who has no rights; only root can become somebody else. */
const NOBODY = 65_534;

/** Whether the image that the clone's Dockerfile describes would work, on this Node. */
export async function containerWorks(clone, node, env) {
  const folder = await mkdtemp(join(tmpdir(), 'yaht-container-'));
  try {
    await chmod(folder, 0o755);
    const [parcel, prefix, data] = ['parcel', 'prefix', 'data'].map(name => join(folder, name));
    const bin = join(prefix, 'bin');
    const script = join(bin, 'container.sh');
    await mkdir(bin, { recursive: true });
    await copyFile(node, join(bin, 'node'));
    await copyFile(join(clone, 'deploy/container.sh'), script);
    const path = [bin, env.PATH].join(delimiter);
    const image = { ...env, PATH: path, npm_config_prefix: prefix, NPM_CONFIG_PREFIX: prefix };
    const quiet = { cwd: folder, env: image, stdio: ['ignore', 'ignore', 2] };
    const packed = await run(script, ['pack', parcel], { ...quiet, cwd: clone });
    const code = packed || (await run(script, ['install', parcel], quiet));
    return code === 0 && (await lives(folder, { script, bin, data, image }));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The server as the image starts it is healthy at the port that its options name, and ends when it is told to. */
async function lives(folder, { script, bin, data, image }) {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  await mkdir(data, { mode: 0o777 });
  await chmod(data, 0o777);
  const env = { ...image, HOME: data, YAHT_DATA: data, YAHT_CACHE_DIR: join(data, 'cache'), YAHT_HTTP_PORT: '1' };
  // Below those that a system gives away.
  const port = randomInt(10_000, 32_000);
  const server = spawn(join(bin, 'yaht'), ['server', '--port', '0', '--http-port', String(port), '--json'], {
    cwd: folder,
    env,
    ...user,
    stdio: ['ignore', 'pipe', 2],
  });
  const ended = once(server, 'exit');
  try {
    const begun = await Promise.race([once(server.stdout, 'data'), ended.then(() => null)]);
    if (begun === null) return false;
    const asked = await run(script, ['healthy'], { cwd: folder, env: { ...env, YAHT_PID: String(server.pid) }, ...user });
    server.kill('SIGTERM');
    const [code] = await ended;
    if (asked !== 0) say('the health check failed while the server lived');
    if (code !== 143) say(`the server ended with exit code ${code}`);
    return asked === 0 && code === 143;
  } finally {
    server.kill('SIGKILL');
  }
}
