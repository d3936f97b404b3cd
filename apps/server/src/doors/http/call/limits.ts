/** How much one address may ask for over HTTP: from the same buckets as its other connections. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Doorkeeper, Quota } from '../../doorkeeper.ts';
import { refuse } from './problem.ts';

/** For what carries a whole game or many positions. */
export const LONG_BODY = 256 * 1024;

type LimitParts = { readonly doorkeeper: Doorkeeper; readonly clock: Clock };

export function addLimits(app: FastifyInstance, { doorkeeper, clock }: LimitParts): void {
  app.addHook('onRequest', async (request, reply) => {
    const { unlimited = false, costly = false } = request.routeOptions.config;
    if (unlimited) return;
    const guest = doorkeeper.admit(request.ip);
    if (!guest) return refuse(request, reply, 'too-many-streams', { retryAfter: 1 });
    reply.raw.once('close', guest.leave);
    const now = clock.now();
    const isInTime = guest.mayTalk(now) && (!costly || (await guest.mayArrive(now)));
    const quota = doorkeeper.quota(request.ip, costly ? 'arrivals' : 'messages', now);
    if (quota) tellQuota(reply, quota);
    if (!isInTime) return refuse(request, reply, 'rate-limited', { retryAfter: quota?.wait ?? 1 });
  });
}

/** As draft-ietf-httpapi-ratelimit-headers writes it. */
function tellQuota(reply: FastifyReply, { name, limit, left, window, wait }: Quota): void {
  void reply.header('RateLimit-Policy', `"${name}";q=${limit};w=${window}`);
  void reply.header('RateLimit', `"${name}";r=${left};t=${Math.ceil(wait)}`);
}
