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
  const bases = [...dockerfile.matchAll(/^FROM node:(\d+\.\d+\.\d+)-/gm)].map(([, version]) => version);
  expect(bases.length).toBe(2);
  expect(tested).toEqual(expect.arrayContaining(bases));
  const steps = [...dockerfile.matchAll(/^(?:RUN|HEALTHCHECK .* CMD) (.*)$/gm)].map(([, step]) => step);
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toContain('container.sh');
});

test('Caddy leads to the port of the server, with certificates of its own getting, and passes live events on at once', async () => {
  const recipe = (await file('deploy/Caddyfile')).replaceAll(/^\s*#.*$/gm, '');
  const words = recipe.split(/\s+/).filter(word => word !== '');
  const depths = words.map(word => (word === '{' ? 1 : word === '}' ? -1 : 0) as number);
  expect(depths.reduce((sum, step) => sum + step, 0)).toBe(0);
  // A name and nothing about certificates: then it gets one by itself, and leads port 80 to 443.
  expect(recipe.trimStart()).toMatch(/^dice\.example \{$/m);
  expect(words).not.toContain('tls');
  expect(words.slice(words.indexOf('reverse_proxy'), words.indexOf('reverse_proxy') + 5).join(' ')).toBe(
    'reverse_proxy 127.0.0.1:9000 { flush_interval -1',
  );
  // Options that the program knows, as the recipe tells them to whoever copies it.
  const [command = ''] = /yaht server .*$/m.exec(await file('deploy/Caddyfile')) ?? [];
  for (const [flag] of command.matchAll(/--[a-z-]+/g)) expect(await file('docs/operations.md')).toContain(`| \`${flag}\``);
  expect(command).toContain('--proxies 127.0.0.1');
});

test('every stage of the image takes npm’s registry as a build argument', async () => {
  const stages = (await file('Dockerfile')).split(/^FROM /m).slice(1);
  for (const stage of stages) expect(stage).toMatch(/^ARG NPM_CONFIG_REGISTRY$/m);
});

type Lock = { readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>> };
type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};
type Locked = ReadonlyMap<string, string | undefined>;

/** The hashes of a lock by name and version, wherever the packages lie. */
const lockedIn = ({ packages }: Lock): Locked =>
  new Map(
    Object.entries(packages).flatMap(([place, { version, integrity }]) =>
      place === '' ? [] : [[`${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`, integrity]],
    ),
  );

const json = async <Content>(name: string): Promise<Content> => JSON.parse(await file(name)) as Content;

test('the image holds what the command asks for and what several servers need, in the versions of the tests', async () => {
  const [image, command, server] = await Promise.all(
    ['deploy/image', 'apps/cli', 'apps/server'].map(folder => json<Manifest>(`${folder}/package.json`)),
  );
  const needed = Object.keys({ ...command?.dependencies, ...command?.peerDependencies });
  expect(Object.keys(image?.dependencies ?? {}).sort()).toEqual(needed.sort());
  for (const [name, version] of Object.entries(image?.dependencies ?? {}))
    expect([name, version]).toEqual([name, server?.dependencies[name]]);
});

test('every package of the image is locked by its hash, to what the tests run with', async () => {
  const [image, house] = (await Promise.all(
    ['deploy/image', '.'].map(async folder => lockedIn(await json<Lock>(`${folder}/package-lock.json`))),
  )) as [Locked, Locked];
  expect(image.size).toBeGreaterThan(4);
  for (const [what, hash] of image) {
    expect([what, hash]).toEqual([what, expect.stringMatching(/^sha512-/)]);
    expect([what, hash]).toEqual([what, house.get(what)]);
  }
});

test('the image is installed by its lock and by nothing else', async () => {
  const script = await file('deploy/container.sh');
  expect(script).toMatch(/^\s*\(cd "\$place" && npm ci /m);
  expect(script).not.toMatch(/npm (install|i|add|exec)\b|npx/);
});
