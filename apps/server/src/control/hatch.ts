/** What a server that runs does for whoever owns its data folder. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoomEvent } from '@yaht/room';
import type { Accepting } from '../accepting.ts';
import { CHAIN_FILE, LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import type { GameLog } from '../log/index.ts';
import type { People } from '../people/people.ts';
import type { ServerOptions } from '../server-options.ts';
import { openControl, type Control } from './control.ts';

/** Undefined where there is nothing to copy, or no way to be asked. */
export async function openHatch(
  log: GameLog<RoomEvent>,
  people: People,
  accepting: Accepting,
  { dataFolder, logger }: ServerOptions,
): Promise<Control | undefined> {
  if (!log.copyTo) return undefined;
  try {
    return await openControl(dataFolder, accepting, async ({ to }) => {
      await log.copyTo?.(join(to, LOG_FILE));
      await people.copyTo(join(to, PEOPLE_FILE));
      await copyFile(join(dataFolder, CHAIN_FILE), join(to, CHAIN_FILE));
      logger.info({ to }, 'copied for a backup');
    });
  } catch (error) {
    logger.warn({ err: error }, 'this server cannot be asked for a backup while it runs');
    return undefined;
  }
}
