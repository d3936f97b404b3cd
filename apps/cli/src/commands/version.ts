/** `yaht version`: which yaht this is, and which formats it speaks. */
import { buildInfo } from '../program/build-info.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { SCORE_SCHEMA } from '../output/score-answer.ts';

/** Prints the version, with commit and formats when asked for JSON. */
export async function version({ output }: Context, flags: { readonly json?: true }): Promise<number> {
  const { version: number, commit } = buildInfo;
  if (flags.json) output.data(JSON.stringify(await versionDocument()));
  else output.data(commit === null ? `yaht ${number}` : `yaht ${number} (${commit})`);
  return EXIT.ok;
}

/** What two programs have to agree on. Loaded late: whoever asks for the bare number does not wait for it. */
async function versionDocument() {
  const [{ PROTOCOL_VERSION }, { RECORD_SCHEMA }, { TABLE_VERSIONS }] = await Promise.all([
    import('@yaht/protocol'),
    import('@yaht/rules'),
    import('@yaht/solver'),
  ]);
  return {
    schema: 'yaht.version/1',
    ...buildInfo,
    protocol: PROTOCOL_VERSION,
    record: RECORD_SCHEMA,
    score: SCORE_SCHEMA,
    tables: TABLE_VERSIONS,
    node: process.versions.node,
  };
}
