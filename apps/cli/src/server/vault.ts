/** Where a server keeps everything, as commands name it: a folder, or the address of a database. */
import { databaseVault, folderVault, type Vault } from '@yaht/server';
import { withoutPassword } from '@yaht/server/database-address';
import { shownPath } from '../output/text.ts';
import type { ServerSettings } from './settings.ts';

export type Place = {
  /** For sentences. */
  readonly name: string;
  /** Its address, if it is a database. */
  readonly database?: string;
  readonly open: (how: { readonly mayRun: boolean }) => Promise<Vault>;
};

/** The database of the settings, else the folder. */
export const placeOf = ({ shared, dataFolder }: ServerSettings): Place =>
  shared ? inDatabase(shared.database) : inFolder(dataFolder);

export const inDatabase = (url: string): Place => ({ name: withoutPassword(url), database: url, open: () => databaseVault(url) });

export const inFolder = (folder: string): Place => ({
  name: shownPath(folder),
  open: async how => folderVault(folder, how),
});
