/** What is missing from the files of a server, or wrong with them. */

type FileName = 'yaht.db' | 'people.db' | 'daily.json';

export type Problem =
  | { readonly problem: 'missing' }
  /** So many rows and changes that were stored are not there any more. */
  | { readonly problem: 'behind'; readonly count: number }
  /** Copied while a server used it, without its -wal. */
  | { readonly problem: 'without-wal' }
  /** The -wal beside it is that of another database, or an older one. */
  | { readonly problem: 'foreign-wal' }
  | { readonly problem: 'foreign' }
  /** It was closed, and is not as it was then. */
  | { readonly problem: 'changed' }
  /** What SQLite says about it. */
  | { readonly problem: 'damaged'; readonly reason: string };

export type Loss = Problem & { readonly file: FileName };

/** What does no harm, but is worth a line. */
export type Remark =
  /** How far it was written is not known, so nobody can tell whether anything is missing at its end. */
  | { readonly file: FileName; readonly remark: 'unknown-end' }
  /** It comes out of a backup or from an earlier version: it is taken as it is. */
  | { readonly file: FileName; readonly remark: 'put-back' };

/** Going on would make it worse, so it is asked for. */
export class LostFiles extends Error {
  readonly losses: readonly Loss[];

  constructor(losses: readonly Loss[]) {
    super(losses.map(lossText).join(' '));
    this.name = 'LostFiles';
    this.losses = losses;
  }
}

/** For the log of a server. */
export function lossText(loss: Loss): string {
  switch (loss.problem) {
    case 'missing':
      return `${loss.file} is missing.`;
    case 'behind':
      return `${loss.file} is older than it was: ${loss.count} rows and changes that were stored are missing.`;
    case 'without-wal':
      return `${loss.file} was copied while a server used it, without its -wal: what was in that is missing.`;
    case 'foreign-wal':
      return `${loss.file}-wal is not the one that belongs to ${loss.file}.`;
    case 'foreign':
      return `${loss.file} belongs to another server.`;
    case 'changed':
      return `${loss.file} is not as it was left: it is damaged, or another program has changed it.`;
    case 'damaged':
      return `${loss.file} is damaged (${loss.reason}).`;
  }
}

export const remarkText = ({ file, remark }: Remark): string =>
  remark === 'put-back'
    ? `${file} comes out of a backup, and is taken as it is`
    : `it is not known how far ${file} was written, so it cannot be told whether anything is missing at its end`;
