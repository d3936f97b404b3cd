/** What only the TCP door and its clients need; a browser never loads it. */
export { FrameReader, frameOf, type FramesRead } from './frame.ts';
export { decodePack, encodePack } from './pack.ts';
