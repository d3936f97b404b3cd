/** What leads people to several servers agrees with what the servers do. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECONDS } from '@yaht/protocol';
import { expect, test } from 'vitest';
import { PATIENCE } from '../apps/server/src/log/postgres/questions.ts';
import { root } from './lib/programs.ts';

const file = (name: string): Promise<string> => readFile(join(root, 'deploy', name), 'utf8');

/** Settings that are in force. */
const inForce = (text: string): string => text.replaceAll(/^\s*#.*$/gm, '');

test('the proxy of the servers asks whether they are ready for new visitors, cuts nobody off and finds new containers', async () => {
  const proxy = inForce(await file('haproxy.cfg'));
  expect(proxy).toMatch(/option httpchk GET \/readyz/);
  expect(proxy).not.toMatch(/shutdown-sessions/);
  expect(proxy).toMatch(/default-server .*\bcheck\b.*\bresolvers containers\b/);
  for (const kind of ['client', 'server', 'tunnel'])
    expect(Number(new RegExp(`timeout ${kind} (\\d+)s`).exec(proxy)?.[1])).toBeGreaterThan(SECONDS.silence);
  const compose = inForce(await file('compose.yaml'));
  const nodes = [...compose.matchAll(/^ {2}(node\d):/gm)].map(([, name]) => name);
  expect([...proxy.matchAll(/^ {2}server (\S+) \1:9000$/gm)].map(([, name]) => name)).toEqual(nodes);
  expect(compose).toContain('./haproxy.cfg:');
});

test('the proxy of the database leads to its primary alone, and lets go of one that is no longer', async () => {
  const proxy = inForce(await file('haproxy-postgres.cfg'));
  expect(proxy).toMatch(/option httpchk GET \/primary/);
  expect(proxy).toMatch(/on-marked-down shutdown-sessions/);
});

test('Kubernetes asks the right questions, waits long enough and takes one server away at a time', async () => {
  const manifests = inForce(await file('kubernetes.yaml')).split(/^---$/m);
  expect(manifests.map(text => /^kind: (\w+)$/m.exec(text)?.[1])).toEqual(['Deployment', 'PodDisruptionBudget', 'Service']);
  const [deployment = '', budget = ''] = manifests;
  const probes = [...deployment.matchAll(/^ +(\w+)Probe:\s+httpGet: \{ path: (\S+),/gm)].map(([, name, path]) => [name, path]);
  expect(Object.fromEntries(probes)).toEqual({ readiness: '/readyz', liveness: '/healthz', startup: '/healthz' });
  const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(deployment)?.[1]);
  const pause = Number(/command: \[sleep, '(\d+)'\]/.exec(deployment)?.[1]);
  expect(1_000 * (grace - pause)).toBeGreaterThan(PATIENCE);
  expect(budget).toMatch(/^ {2}maxUnavailable: 1$/m);
  for (const name of ['YAHT_DB', 'YAHT_PROXIES'])
    expect(deployment).toMatch(new RegExp(`name: ${name}\\s+valueFrom: \\{ secretKeyRef:`));
});
