/** What leads people to several servers agrees with what the servers do. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECONDS } from '@yaht/protocol';
import { expect, test } from 'vitest';
import { PATIENCE } from '../apps/server/src/log/postgres/questions.ts';
import { root } from './lib/programs.ts';

const file = (name: string): Promise<string> => readFile(join(root, 'deploy', name), 'utf8');

/** What one server asks of a pooler, as docs/operations.md says. */
const CONNECTIONS = 14;

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

test('the proxy of the database leads to its primary alone, lets go of one that is no longer, and asks where Patroni answers', async () => {
  const proxy = inForce(await file('haproxy-postgres.cfg'));
  expect(proxy).toMatch(/option httpchk GET \/primary/);
  expect(proxy).toMatch(/on-marked-down shutdown-sessions/);
  const members = [...proxy.matchAll(/^ {2}server (\S+) \1:(\d+)$/gm)].map(([, name, port]) => `${name}:${port}`);
  const patroni = inForce(await file('patroni.yaml'));
  const name = /^name: (\S+)$/m.exec(patroni)?.[1];
  expect(patroni).toMatch(new RegExp(`^postgresql:\\n {2}listen: 0\\.0\\.0\\.0:5432\\n {2}connect_address: ${name}:5432$`, 'm'));
  expect(members).toHaveLength(3);
  expect(members).toContain(`${name}:5432`);
  const asked = /check port (\d+)/.exec(proxy)?.[1];
  expect(patroni).toMatch(
    new RegExp(`^restapi:\\n {2}listen: 0\\.0\\.0\\.0:${asked}\\n {2}connect_address: ${name}:${asked}$`, 'm'),
  );
});

test('Patroni loses no commit, keeps its own rules of time, and is done before a server gives up waiting', async () => {
  const patroni = inForce(await file('patroni.yaml'));
  const valueOf = (key: string): string | undefined => new RegExp(`^ +${key}: (.+)$`, 'm').exec(patroni)?.[1];
  for (const key of ['synchronous_mode', 'synchronous_mode_strict']) expect([key, valueOf(key)]).toEqual([key, 'true']);
  expect(valueOf('synchronous_commit')).toBe("'on'");
  const [ttl = 0, loop = 0, retry = 0] = ['ttl', 'loop_wait', 'retry_timeout'].map(key => Number(valueOf(key)));
  // Patroni takes nothing below these, and no sum above the life of its lock.
  expect([ttl >= 20, loop >= 1, retry >= 3, loop + 2 * retry <= ttl]).toEqual([true, true, true, true]);
  expect(1_000 * (ttl + loop)).toBeLessThan(PATIENCE);
  expect(Number(valueOf('max_connections'))).toBeGreaterThanOrEqual(3 * CONNECTIONS);
  // Passwords come from the environment, and everybody but this machine has to know one.
  expect(patroni).not.toMatch(/password|trust|\bmd5\b/);
  const entries = [...patroni.matchAll(/^ {4}- (local|host\w*) .* (\S+)$/gm)].map(([, kind, method]) => `${kind} ${method}`);
  expect(entries).toEqual(['local peer', 'host scram-sha-256', 'host scram-sha-256']);
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
