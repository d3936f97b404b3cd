/** `yaht server`: tables for everybody, until somebody stops it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ok, variantById } from '@yaht/rules';
import { createLogger, startServer, type RunningServer } from '@yaht/server';
import type { Solution } from '@yaht/solver';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { tellListening } from '../server/listening.ts';
import type { ServerSettings } from '../server/settings.ts';
import { failureToStart } from '../server/failure.ts';
import { untilAskedToStop } from '../server/stop.ts';
import { readServerTable } from '../server/table.ts';
import { tablesFolder } from '../solver/table-store.ts';

/** The app for the browser travels beside the command. */
const WEB = fileURLToPath(new URL('../web', import.meta.url));

/** Starts, tells where it listens, and drains when asked to stop. */
export async function server(context: Context, settings: ServerSettings, asJson: boolean): Promise<number> {
  const { table: path } = settings;
  const table = path === undefined ? ok(undefined) : await readServerTable(context, path);
  if (!table.ok) return context.fail(EXIT.table, table.error);
  const asked = untilAskedToStop();
  const running = await start(context, settings, table.value).catch((error: unknown) => {
    const problem = failureToStart(context, settings, error);
    if (!problem) throw error;
    return context.fail(problem.code, problem.sentence);
  });
  if (typeof running === 'number') return running;
  tellListening(context, settings, running, asJson);
  const code = await asked;
  context.output.note(context.messages.server.stopping);
  await running.close();
  return code;
}

/** The parts of the house together; a broken disk ends the process. */
function start(context: Context, settings: ServerSettings, table: Solution | undefined): Promise<RunningServer> {
  const { players, adminPort, publicUrl, contact, logLevel, shared, table: _, ...places } = settings;
  const logger = createLogger(logLevel);
  return startServer({
    ...places,
    ...(players === undefined ? {} : { players }),
    ...(adminPort === undefined ? {} : { adminPort }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(contact === undefined ? {} : { contact }),
    ...(shared ? { shared } : {}),
    ...(existsSync(WEB) ? { webFolder: WEB } : {}),
    logger,
    advice: {
      tableFolder: tablesFolder(context),
      first: [variantById('yatzy'), settings.variant].filter(variant => variant?.family === 'scorecard'),
      ...(table ? { table } : {}),
    },
    onFatal: error => {
      logger.error({ err: error }, 'the log failed');
      // Nothing more can be promised: the next start recovers what was told.
      process.exit(context.fail(EXIT.failure, context.messages.server.problems.diskFailed(error.message)));
    },
  });
}
