/** What can be said to `yaht server` on the command line. */
import type { LOG_LEVELS as Levels } from '@yaht/server';
import type { ServerWishes } from '../settings/settings.ts';

/** The same list as the server's own, which is loaded only when it starts. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const satisfies typeof Levels;

export type ServerFlags = ServerWishes & {
  readonly json?: true;
  readonly acceptLoss?: true;
  readonly publicMetrics?: true;
  readonly privateNotices?: true;
};
