/** What the shell hears; the same list as in the README. */
export const EXIT = {
  ok: 0,
  failure: 1,
  usage: 2,
  notFound: 3,
  network: 4,
  version: 5,
  unverified: 6,
  table: 7,
  internal: 70,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
