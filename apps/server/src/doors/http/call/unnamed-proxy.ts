/**
 * A proxy that the server was not told of: its word on the sender is not taken, so all who come through it count as one address, and
 * from this machine as none at all. The operator hears of it.
 */
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Logger } from '../../../logger.ts';

/** Anybody may send such a header, and must not fill the log by it. */
const TELL_EVERY = 3_600_000;

export function warnOfUnnamedProxies(app: FastifyInstance, clock: Clock, log: Pick<Logger, 'warn'>): void {
  let toldAt = -Infinity;
  app.addHook('onRequest', async ({ headers, ip, socket }) => {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (!isForwarded || ip !== socket.remoteAddress || clock.now() - toldAt < TELL_EVERY) return;
    toldAt = clock.now();
    log.warn(
      { proxy: ip },
      'requests are forwarded by an address that --proxies does not name, so limits do not go by the addresses of its players',
    );
  });
}
