/** What an operator copies from deploy/ and the Dockerfile agrees with what the program does. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PATIENCE } from '../apps/server/src/log/postgres/questions.ts';
import { root } from './lib/programs.ts';

const file = (name: string): Promise<string> => readFile(join(root, name), 'utf8');

test.each([
  ['deploy/compose.yaml', /^\s*stop_grace_period: (\d+)s$/m],
  ['deploy/yaht.service', /^TimeoutStopSec=(\d+)$/m],
  ['Dockerfile', /docker run --stop-timeout (\d+) /],
  ['docs/operations.md', /docker run --stop-timeout (\d+) /],
])('%s gives a server longer to end than it waits for its database', async (name, grace) => {
  const seconds = Number(grace.exec(await file(name))?.[1]);
  expect(seconds * 1_000).toBeGreaterThan(PATIENCE);
});

test('the image is made on a Node that is tried, by the steps that are tried', async () => {
  const { tested } = JSON.parse(await file('scripts/node.json')) as { readonly tested: readonly string[] };
  const dockerfile = await file('Dockerfile');
  const bases = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
  expect(bases.length).toBe(2);
  expect(tested.map(version => version.split('.')[0])).toEqual(expect.arrayContaining(bases));
  const steps = [...dockerfile.matchAll(/^(?:RUN|HEALTHCHECK .* CMD) (.*)$/gm)].map(([, step]) => step);
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toContain('container.sh');
});

test('every stage of the image takes npm’s registry as a build argument', async () => {
  const stages = (await file('Dockerfile')).split(/^FROM /m).slice(1);
  for (const stage of stages) expect(stage).toMatch(/^ARG NPM_CONFIG_REGISTRY$/m);
});
