export { createLogger, LOG_LEVELS, type Logger } from './logger.ts';
export { rebuildBoards, type Rebuilt, type Rebuilding } from './people/rebuild.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { StartError, type StartProblem } from './start-error.ts';
export * from './log/index.ts';
