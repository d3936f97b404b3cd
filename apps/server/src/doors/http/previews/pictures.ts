/** The pictures of links: one for each room, game, day and player. */
import { DAILY_GAMES } from '@yaht/fair';
import { LANGUAGES } from '@yaht/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { readerLanguage } from '../call/language.ts';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import { names } from '../call/version.ts';
import { previewOf, type Linked } from './previews.ts';

/** Whoever shows it asks again after a while; in between its address changes with what is on it. */
const FRESH = 'public, max-age=300';

const lang = z.enum(LANGUAGES).optional().meta({ description: 'The language of its words; that of the reader when left out' });
const querystring = z.object({ lang });
const picture = { description: 'A picture of 1200 × 630', content: { 'image/png': { schema: z.any() } } };

const KINDS = {
  rooms: {
    name: 'room',
    example: 'K7Q2XM',
    tag: 'rooms',
    summary: 'The invitation to a room as a picture, for previews of its link',
  },
  games: { name: 'id', example: 'K7Q2XM-1', tag: 'records', summary: 'A game as a picture, for previews of its link' },
  profiles: { name: 'id', example: 'k7q2xm4p9trc', tag: 'profiles', summary: 'A player as a picture, for previews of a link' },
} as const;

export const pictureRoutes =
  (parts: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const response = { 200: picture, 304: z.undefined().describe('Not changed since If-None-Match'), ...problems(404, 503) };
    for (const [kind, { name, example, tag, summary }] of Object.entries(KINDS) as Iterable<
      [keyof typeof KINDS, (typeof KINDS)[keyof typeof KINDS]]
    >) {
      const params = z.object({ [name]: z.string().meta({ example }) });
      const schema = { summary, tags: [tag], params, querystring, response };
      app.get(`/${kind}/:${name}/picture`, { schema }, async (request, reply) =>
        answer(parts, request, reply, { linked: { kind, id: request.params[name] as string }, lang: request.query.lang }),
      );
    }
    const params = z.object({ day: z.coerce.number().int().meta({ example: 1 }) });
    const schema = {
      summary: 'A game of a day as a picture, for previews of its link',
      tags: ['daily'],
      params,
      querystring: querystring.extend({ game: z.enum(DAILY_GAMES).default('card') }),
      response,
    };
    app.get('/daily/:day/picture', { schema }, async (request, reply) => {
      const { game, lang: language } = request.query;
      const linked: Linked = { kind: 'daily', id: String(request.params.day), game };
      return answer(parts, request, reply, { linked, lang: language });
    });
  };

type Asked = { readonly linked: Linked; readonly lang: z.infer<typeof lang> };

const MISSING = {
  rooms: 'room-not-found',
  games: 'game-not-found',
  profiles: 'profile-not-found',
  daily: 'unknown-day',
} as const;

async function answer(parts: HttpParts, request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { linked, lang: language = readerLanguage(request) } = asked;
  const preview = await previewOf(parts, request, linked, language);
  if (!preview) return refuse(request, reply, MISSING[linked.kind]);
  const drawn = await parts.pictures.draw(preview.ticket);
  if (!drawn) return refuse(request, reply, 'server-full', { retryAfter: 2 });
  if (preview.isPrivate) void reply.header('X-Robots-Tag', 'noindex');
  void reply.header('ETag', `"${drawn.tag}"`).header('Cache-Control', FRESH).header('Vary', 'Accept-Language');
  // Others may show it: that is what it is for.
  void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (names(request.headers['if-none-match'], [`"${drawn.tag}"`])) return reply.code(304).send();
  return reply.type('image/png').send(drawn.png);
}
