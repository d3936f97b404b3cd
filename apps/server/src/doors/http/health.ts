/** Whether the server is well, for whoever watches it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { HttpParts } from './call/parts.ts';

const Status = z.object({ status: z.string().meta({ example: 'OK' }) });
const NotReady = Status.extend({
  code: z
    .enum(['going-away', 'storage-away', 'storage-full'])
    .meta({ description: 'It is about to stop, does not reach its database, or has no space left to write' }),
});

const tags = ['server'];
const config = { unlimited: true };

export const healthRoutes =
  ({ obstacle, metrics, publicMetrics }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    for (const path of ['/health', '/healthz']) {
      const schema = { summary: 'Whether the process is alive', tags, response: { 200: Status } };
      app.get(path, { config, schema }, async () => ({ status: 'OK' }));
    }
    const schema = { summary: 'Whether games can be played', tags, response: { 200: Status, 503: NotReady } };
    app.get('/readyz', { config, schema }, async (_, reply) => {
      const code = await obstacle();
      return code ? reply.code(503).send({ status: 'not ready', code }) : { status: 'OK' };
    });
    if (!publicMetrics) return;
    const published = { summary: 'Figures in the format of Prometheus', tags, produces: ['text/plain'] };
    app.get('/metrics', { config, schema: published }, async (_, reply) => reply.type(metrics.type).send(await metrics.text()));
  };
