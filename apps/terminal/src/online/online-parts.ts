/** What every screen of a server needs. */
import type { Clock } from '@yaht/client';
import type { Coach } from '../coach/coach.ts';
import type { Guest, Server } from '../remote/enter.ts';
import type { Shell } from '../shell/shell.ts';

export type OnlineParts = {
  readonly shell: Shell;
  readonly server: Server;
  readonly guest: Guest;
  readonly clock: Clock;
  readonly coach: Coach | null;
};
