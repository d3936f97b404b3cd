/** The HTTP door: for now what tells whether the server is well, and the way up to WebSocket. */
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '../logger.ts';
import type { metricsOf } from '../metrics.ts';

export type HttpParts = {
  readonly log: Logger;
  /** Whether games can be played: the log takes entries and the server is not on its way out. */
  readonly isReady: () => boolean;
  readonly metrics: ReturnType<typeof metricsOf>;
};

const MAX_BODY = 16 * 1024;

export function createHttp({ log, isReady, metrics }: HttpParts): FastifyInstance {
  // Requests are not logged one by one: a busy server would write nothing else.
  const app = fastify({ loggerInstance: log.child({}, { level: 'warn' }), bodyLimit: MAX_BODY, forceCloseConnections: true });
  app.get('/health', () => ({ status: 'OK' }));
  app.get('/healthz', () => ({ status: 'OK' }));
  app.get('/readyz', (_, reply) => reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'OK' : 'not ready' }));
  app.get('/metrics', async (_, reply) => reply.type(metrics.type).send(await metrics.text()));
  return app as unknown as FastifyInstance;
}
