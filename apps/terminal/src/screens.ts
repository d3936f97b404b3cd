/** What the command line shows in the whole terminal beside games of this machine. */
export { analystAside } from './coach/analyst-aside.ts';
export type { Coach } from './coach/coach.ts';
export type { ScreenOptions } from './in-shell.ts';
export { startEntries } from './online/start-entries.ts';
export { showServer } from './online/show-server.ts';
export type { BotGame } from './watch/bots-table.ts';
export { showBots } from './watch/show-bots.tsx';
export { showReplay } from './watch/show-replay.tsx';
