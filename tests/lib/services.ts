/** PostgreSQL, PgBouncer, Redis and NATS as the tests start them: real ones, each in a folder of its own, for as long as the test lasts. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { lastingPort } from './port.ts';

/** A server of others; `url` stays the same however often it is stopped and started. */
export type Service = {
  readonly url: string;
  /** Of the process that runs now. */
  readonly pid: () => number | undefined;
  readonly start: () => Promise<void>;
  /** Ends it at this very moment. */
  readonly kill: () => Promise<void>;
  /** Ends it for good. */
  readonly remove: () => Promise<void>;
};

/** How a service is run, and how one sees that it is there. */
type Plan = {
  readonly command: string;
  readonly args: readonly string[];
  readonly url: string;
  readonly isUp: () => Promise<boolean>;
  readonly signal?: NodeJS.Signals;
};

/** What the tests were told to do without. */
const without = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',');
export const isLeftOut = (
  ...tools: readonly ('postgres' | 'pgbouncer' | 'openssl' | 'redis-server' | 'nats-server')[]
): boolean => tools.some(tool => without.includes(tool));

/** Databases refuse to run as root; then they run as somebody who owns nothing else. */
export const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

async function folderFor(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `yaht-${name}-`));
  await chmod(folder, 0o700);
  if (somebody) await chown(folder, somebody.uid, somebody.gid);
  return folder;
}

type Settings = Readonly<Record<string, string>>;

/** `settings` are those of `postgresql.conf`; without them it is quick and forgets everything with the machine. */
export async function startPostgres(settings: Settings = { fsync: 'off' }): Promise<Service> {
  const folder = await folderFor('pg');
  const setup = ['-U', 'yaht', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  runIn(folder, 'initdb', ['-D', join(folder, 'data'), ...setup]);
  return beginPostgres(folder, settings);
}

/** Two of them under one address: what the first commits is with the second before it is told. */
export type PostgresPair = Service & {
  readonly first: Service;
  /** The second takes over. */
  readonly promote: () => void;
};

/** `placesOf` says how the sockets of both are reached: lists of hosts and of ports. */
export async function startPostgresPair(
  placesOf = async (sockets: readonly string[]): Promise<Record<'host' | 'port', readonly string[]>> => ({
    host: sockets,
    port: ['5432', '5432'],
  }),
): Promise<PostgresPair> {
  const first = await startPostgres({ fsync: 'off', synchronous_standby_names: '*' });
  const folder = await folderFor('pg');
  const data = join(folder, 'data');
  runIn(folder, 'pg_basebackup', ['-h', socketOf(first), '-U', 'yaht', '-D', data, '-R', '--no-sync', '-c', 'fast']);
  const second = await beginPostgres(folder, { fsync: 'off' });
  const { host, port } = await placesOf([folder, socketOf(first)]);
  const query = `host=${host.map(encodeURIComponent).join(',')}&port=${port.join(',')}&target_session_attrs=read-write`;
  const both = async (what: 'start' | 'kill' | 'remove'): Promise<void> => {
    for (const service of [second, first]) await service[what]();
  };
  return {
    url: `postgres://yaht@localhost/postgres?${query}`,
    pid: first.pid,
    start: () => both('start'),
    kill: () => both('kill'),
    remove: () => both('remove'),
    first,
    promote: () => runIn(folder, 'pg_ctl', ['promote', '-D', data, '-s', '-w']),
  };
}

/** The folder in which a database listens. */
export const socketOf = ({ url }: Service): string => new URL(url).searchParams.get('host') ?? '';

/** One of PostgreSQL's own programs, until it is done. */
const runIn = (folder: string, program: string, args: readonly string[]): void =>
  void execFileSync(join(postgresFolder(), program), args, { ...somebody, cwd: folder, stdio: 'ignore' });

/** PgBouncer before a database; `settings` are those of its own file. */
export async function startPooler(postgres: Service, settings: Settings): Promise<Service> {
  const folder = await folderFor('pgbouncer');
  const port = await lastingPort();
  const all = { listen_addr: '127.0.0.1', listen_port: `${port}`, unix_socket_dir: '', auth_type: 'any', ...settings };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, ['[databases]', `* = host=${socketOf(postgres)} user=yaht`, '[pgbouncer]', ...lines, ''].join('\n'));
  await chmod(file, 0o644);
  const isInSbin = existsSync('/usr/sbin/pgbouncer');
  return begin(folder, {
    command: isInSbin ? '/usr/sbin/pgbouncer' : 'pgbouncer',
    args: ['-q', file],
    url: `postgres://yaht@127.0.0.1:${port}/postgres`,
    isUp: () => answers(port),
  });
}

function beginPostgres(folder: string, settings: Settings): Promise<Service> {
  const bin = postgresFolder();
  const { port = '5432' } = settings;
  const all = { listen_addresses: '', unix_socket_directories: folder, autovacuum: 'off', shared_buffers: '32MB', ...settings };
  return begin(folder, {
    command: join(bin, 'postgres'),
    args: ['-D', join(folder, 'data'), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    url: `postgres://yaht@localhost/postgres?host=${encodeURIComponent(folder)}&port=${port}`,
    // The socket is there before the database has recovered.
    isUp: async () => isDone(join(bin, 'pg_isready'), ['-q', '-h', folder, '-p', port]),
    // In this signal PostgreSQL ends at once, together with those who work for it.
    signal: 'SIGQUIT',
  });
}

export async function startRedis(): Promise<Service> {
  const folder = await folderFor('redis');
  const port = await lastingPort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return begin(folder, { command: 'redis-server', args, url: `redis://127.0.0.1:${port}`, isUp: () => answers(port) });
}

export async function startNats(): Promise<Service> {
  const folder = await folderFor('nats');
  const port = await lastingPort();
  const args = ['-a', '127.0.0.1', '-p', `${port}`];
  return begin(folder, { command: 'nats-server', args, url: `nats://127.0.0.1:${port}`, isUp: () => answers(port) });
}

async function begin(folder: string, { command, args, url, isUp, signal = 'SIGKILL' }: Plan): Promise<Service> {
  let child: ChildProcess | undefined;
  let words = '';
  const start = async (): Promise<void> => {
    const starting = spawn(command, args, { ...somebody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    starting.on('error', error => (words += error.message));
    starting.stderr?.setEncoding('utf8').on('data', (text: string) => (words += text));
    child = starting;
    while (!(await isUp())) {
      if (starting.exitCode !== null || starting.pid === undefined) throw new Error(`${command} did not start: ${words}`);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
  const kill = async (): Promise<void> => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise(resolve => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };
  const remove = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return { url, pid: () => child?.pid, start, kill, remove };
}

/** Debian keeps its programs beside each other, by version, and not on the path. */
function postgresFolder(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map(folder => join(folder, 'postgres'));
  const places = [...versions.map(version => join(debian, version, 'bin', 'postgres')), ...onPath];
  const found = places.find(place => existsSync(place));
  if (found === undefined) throw new Error('PostgreSQL is not there; `npm test` installs it or says how');
  return dirname(realpathSync(found));
}

const isDone = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise(resolve => spawn(command, args, { stdio: 'ignore' }).on('close', code => resolve(code === 0)));

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
