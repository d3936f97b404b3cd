/** What this server says about itself: how to come in beside HTTP, by which address others come, and what it cannot offer. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { HttpParts } from './call/parts.ts';

/** What it takes to offer a thing; null when it is offered. Clients hide what is not, and say why. */
const Need = z.enum(['public-url', 'contact']).nullable();

const Description = z.object({
  publicUrl: z.url().nullable().meta({
    description: 'The beginning of every link for others, as `--public-url` says it; null when nobody said',
    example: 'https://dice.example',
  }),
  contact: z.string().nullable().meta({
    description: 'Where whoever runs this server can be reached, as `--contact` says it',
    example: 'mailto:ann@dice.example',
  }),
  tcp: z.int().nullable().meta({
    description: 'The port of the TCP door at this address; null through a proxy, which passes on HTTP alone',
    example: 7777,
  }),
  missing: z
    .object({ linkPreviews: Need, push: Need })
    .meta({ description: 'What is not offered here, with what it would take: `public-url`, `contact`; null is offered' }),
  vapidKey: z
    .string()
    .nullable()
    .meta({ description: 'What a browser that subscribes to notices is told (RFC 8292); null where there are none' }),
});

export const descriptionRoutes =
  ({ tcpPort, publicUrl, contact, telling }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const schema = { summary: 'What this server says about itself', tags: ['server'], response: { 200: Description } };
    const known = {
      publicUrl: publicUrl ?? null,
      contact: contact ?? null,
      missing: { linkPreviews: needOf({ publicUrl }), push: needOf({ publicUrl, contact }) },
      vapidKey: needOf({ publicUrl, contact }) === null ? telling.publicKey : null,
    };
    app.get('/server', { schema }, async (request, reply) => reply.send({ ...known, tcp: tcpPortFor(request, tcpPort) }));
  };

/** The first thing that is not there. */
function needOf(needed: { readonly publicUrl: string | undefined; readonly contact?: string | undefined }): z.infer<typeof Need> {
  if (needed.publicUrl === undefined) return 'public-url';
  return 'contact' in needed && needed.contact === undefined ? 'contact' : null;
}

/** The port of the TCP door where whoever asks can reach it: at the address of this request, unless a proxy has it. */
export const tcpPortFor = ({ headers }: FastifyRequest, tcpPort: HttpParts['tcpPort']): number | null =>
  headers['x-forwarded-for'] === undefined ? tcpPort() : null;
