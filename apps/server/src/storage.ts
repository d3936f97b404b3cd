/** Where a server keeps what must not be lost: in files of its own, or in a database that several nodes share. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseSeed, type Seed } from '@yaht/fair';
import type { RoomEvent } from '@yaht/room';
import { fault } from '@yaht/rules';
import { removeLeftCopies } from './archive/copy-folder.ts';
import type { Clock } from './clock.ts';
import { openChain, seedsFrom } from './daily/chain-file.ts';
import { CHAIN_FILE, LOG_FILE, PEOPLE_FILE } from './data-files.ts';
import { neighboursIn } from './files/examine.ts';
import { openFolder } from './files/open-folder.ts';
import { isLogFull, openSqliteLog, type GameLog } from './log/index.ts';
import { openPeople, type People } from './people/people.ts';
import type { NodeCounts } from './metrics.ts';
import type { Node } from './nodes/open-nodes.ts';
import type { ServerOptions } from './server-options.ts';
import { watchNodes } from './watch-nodes.ts';

export type Storage = {
  readonly log: GameLog<RoomEvent>;
  /** This server as one of several; undefined when it is the only one. */
  readonly node?: Node;
  /** Profiles, finished games and boards. */
  readonly people: (onFault: (error: unknown) => void) => Promise<People>;
  /** The seeds of the games of the day. */
  readonly dailySeeds: () => Promise<readonly Seed[]>;
  /** Whether something can be written; where a database cannot be asked, the next wish tells. */
  readonly hasSpace: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

export const openStorage = (options: ServerOptions, clock: Clock, counts: NodeCounts): Promise<Storage> =>
  options.shared ? openShared(options.shared, options, clock, counts) : openFiles(options, clock);

async function openFiles(options: ServerOptions, clock: Clock): Promise<Storage> {
  const { dataFolder, acceptLoss = false, logger, onFatal, openLog = openSqliteLog } = options;
  const warn = (about: object, text: string): void => logger.warn(about, text);
  const id = await openFolder({ folder: dataFolder, acceptLoss, warn });
  const log = await openLog({ file: join(dataFolder, LOG_FILE), id, now: clock.now, onFatal });
  await removeLeftCopies(dataFolder);
  // Without space for it, what it knows stays as it was.
  const hasSpace = async (): Promise<boolean> => {
    try {
      await log.know?.(await neighboursIn(dataFolder));
      return true;
    } catch (error) {
      if (isLogFull(error)) return false;
      throw error;
    }
  };
  const lookAround = async (): Promise<void> => void (await hasSpace());
  const close = async (): Promise<void> => {
    await lookAround().catch(() => {});
    await log.close();
  };
  const dailySeeds = async (): Promise<readonly Seed[]> => {
    const root = await openChain(join(dataFolder, CHAIN_FILE));
    await lookAround();
    return seedsFrom(root);
  };
  const people = (onFault: (error: unknown) => void): Promise<People> =>
    openPeople({ log, clock, onFault, file: join(dataFolder, PEOPLE_FILE), id });
  return { log, people, dailySeeds, hasSpace, close };
}

/** Loaded when it is needed: whoever plays alone needs no database. */
async function openShared(
  shared: NonNullable<ServerOptions['shared']>,
  { logger }: ServerOptions,
  clock: Clock,
  counts: NodeCounts,
): Promise<Storage> {
  const { openNode } = await import('./nodes/open-nodes.ts');
  const node = await openNode({
    ...shared,
    clock,
    note: text => logger.warn(text),
    watch: watchNodes(logger, counts),
    onFault: error => logger.error({ err: error }, 'this node failed at something'),
  });
  const makeRoot = (): string => randomBytes(32).toString('hex');
  const dailySeeds = async (): Promise<readonly Seed[]> => {
    const root = parseSeed(await node.secret('daily', makeRoot));
    return seedsFrom(root.ok ? root.value : fault('the chain of the daily games cannot be read'));
  };
  const people = async (told: (error: unknown) => void): Promise<People> => node.people(told);
  return { log: node.log, node, people, dailySeeds, hasSpace: async () => true, close: node.close };
}
