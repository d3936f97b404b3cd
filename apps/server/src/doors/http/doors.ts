/** How to come in beside HTTP, for whoever invites others. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { HttpParts } from './call/parts.ts';

const Doors = z.object({
  tcp: z.int().nullable().meta({
    description: 'The port of the TCP door at this address; null through a proxy, which passes on HTTP alone',
    example: 7777,
  }),
});

export const doorRoutes =
  ({ tcpPort }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const schema = { summary: 'The other ways in', tags: ['server'], response: { 200: Doors } };
    app.get('/doors', { schema }, async (request, reply) => reply.send({ tcp: tcpPortFor(request, tcpPort) }));
  };

/** The port of the TCP door where whoever asks can reach it: at the address of this request, unless a proxy has it. */
export const tcpPortFor = ({ headers }: FastifyRequest, tcpPort: HttpParts['tcpPort']): number | null =>
  headers['x-forwarded-for'] === undefined ? tcpPort() : null;
