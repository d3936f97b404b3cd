/** Sockets that wait for connections, and go on waiting when the system has none to give. */
import type { ListenOptions, Server } from 'node:net';
import type { Clock } from './clock.ts';

/** While files or memory are wanting, the system says so at every turn. */
const TELL_EVERY = 60_000;

/** Where what went wrong is told, at most once a minute. */
export type Accepting = { readonly clock: Clock; readonly onFault: (error: unknown) => void };

/** Throws when nobody can listen there. */
export async function listenAt(server: Server, where: ListenOptions, accepting: Accepting): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });
  keepAccepting(server, accepting);
}

/** A connection that could not be accepted is no reason to end: others are there, and the next one may be accepted. */
export function keepAccepting(server: Pick<Server, 'on'>, { clock, onFault }: Accepting): void {
  let toldAt = -Infinity;
  server.on('error', error => {
    if (clock.now() - toldAt < TELL_EVERY) return;
    toldAt = clock.now();
    onFault(error);
  });
}
