export { createLogger, LOG_LEVELS, type Logger } from './logger.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export * from './log/index.ts';
