export { BEGINNING } from './cursor.ts';
export * from './game-log.ts';
export * from './ids.ts';
export * from './log-error.ts';
export { MemoryLog } from './memory-log.ts';
export { formatPlace, parsePlace, type OpenFor, type OpenGamesPlace } from './open-games.ts';
export { openSqliteLog, type LogOptions, type SqliteLog } from './sqlite-log.ts';
