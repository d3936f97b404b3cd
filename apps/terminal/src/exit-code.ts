/** What the shell hears when a screen or a game in lines ends; the command line has some more. */
export const EXIT = {
  ok: 0,
  failure: 1,
  usage: 2,
  notFound: 3,
  network: 4,
  version: 5,
  internal: 70,
  hangup: 129,
  interrupted: 130,
  terminated: 143,
} as const;
