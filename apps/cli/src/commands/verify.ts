/** `yaht verify`: were these dice fixed before the game began? */
import {
  dailyOf,
  parseSeed,
  verifyDaily,
  verifyGame,
  withSeed,
  type DailyProblem,
  type DailyProof,
  type Proof,
  type ProofProblem,
} from '@yaht/fair';
import { err, readRecord, type Game, type RecordProblem, type Result } from '@yaht/rules';
import { wrapWords } from '@yaht/terminal/text';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readJson } from '../settings/json-file.ts';
import { shown, shownPath } from '../output/text.ts';

export type VerifyFlags = { readonly json?: true; readonly seed?: string; readonly anchor?: string };

/** The seed that somebody brought along is not the one in the record. */
type AnotherSeed = Pick<ProofProblem, 'event'> & { readonly code: 'another-seed' };

type Trouble = ProofProblem | RecordProblem | DailyProblem | AnotherSeed;

/** Proven, or why not. */
type Verdict = Result<Proof | DailyProof, Trouble>;

/** Checks a record and says what that shows; 6 when the dice are not proven. */
export async function verify(context: Context, path: string, flags: VerifyFlags): Promise<number> {
  if (flags.seed !== undefined && !parseSeed(flags.seed).ok)
    return context.fail(EXIT.usage, context.messages.records.badSeed(shown(flags.seed)));
  const json = await readJson(context, path);
  if (!json.ok) return context.fail(EXIT.usage, json.error);
  const game = readRecord(json.value);
  const verdict = game.ok ? verdictOn(game.value, flags) : game;
  const code = verdict.ok ? EXIT.ok : exitFor(verdict.error);
  const isJudged = code === EXIT.ok || code === EXIT.unverified;
  if (flags.json && isJudged) context.output.data(JSON.stringify(verdictDocument(verdict)));
  else if (verdict.ok) tellProof(context, verdict.value);
  return verdict.ok ? code : context.fail(code, problemOf(context, path, verdict.error, game.ok ? game.value : undefined));
}

/** The record of a day has no seed of its own while its day lasts; whoever knows it brings it along. */
function verdictOn(game: Game, flags: VerifyFlags): Verdict {
  const { anchor } = flags;
  const seed = flags.seed?.toLowerCase();
  const told = game.over?.seed?.toLowerCase();
  if (seed !== undefined && told !== undefined && seed !== told) return err({ code: 'another-seed' });
  const known = seed === undefined ? game : withSeed(game, seed);
  return anchor === undefined ? verifyGame(known) : verifyDaily(known, anchor);
}

/** A file that is no record is wrong input; a record that breaks the rules cannot be trusted. */
function exitFor({ code }: Trouble): ExitCode {
  if (code === 'newer-version') return EXIT.version;
  return code === 'not-a-record' || code === 'invalid-start' ? EXIT.usage : EXIT.unverified;
}

const verdictDocument = (verdict: Verdict) => ({
  schema: 'yaht.proof/1',
  fair: verdict.ok,
  ...(verdict.ok ? verdict.value : { problem: verdict.error }),
});

function tellProof({ messages, output }: Context, proof: Proof | DailyProof): void {
  output.data(output.paint.good(messages.records.fair(proof.draws)));
  if ('day' in proof) output.data(output.paint.good(messages.daily.proven(proof.day)));
  for (const line of wrapWords(messages.records.shows, output.columns)) output.note(line);
}

function problemOf({ messages }: Context, path: string, problem: Trouble, game: Game | undefined): string {
  const daily = game && dailyOf(game.start);
  if (daily?.kind === 'daily' && problem.code === 'seed-not-revealed' && game?.over) return messages.daily.seedSecret(daily.day);
  const { problems, failures, anotherSeed } = messages.records;
  const sentences = { ...problems, ...failures, 'another-seed': () => anotherSeed, ...dailySentences(messages) };
  return messages.cliProblems.badRecord(shownPath(path), sentences[problem.code](problem));
}

const dailySentences = ({ daily }: Context['messages']) => ({
  'not-a-daily': () => daily.problems['not-a-daily'],
  'not-of-the-chain': () => daily.problems['not-of-the-chain'],
});
