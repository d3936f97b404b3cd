/** Watching over HTTP: everything that happens in a room, or the facts of one game, live and from any number on. */
import { factOf, type ServerMessage } from '@yaht/protocol';
import { isRoomFact } from '@yaht/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Table } from '../../../tables/table.ts';
import { PORTION, tellPast } from '../../past.ts';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import { mayRead, readGame } from '../call/reading.ts';
import { Stream, STREAM_TYPES, type Format, type StreamParts } from '../call/stream.ts';
import { tokenOf } from '../call/seat.ts';

const tags = ['events'];
const querystring = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .meta({ description: 'The number of the last fact you have, like Last-Event-ID' }),
});
const description = `Server-sent events when \`Accept\` has \`text/event-stream\`, else one JSON object a line. Each fact has its number: go on with
\`Last-Event-ID\` or \`after\`. A line without content every 15 seconds says that the stream is alive; \`Bye\` says why it ends.`;
const content = { [STREAM_TYPES.sse]: { schema: z.string() }, [STREAM_TYPES.ndjson]: { schema: z.string() } };
const response = { 200: { description: 'Facts, as they happen', content }, ...problems(400, 401, 404) };

export const eventRoutes =
  (parts: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const { tables } = parts;
    const room = { summary: 'Watch a room', description, tags, params: z.object({ room: z.string() }), querystring, response };
    app.get('/rooms/:room/events', { schema: room }, async (request, reply) => {
      const table = await tables.find(request.params.room);
      if (!table) return refuse(request, reply, 'room-not-found');
      if (!(await mayRead(tables, request, table.id, table.room.options))) return refuse(request, reply, 'seat-required');
      const after = wishedAfter(request, request.query.after) ?? table.room.seq;
      if (after > table.room.seq) return refuse(request, reply, 'unknown-seq', { seq: table.room.seq });
      await follow(parts, request, reply, table, { after, isTold: () => true, isLast: () => false });
      return reply;
    });

    const game = {
      summary: 'Watch a game from its first fact to its last',
      description,
      tags,
      params: z.object({ id: z.string() }),
      querystring,
      response,
    };
    app.get('/games/:id/events', { schema: game }, async (request, reply) => {
      const found = await readGame(tables, request, request.params.id);
      if (!found.ok) return refuse(request, reply, found.error);
      const table = await tables.find(found.value.room);
      if (!table) return refuse(request, reply, 'game-not-found');
      const first = found.value.facts[0]?.seq ?? 1;
      const after = Math.max(wishedAfter(request, request.query.after) ?? 0, first - 1);
      if (after > table.room.seq) return refuse(request, reply, 'unknown-seq', { seq: table.room.seq });
      const last = found.value.game.over ? (found.value.facts.at(-1)?.seq ?? 0) : Infinity;
      const isLast = (message: ServerMessage): boolean => message.type === 'GameOver';
      await follow(parts, request, reply, table, { after, last, isTold: isGameFact, isLast });
      return reply;
    });
  };

type Followed = Pick<StreamParts, 'isTold' | 'isLast'> & { readonly after: number; readonly last?: number };

/** Everything after a number, in portions, and then whatever happens. */
async function follow(
  { clock, streams, tables, turns }: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  table: Table,
  { after, last = Infinity, isTold, isLast }: Followed,
): Promise<void> {
  const format = formatFor(request);
  const token = tokenOf(request);
  const member = token === undefined ? undefined : (await tables.resume(token))?.member;
  reply.hijack();
  reply.raw.writeHead(200, { ...headersOf(reply), 'Content-Type': STREAM_TYPES[format], 'Cache-Control': 'no-store' });
  reply.raw.flushHeaders();
  const onBeat = (): void => (member === undefined ? undefined : table.seen(member));
  const onEnd = (): void => {
    streams.remove(stream);
    table.unwatch(stream);
  };
  const onHeld = (): void => turns.note(request.raw.socket);
  const stream: Stream = new Stream({ raw: reply.raw, format, clock, isTold, isLast, onHeld, onBeat, onEnd });
  streams.add(stream);
  const told = await tellPast(stream, table, after, () => Math.min(last, table.room.seq - PORTION));
  if (after >= last) return stream.end('game-over');
  if (stream.isOver) return;
  const watched = await table.watch(told, stream);
  if (!watched.ok) stream.end('going-away');
  if (stream.isOver) table.unwatch(stream);
}

const headersOf = (reply: FastifyReply): Record<string, string | string[] | number> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Browsers that come back say which number they have. */
function wishedAfter({ headers }: FastifyRequest, asked: number | undefined): number | undefined {
  const last = headers['last-event-id'];
  return typeof last === 'string' && /^\d{1,9}$/.test(last) ? Number(last) : asked;
}

const formatFor = ({ headers }: FastifyRequest): Format => (headers.accept?.includes('text/event-stream') ? 'sse' : 'ndjson');

/** What belongs to the game itself; chat, seats and presence do not. */
function isGameFact(message: ServerMessage): boolean {
  const fact = factOf(message);
  return fact.ok && !isRoomFact(fact.value.event);
}
