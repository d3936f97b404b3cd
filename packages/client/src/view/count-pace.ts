/** How fast points are counted on the screen. Alone in its file: settings, which every page reads, need no more of a table. */
export const COUNT_PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type CountPace = (typeof COUNT_PACES)[number];
