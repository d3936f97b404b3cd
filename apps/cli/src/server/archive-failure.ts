/** Why a backup could not be made or restored: one sentence with what to do, and the exit code. */
import { ArchiveError, LogError, type ArchiveProblem } from '@yaht/server';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { FileProblem } from '../output/file-problem.ts';
import { shownPath } from '../output/text.ts';
import { failureToStart } from './failure.ts';
import type { ServerSettings } from './settings.ts';
import type { Place } from './vault.ts';

export type About = {
  /** The file of the command. */
  readonly file: string;
  /** Where the server keeps everything. */
  readonly place: Place;
  /** The option that names this place; `--data` unless the command has another. */
  readonly option?: string;
  /** What is said when the system does not let the file be read or written. */
  readonly cannot: FileProblem;
};

/** Throws what nobody has foreseen. */
export function archiveFailure(context: Context, settings: ServerSettings, about: About, error: unknown): ExitCode {
  const { file, place, cannot } = about;
  context.output.redraw?.('');
  if (error instanceof ArchiveError) return archiveProblem(context, about, error.code);
  if (error instanceof LogError && error.code === 'in-use')
    return context.fail(EXIT.failure, context.messages.archive.inUse(place.name));
  const failure = failureToStart(context, { ...settings, dataFolder: place.name, shared: sharedAt(place) }, error);
  if (failure) return context.fail(failure.code, failure.sentence);
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  if (code === 'EEXIST') return context.fail(EXIT.failure, context.messages.archive.exists(shownPath(file)));
  return context.fail(code === 'ENOENT' ? EXIT.notFound : EXIT.failure, cannot(context.messages, file, error));
}

/** What went wrong there is told as by a server that would start there. */
const sharedAt = ({ database }: Place): ServerSettings['shared'] =>
  database === undefined ? undefined : { database, address: { host: '', port: 0 } };

function archiveProblem({ messages, fail }: Context, { file, place, option = '--data' }: About, code: ArchiveProblem): ExitCode {
  const words = messages.archive;
  const { name: folder } = place;
  const name = shownPath(file);
  const sentences: Readonly<Record<ArchiveProblem, string>> = {
    'not-an-archive': words.notAnArchive(name),
    'newer-archive': words.newer(name),
    'cut-off': words.cutOff(name),
    damaged: words.damaged(name),
    'not-empty': words.notEmpty(folder),
    'no-games': words.noGames(folder, option),
    'no-answer': words.noAnswer(folder),
  };
  return fail(code === 'newer-archive' ? EXIT.version : code === 'not-an-archive' ? EXIT.usage : EXIT.failure, sentences[code]);
}
