export { Saves, type Wanted } from './saves.ts';
export { playInLines, type PlayOptions } from './line/play-in-lines.ts';
export type { Streams } from './line/session.ts';
export { watchBotsInLines } from './line/bots-in-lines.ts';
export { replayLines } from './line/replay-lines.ts';
export { playRoomInLines } from './line/room-in-lines.ts';
