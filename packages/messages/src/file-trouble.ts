/** What the system says about a file, as a word where there are sentences for it. */
import type { FileTrouble } from './words.ts';

const TROUBLES: Readonly<Record<string, FileTrouble>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** The word, and the system's own code for what has none. */
export function fileTrouble(error: unknown): readonly [why: FileTrouble, code: string] {
  const code = (error as { readonly code?: unknown } | null)?.code;
  const text = typeof code === 'string' ? code : error instanceof Error ? error.message : String(error);
  return [TROUBLES[text] ?? 'other', text];
}
