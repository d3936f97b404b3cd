/** Why a backup could not be made or restored: one sentence with what to do, and the exit code. */
import { ArchiveError, LogError, type ArchiveProblem } from '@yaht/server';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { shownPath } from '../output/text.ts';
import { failureToStart } from './failure.ts';
import type { ServerSettings } from './settings.ts';
import type { Place } from './vault.ts';

/** The file of the command, where the server keeps everything, and what is said when the system does not let the file be read or written. */
export type About = { readonly file: string; readonly place: Place; readonly cannot: (file: string, why: string) => string };

/** Throws what nobody has foreseen. */
export function archiveFailure(
  context: Context,
  settings: ServerSettings,
  { file, place, cannot }: About,
  error: unknown,
): ExitCode {
  context.output.redraw?.('');
  if (error instanceof ArchiveError) return archiveProblem(context, place, file, error.code);
  if (error instanceof LogError && error.code === 'in-use')
    return context.fail(EXIT.failure, context.messages.archive.inUse(place.name));
  const failure = failureToStart(context, { ...settings, dataFolder: place.name }, error);
  if (failure) return context.fail(failure.code, failure.sentence);
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  if (code === 'EEXIST') return context.fail(EXIT.failure, context.messages.archive.exists(shownPath(file)));
  return context.fail(code === 'ENOENT' ? EXIT.notFound : EXIT.failure, cannot(shownPath(file), code));
}

function archiveProblem({ messages, fail }: Context, { name: folder }: Place, file: string, code: ArchiveProblem): ExitCode {
  const words = messages.archive;
  const name = shownPath(file);
  const sentences: Readonly<Record<ArchiveProblem, string>> = {
    'not-an-archive': words.notAnArchive(name),
    'newer-archive': words.newer(name),
    'cut-off': words.cutOff(name),
    damaged: words.damaged(name),
    'not-empty': words.notEmpty(folder),
    'no-games': words.noGames(folder),
    'no-answer': words.noAnswer(folder),
  };
  return fail(code === 'newer-archive' ? EXIT.version : code === 'not-an-archive' ? EXIT.usage : EXIT.failure, sentences[code]);
}
