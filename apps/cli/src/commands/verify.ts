/** `yaht verify`: were these dice fixed before the game began? */
import { verifyGame, type Proof, type ProofProblem } from '@yaht/fair';
import { readRecord, type RecordProblem, type Result } from '@yaht/rules';
import { wrapWords } from '@yaht/terminal/text';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readJson } from '../json-file.ts';
import { shownPath } from '../text.ts';

/** Proven, or why not. */
type Verdict = Result<Proof, ProofProblem | RecordProblem>;

/** Checks a record and says what that shows; 6 when the dice are not proven. */
export async function verify(context: Context, path: string, flags: { readonly json?: true }): Promise<number> {
  const json = await readJson(context, path);
  if (!json.ok) return context.fail(EXIT.usage, json.error);
  const game = readRecord(json.value);
  const verdict: Verdict = game.ok ? verifyGame(game.value) : game;
  const code = verdict.ok ? EXIT.ok : exitFor(verdict.error);
  const isJudged = code === EXIT.ok || code === EXIT.unverified;
  if (flags.json && isJudged) context.output.data(JSON.stringify(verdictDocument(verdict)));
  else if (verdict.ok) tellProof(context, verdict.value);
  return verdict.ok ? code : context.fail(code, problemOf(context, path, verdict.error));
}

/** A file that is no record is wrong input; a record that breaks the rules cannot be trusted. */
function exitFor({ code }: ProofProblem | RecordProblem): ExitCode {
  if (code === 'newer-version') return EXIT.version;
  return code === 'not-a-record' || code === 'invalid-start' ? EXIT.usage : EXIT.unverified;
}

const verdictDocument = (verdict: Verdict) => ({
  schema: 'yaht.proof/1',
  fair: verdict.ok,
  ...(verdict.ok ? verdict.value : { problem: verdict.error }),
});

function tellProof({ messages, output }: Context, { draws }: Proof): void {
  output.data(output.paint.good(messages.records.fair(draws)));
  for (const line of wrapWords(messages.records.shows, output.columns)) output.note(line);
}

function problemOf({ messages }: Context, path: string, problem: ProofProblem | RecordProblem): string {
  const sentences = { ...messages.records.problems, ...messages.records.failures };
  return messages.cliProblems.badRecord(shownPath(path), sentences[problem.code](problem));
}
