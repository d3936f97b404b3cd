import { EXIT as SCREEN_EXIT } from '@yaht/terminal/exit-code';

/** What the shell hears; the same list as in the README. */
export const EXIT = { ...SCREEN_EXIT, unverified: 6, table: 7 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
