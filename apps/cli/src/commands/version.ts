/** `yaht version`: which yaht this is, and which formats it speaks. */
import { RECORD_SCHEMA } from '@yaht/rules';
import { TABLE_VERSIONS } from '@yaht/solver';
import { buildInfo } from '../build-info.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { SCORE_SCHEMA } from '../score-answer.ts';

/** Prints the version, with commit and formats when asked for JSON. */
export function version({ output }: Context, flags: { readonly json?: true }): number {
  const { version: number, commit } = buildInfo;
  if (flags.json) output.data(JSON.stringify(versionDocument()));
  else output.data(commit === null ? `yaht ${number}` : `yaht ${number} (${commit})`);
  return EXIT.ok;
}

/** `protocol` is null until there is a server to speak with. */
const versionDocument = () => ({
  schema: 'yaht.version/1',
  ...buildInfo,
  protocol: null,
  record: RECORD_SCHEMA,
  tables: TABLE_VERSIONS,
  score: SCORE_SCHEMA,
  node: process.versions.node,
});
