export { playInLines, type PlayOptions } from './line/play-in-lines.ts';
export type { Streams } from './line/session.ts';
