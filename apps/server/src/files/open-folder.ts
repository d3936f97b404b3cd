/** The data folder of a server, looked at before it is used. */
import { randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { examine } from './examine.ts';
import { LostFiles, lossText, remarkText, type Loss } from './loss.ts';
import { walOf } from './wal.ts';

type Opening = {
  readonly folder: string;
  /** To go on without what is missing. */
  readonly acceptLoss: boolean;
  readonly warn: (about: object, text: string) => void;
};

/** Whose files they are. Throws `LostFiles` when something is missing and nobody has accepted that. */
export async function openFolder({ folder, acceptLoss, warn }: Opening): Promise<string> {
  const { losses, remarks, id = randomBytes(16).toString('hex'), absent } = await examine(folder);
  for (const remark of remarks) warn(remark, remarkText(remark));
  if (losses.length > 0 && !acceptLoss) throw new LostFiles(losses);
  for (const loss of losses) warn(loss, `${lossText(loss)} The server goes on without what is missing, as it was told to`);
  for (const name of [...absent, ...losses.filter(isWal).map(({ file }) => file)]) setAside(walOf(join(folder, name)));
  return id;
}

const isWal = ({ problem }: Loss): boolean => problem === 'foreign-wal';

/** What does not belong to the database would be written into it, or removed. */
function setAside(wal: string): void {
  if (existsSync(wal)) renameSync(wal, `${wal}.set-aside-${Date.now()}`);
}
