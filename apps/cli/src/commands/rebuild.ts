/** `yaht server rebuild`: boards and statistics, made again from the log while no server keeps it. */
import { LogError, rebuildBoards, StartError, type Rebuilt } from '@yaht/server';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { failureToStart, type Failure } from '../server/failure.ts';
import type { ServerSettings } from '../server/settings.ts';
import { shownPath } from '../output/text.ts';

export async function rebuild(context: Context, settings: ServerSettings, asJson: boolean): Promise<number> {
  try {
    tellRebuilt(context, settings.dataFolder, await rebuilt(context, settings), asJson);
    return EXIT.ok;
  } catch (error) {
    const problem = whyNot(context, settings, error);
    if (!problem) throw error;
    return context.fail(problem.code, problem.sentence);
  }
}

/** Comparing games with perfect play takes a while, so it is told how far it is. */
async function rebuilt({ output, messages }: Context, { dataFolder, shared }: ServerSettings): Promise<Rebuilt> {
  const result = await rebuildBoards({
    dataFolder,
    ...(shared ? { database: shared.database } : {}),
    onReview: count => output.redraw?.(messages.rebuild.comparing(count)),
    onFault: error => output.note(error instanceof Error ? error.message : String(error)),
  });
  output.redraw?.('');
  return result;
}

function tellRebuilt({ output, messages }: Context, data: string, { games, reviewed }: Rebuilt, asJson: boolean): void {
  if (asJson) output.data(JSON.stringify({ schema: 'yaht.rebuild/1', data, games, reviewed }));
  else output.data(messages.rebuild.done(games, reviewed));
}

function whyNot(context: Context, settings: ServerSettings, error: unknown): Failure | undefined {
  const words = context.messages.rebuild;
  const folder = shownPath(settings.dataFolder);
  if (error instanceof LogError && error.code === 'in-use') return { code: EXIT.failure, sentence: words.inUse(folder) };
  if (error instanceof StartError && error.code === 'no-games') return { code: EXIT.failure, sentence: words.noGames(folder) };
  return failureToStart(context, settings, error);
}
