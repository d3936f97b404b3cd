/** `yaht replay`: a game again, from a file or from those played here. */
import { existsSync } from 'node:fs';
import { readSave } from '@yaht/client';
import { err, ok, ownRun, readRecord, type Game, type RecordProblem, type Result } from '@yaht/rules';
import { Saves } from '@yaht/terminal';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { screenOptions, wantsFullScreen, type ScreenFlags } from '../play/full-screen.ts';
import { readJson } from '../settings/json-file.ts';
import { readSpeed } from '../arguments/speed-argument.ts';
import { shown, shownPath } from '../output/text.ts';

export type ReplayFlags = ScreenFlags & { readonly speed?: string };

/** Shows the games one after the other, as somebody goes on to the next. */
export async function replay(context: Context, wanted: readonly string[], flags: ReplayFlags): Promise<number> {
  const speed = readSpeed(context, flags.speed);
  if (!speed.ok) return context.fail(EXIT.usage, speed.error);
  const games: Game[] = [];
  for (const each of wanted) {
    const found = await gamesIn(context, each);
    if (!found.ok) return context.fail(found.error.code, found.error.sentence);
    games.push(...found.value.flatMap(oneByOne));
  }
  if (!wantsFullScreen(context, flags)) return tellInLines(context, games);
  const { showReplay } = await import('@yaht/terminal/screens');
  return showReplay(screenOptions(context, flags), games, { speed: speed.value, isPaused: false });
}

/** What was played side by side is shown one after the other. */
const oneByOne = (game: Game): readonly Game[] =>
  game.family === 'duel' ? game.start.players.map((_, seat) => ownRun(game, seat)) : [game];

/** The same in lines, from beginning to end. */
async function tellInLines({ output, language }: Context, games: readonly Game[]): Promise<number> {
  const { replayLines } = await import('@yaht/terminal');
  for (const [i, game] of games.entries())
    for (const line of [...(i > 0 ? [''] : []), ...replayLines(game, language)]) output.data(line);
  return EXIT.ok;
}

type Problem = { readonly code: ExitCode; readonly sentence: string };

/** The game of a file or of a key; a file may hold a list of them. */
async function gamesIn(context: Context, wanted: string): Promise<Result<readonly Game[], Problem>> {
  const { messages, paths } = context;
  const saves = new Saves(paths.data);
  const path = isPath(wanted) ? wanted : await saves.findGame(wanted);
  if (path === undefined) {
    const sentence = messages.online.problems.noGame(shown(wanted), await saves.gameKeys());
    return err({ code: EXIT.notFound, sentence });
  }
  const json = await readJson(context, path);
  if (!json.ok) return err({ code: EXIT.usage, sentence: json.error });
  const games: Game[] = [];
  for (const each of Array.isArray(json.value) && json.value.length > 0 ? (json.value as unknown[]) : [json.value]) {
    const game = readGame(each);
    if (!game.ok) return err(badRecord(context, path, game.error));
    games.push(game.value);
  }
  return ok(games);
}

const badRecord = ({ messages }: Context, path: string, problem: RecordProblem): Problem => ({
  code: problem.code === 'newer-version' ? EXIT.version : EXIT.usage,
  sentence: messages.cliProblems.badRecord(shownPath(path), messages.records.problems[problem.code](problem)),
});

/** The key of a game has neither dots nor slashes; a file that is there is always meant. */
const isPath = (text: string): boolean => text === '-' || /[./\\]/.test(text) || existsSync(text);

/** A record, or a game put aside, as far as it was played. */
function readGame(json: unknown) {
  const record = readRecord(json);
  if (record.ok || record.error.code !== 'not-a-record') return record;
  const save = readSave(json);
  return save.ok ? { ok: true as const, value: save.value.game } : record;
}
