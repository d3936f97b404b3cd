export { createLogger, LOG_LEVELS, type Logger } from './logger.ts';
export { rebuildBoards, type Rebuilt, type Rebuilding } from './people/rebuild.ts';
export { startServer } from './server.ts';
export type { RunningServer, ServerOptions } from './server-options.ts';
export { StartError, type StartProblem } from './start-error.ts';
export * from './log/index.ts';
