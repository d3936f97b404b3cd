/** A PostgreSQL and its synchronous copy, the first of them reached by a line that can be cut without a word. */
import { startPostgresPair, type PostgresPair } from '../../lib/services.ts';
import { SilentLine } from './silent-line.ts';

export type PairByLine = { readonly pair: PostgresPair; readonly line: SilentLine };

export async function startPairByLine(): Promise<PairByLine> {
  const line = await SilentLine.open();
  const pair = await startPostgresPair(async ([second = '', first]) => {
    line.leadTo(`${first}/.s.PGSQL.5432`);
    return { host: [second, '127.0.0.1'], port: ['5432', `${line.port}`] };
  });
  return { pair, line };
}
