/** The HTTP door: for now what tells whether the server is well, and the way up to WebSocket. */
import { SECONDS } from '@yaht/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '../logger.ts';
import type { metricsOf } from '../metrics.ts';

export type HttpParts = {
  readonly log: Logger;
  /** Whether games can be played: the log takes entries and the server is not on its way out. */
  readonly isReady: () => boolean;
  readonly metrics: ReturnType<typeof metricsOf>;
  /** Proxies whose word on the sender's address is taken. */
  readonly proxies: readonly string[];
};

const MAX_BODY = 16 * 1024;
/** As long as a first message may take at the other doors. */
const REQUEST_TIME = 1_000 * SECONDS.hello;

export function createHttp({ log, isReady, metrics, proxies }: HttpParts): FastifyInstance {
  // Requests are not logged one by one: a busy server would write nothing else.
  const app = fastify({
    loggerInstance: log.child({}, { level: 'warn' }),
    bodyLimit: MAX_BODY,
    requestTimeout: REQUEST_TIME,
    // Left to itself, Node gives headers a minute and looks at the clock every half a minute.
    http: { headersTimeout: REQUEST_TIME, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: true,
    trustProxy: proxies.length > 0 ? [...proxies] : false,
  });
  app.get('/health', () => ({ status: 'OK' }));
  app.get('/healthz', () => ({ status: 'OK' }));
  app.get('/readyz', (_, reply) => reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'OK' : 'not ready' }));
  app.get('/metrics', async (_, reply) => reply.type(metrics.type).send(await metrics.text()));
  return app as unknown as FastifyInstance;
}
