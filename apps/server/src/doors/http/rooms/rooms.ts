/** Rooms by requests alone: find one, open one, come in, and do whatever its members do. */
import { readClientMessage, type ClientMessage, type RoomLine as Line } from '@yaht/protocol';
import { AWAY_POLICIES, START_RULES, TURN_SECONDS } from '@yaht/room';
import { err, MAX_PLAYERS, ok, TURN_ORDERS, UNDO_RULES, type Result } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Answer } from '../../../tables/answer.ts';
import { hashOf } from '../../../tables/secrets.ts';
import type { Place } from '../../../tables/tables.ts';
import { ask, type TableMessage } from '../../wish.ts';
import type { Came } from '../../arrival.ts';
import { comeIn, unreadable, type Refused } from './coming-in.ts';
import { KeysAtWork, keyOf } from '../call/idempotency.ts';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import { problemCode } from '../call/problem-codes.ts';
import { mayRead } from '../call/reading.ts';
import type { RoomCall } from './room-call.ts';
import { ROOM_CALLS } from './room-calls.ts';
import { Invitation, invitationTo } from './invitation.ts';
import { entered, Entered, RoomLine, RoomView, roomView } from './room-view.ts';
import { seatAt } from '../call/seat.ts';

const tags = ['rooms'];
const security = [{ seat: [] }];
const params = z.object({ room: z.string().meta({ description: 'The code of the room', example: 'K7Q2XM' }) });

const name = z.string().max(200).meta({ example: 'Ann' });
const flag = z.boolean().optional();

const CreateRoom = z.object({
  name,
  variant: z.union([z.string(), z.record(z.string(), z.unknown())]).meta({ example: 'yahtzee' }),
  seats: z.int().min(1).max(MAX_PLAYERS).optional(),
  names: z.array(name).max(MAX_PLAYERS).optional().meta({ description: 'Names for several seats of your own' }),
  password: z.string().min(1).max(128).optional(),
  private: flag,
  spectators: flag,
  autoFirstRoll: flag,
  hints: flag,
  sameDice: flag,
  rated: flag,
  chat: flag,
  spectatorChat: flag,
  turnOrder: z.enum(TURN_ORDERS).optional(),
  undo: z.enum(UNDO_RULES).optional(),
  turnSeconds: z.literal(TURN_SECONDS).optional(),
  whenAway: z.enum(AWAY_POLICIES).optional(),
  awaySeconds: z.int().min(0).optional(),
  start: z.enum(START_RULES).optional(),
});
const JoinRoom = z.object({ name, password: z.string().min(1).max(128).optional(), spectate: flag });
const JoinHouse = JoinRoom.pick({ name: true });
const Done = z.object({ seq: z.int().meta({ description: 'The number of the last fact that followed' }), room: RoomView });

const incoming = problems(400, 401, 403, 404, 409, 410, 422, 503);

export const roomRoutes = (parts: HttpParts): FastifyPluginAsyncZod => {
  const { tables } = parts;
  const keys = new KeysAtWork();
  const arrive = (request: FastifyRequest, message: object): Promise<Result<Came, Refused>> => comeIn(parts, request, message);

  return async app => {
    const listed = {
      summary: 'Rooms that can be joined or watched',
      tags,
      response: { 200: z.object({ rooms: z.array(RoomLine) }) },
    };
    app.get('/rooms', { schema: listed }, async () => ({ rooms: [...(await tables.list())] satisfies Line[] }));

    const opened = { summary: 'Open a room', tags, body: CreateRoom, response: { 201: Entered, ...incoming } };
    app.post('/rooms', { schema: opened, config: { costly: true } }, async (request, reply) => {
      const place = await arrive(request, { type: 'CreateRoom', ...request.body });
      if (!place.ok) return refuse(request, reply, place.error.code, place.error);
      return reply.code(201).header('Location', `/v1/rooms/${place.value.table.id}`).send(entered(place.value));
    });

    const read = { summary: 'A room as it stands', tags, params, response: { 200: RoomView, ...problems(401, 404) } };
    app.get('/rooms/:room', { schema: read }, async (request, reply) => {
      const table = await tables.find(request.params.room);
      if (!table) return refuse(request, reply, 'room-not-found');
      if (!(await mayRead(tables, request, table.id, table.room.options))) return refuse(request, reply, 'seat-required');
      return roomView(table.room);
    });

    const invited = {
      summary: 'What an invitation says: who invites to which game, and whether a seat is free',
      tags,
      params,
      response: { 200: Invitation, ...problems(404) },
    };
    app.get('/rooms/:room/invitation', { schema: invited }, async (request, reply) => {
      const table = await tables.find(request.params.room);
      if (!table) return refuse(request, reply, 'room-not-found');
      void reply.header('Cache-Control', 'no-cache');
      return invitationTo(await table.fresh());
    });

    const joined = { summary: 'Come into a room', tags, params, body: JoinRoom, response: { 201: Entered, ...incoming } };
    app.post('/rooms/:room/join', { schema: joined, config: { costly: true } }, async (request, reply) => {
      const place = await arrive(request, { type: 'Join', room: request.params.room, ...request.body });
      if (!place.ok) return refuse(request, reply, place.error.code, place.error);
      return reply.code(201).send(entered(place.value));
    });

    const anywhere = {
      summary: 'Come to the next table that the house keeps open',
      tags,
      body: JoinHouse,
      response: { 201: Entered, ...incoming },
    };
    app.post('/join', { schema: anywhere, config: { costly: true } }, async (request, reply) => {
      const place = await arrive(request, { type: 'Join', ...request.body });
      if (!place.ok) return refuse(request, reply, place.error.code, place.error);
      return reply.code(201).send(entered(place.value));
    });

    for (const [path, { type, summary, body }] of Object.entries(ROOM_CALLS)) {
      const schema = { summary, tags, security, params, body, response: { 200: Done, ...incoming } };
      app.post(`/rooms/:room/${path}`, { schema }, async (request, reply) => {
        const done = await wish({ ...parts, keys }, request, request.params.room, { type, ...request.body });
        if (!done.ok) return refuse(request, reply, done.error.code, done.error);
        const { table, seq } = done.value;
        return { seq, room: roomView(table.room) };
      });
    }
  };
};

type WishParts = Pick<HttpParts, 'tables'> & { readonly keys: KeysAtWork };
type Wished = { readonly table: Place['table']; readonly seq: number };

/** A wish of a member, as the other doors know it. */
async function wish(
  { tables, keys }: WishParts,
  request: FastifyRequest,
  room: string,
  said: { readonly type: RoomCall['type'] },
): Promise<Result<Wished, Refused>> {
  const key = keyOf(request);
  if (!key.ok) return err({ code: key.error });
  const message = readClientMessage({ ...said, ...(key.value === undefined ? {} : { id: key.value }) });
  if (!message.ok) return err(unreadable(message.error));
  const table = await tables.find(room);
  if (!table) return err({ code: 'room-not-found' });
  const place = await seatAt(tables, request, table);
  if (!place.ok) return err({ code: place.error });
  const sender = `${table.id} ${place.value.member}`;
  const answer = await keys.once(sender, key.value, async () => submit({ tables, keys }, place.value, message.value));
  if (answer === 'request-in-progress') return err({ code: answer, retryAfter: 1 });
  return answer.ok ? ok({ table, seq: answer.seq }) : err({ code: problemCode(answer.code), seq: answer.seq });
}

/** Holding dice is answered here, so it is recorded; the other doors only show it. */
async function submit({ tables }: WishParts, place: Place, message: ClientMessage): Promise<Answer> {
  if (message.type !== 'HoldDice') return ask(tables, place, message as TableMessage);
  const { id, ...said } = message;
  const remembered = id === undefined ? undefined : { sender: String(place.member), id, hash: hashOf(said) };
  return place.table.submit(place.member, { type: 'HoldDice', hold: message.hold }, { remembered });
}
