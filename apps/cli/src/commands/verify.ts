/** `yaht verify`: were these dice fixed before the game began? */
import { verifyGame, type Proof, type ProofProblem } from '@yaht/fair';
import { readRecord, type Result } from '@yaht/rules';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readJson } from '../json-file.ts';
import { shownPath, wrap } from '../text.ts';

/** Checks a record and says what that shows; 6 when the dice are not proven. */
export async function verify(context: Context, path: string, flags: { readonly json?: true }): Promise<number> {
  const { records } = context.messages;
  const json = await readJson(context, path);
  if (!json.ok) return context.fail(EXIT.usage, json.error);
  const game = readRecord(json.value);
  if (!game.ok) return complain(context, path, exitFor[game.error.code], records.problems[game.error.code](game.error));

  const proof = verifyGame(game.value);
  if (flags.json) context.output.data(JSON.stringify(proofDocument(proof)));
  else if (proof.ok) tellProof(context, proof.value);
  return proof.ok ? EXIT.ok : complain(context, path, EXIT.unverified, records.failures[proof.error.code](proof.error));
}

/** A file that is no record is wrong input; a record that breaks the rules cannot be trusted. */
const exitFor = {
  'not-a-record': EXIT.usage,
  'newer-version': EXIT.version,
  'invalid-start': EXIT.usage,
  'not-by-the-rules': EXIT.unverified,
} as const;

const proofDocument = (proof: Result<Proof, ProofProblem>) => ({
  schema: 'yaht.proof/1',
  fair: proof.ok,
  ...(proof.ok ? proof.value : { problem: proof.error }),
});

function tellProof({ messages, output }: Context, { draws }: Proof): void {
  output.data(output.paint.good(messages.records.fair(draws)));
  for (const line of wrap(messages.records.shows, output.columns)) output.note(line);
}

const complain = ({ fail, messages }: Context, path: string, code: ExitCode, problem: string): number =>
  fail(code, messages.cliProblems.badRecord(shownPath(path), problem));
