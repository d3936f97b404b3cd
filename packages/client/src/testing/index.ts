/** What tests of tables and of screens build with. Not part of the product. */
export { HandClock, openRoom, settled } from '@yaht/room/testing';
export { MiniServer } from './mini-server.ts';
export { diceToSelect, pickFrom, wishBy, type Pick } from './play-by-view.ts';
export { runDiceToSelect } from './run-by-view.ts';
