/** The product on other versions of Node: a fresh clone that starts, serves and plays, as somebody who has that Node finds it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { inFreshClone } from './clone.mjs';
import { containerWorks } from './container.mjs';
import { root, run, say } from './house.mjs';
import { fetchedNode, npmBy } from './node.mjs';

/** Versions that the project is tried on; the first is the least it promises. */
export const testedNodes = async () => JSON.parse(await readFile(join(root, 'scripts/node.json'), 'utf8')).tested;

/** One of them that this process does not run on. */
export const anotherNode = async () =>
  (await testedNodes()).find(version => version.split('.')[0] !== process.versions.node.split('.')[0]);

/** The tests beside the code that stand nearest to what differs between versions of Node: files, numbers, threads. */
const VITEST = 'node_modules/vitest/vitest.mjs';
const UNIT_TESTS = ['apps/server/src/log', 'packages/rules', 'packages/solver'];

/** A fresh clone on this version: `npm start`, a server, a game over HTTP, and with `unit` some of the tests beside the code. */
export async function worksOn(version, { unit = false } = {}) {
  const program = await fetchedNode(version, `tests on Node ${version} need it`);
  return inFreshClone(async clone => {
    const path = [dirname(program), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path, CI: '' };
    const here = { cwd: clone, env };
    const quiet = { ...here, stdio: ['ignore', 'ignore', 2] };
    const [npmProgram, ...npmArgs] = npmBy(program);
    const npmStart = [...npmArgs, 'start', '--silent', '--', '--version'];
    const steps = {
      'npm start -- --version': () => run(npmProgram, npmStart, quiet),
      'the second start has nothing left to do': () => saysNothing(npmProgram, npmStart, here),
      'a game over HTTP': () => serves(program, here),
      'the steps of the container': async () => ((await containerWorks(clone, program, env)) ? 0 : 1),
      ...(unit && { 'unit tests': () => run(program, [VITEST, 'run', '--project', 'unit', ...UNIT_TESTS], here) }),
    };
    for (const [what, work] of Object.entries(steps)) {
      const code = await work();
      say(`Node ${version}: ${what}: ${code === 0 ? 'ok' : 'FAILED'}`);
      if (code !== 0) return false;
    }
    return true;
  });
}

/** Runs a program that has nothing to report on stderr: no step of the setup, and no warning. */
async function saysNothing(command, args, { cwd, env }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (words) process.stderr.write(words);
  return words ? 1 : code;
}

const ENDED_BY_SIGTERM = 143;

/** A server of that clone answers, serves the app and plays a game to its end. */
async function serves(program, { cwd, env }) {
  const args = ['apps/cli/bin/yaht.js', 'server', '--port', '0', '--http-port', '0', '--json', '--data', join(cwd, 'data')];
  const server = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  server.stderr.on('data', piece => (words += piece));
  const ended = once(server, 'exit');
  try {
    const [line] = await Promise.race([once(createInterface(server.stdout), 'line'), ended.then(() => [''])]);
    if (line === '') throw new Error('the server ended');
    await playOverHttp(JSON.parse(line).http.url.replace(/\/$/, ''));
    server.kill('SIGTERM');
    const [code] = await ended;
    if (code !== ENDED_BY_SIGTERM) throw new Error(`the server ended with exit code ${code}`);
    if (/Warning/.test(words)) throw new Error('the server warns');
    return 0;
  } catch (error) {
    say(`${error.message}: ${words}`);
    server.kill('SIGKILL');
    return 1;
  }
}

async function playOverHttp(url) {
  for (const path of ['/healthz', '/', '/docs', '/openapi.json']) {
    const { ok, status } = await fetch(url + path);
    if (!ok) throw new Error(`${path} answers ${status}`);
  }
  const post = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const json = await answer.json();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${JSON.stringify(json)}`);
    return json;
  };
  const { id, token, state: begun } = await post('/game/new', { variant: 'yahtzee', players: ['Ann'] });
  let state = begun;
  while (!state.gameOver) {
    ({ state } = await post(`/game/${id}/roll`, {}, token));
    const category = state.availableCategories.find(({ allowed }) => allowed).id;
    ({ state } = await post(`/game/${id}/score`, { category }, token));
  }
}
