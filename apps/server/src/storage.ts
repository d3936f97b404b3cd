/** Where a server keeps what must not be lost: in files of its own, or in a database that several nodes share. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseSeed, type Seed } from '@yaht/fair';
import type { RoomEvent } from '@yaht/room';
import { fault } from '@yaht/rules';
import { removeLeftCopies } from './archive/copy-folder.ts';
import type { Clock } from './clock.ts';
import { openChain, seedsFrom } from './daily/chain-file.ts';
import { CHAIN_FILE, LOG_FILE } from './data-files.ts';
import { openSqliteLog, type GameLog } from './log/index.ts';
import type { Node } from './nodes/open-nodes.ts';
import type { ServerOptions } from './server-options.ts';

export type Storage = {
  readonly log: GameLog<RoomEvent>;
  /** This server as one of several; undefined when it is the only one. */
  readonly node?: Node;
  /** The seeds of the games of the day. */
  readonly dailySeeds: () => Promise<readonly Seed[]>;
  readonly close: () => Promise<void>;
};

export const openStorage = (options: ServerOptions, clock: Clock): Promise<Storage> =>
  options.shared ? openShared(options.shared, options, clock) : openFiles(options, clock);

async function openFiles({ dataFolder, onFatal, openLog = openSqliteLog }: ServerOptions, clock: Clock): Promise<Storage> {
  const log = await openLog({ file: join(dataFolder, LOG_FILE), now: clock.now, onFatal });
  await removeLeftCopies(dataFolder);
  return { log, dailySeeds: () => openChain(join(dataFolder, CHAIN_FILE)), close: () => log.close() };
}

/** Loaded when it is needed: whoever plays alone needs no database. */
async function openShared(
  shared: NonNullable<ServerOptions['shared']>,
  { logger }: ServerOptions,
  clock: Clock,
): Promise<Storage> {
  const { openNode } = await import('./nodes/open-nodes.ts');
  const node = await openNode({
    ...shared,
    clock,
    note: text => logger.warn(text),
    onFault: error => logger.error({ err: error }, 'this node failed at something'),
  });
  const makeRoot = (): string => randomBytes(32).toString('hex');
  const dailySeeds = async (): Promise<readonly Seed[]> => {
    const root = parseSeed(await node.secret('daily', makeRoot));
    return seedsFrom(root.ok ? root.value : fault('the chain of the daily games cannot be read'));
  };
  return { log: node.log, node, dailySeeds, close: node.close };
}
