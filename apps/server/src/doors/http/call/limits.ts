/** How much one address may ask for over HTTP: from the same buckets as its other connections. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Tables } from '../../../tables/tables.ts';
import type { DoorCounts } from '../../session.ts';
import type { Doorkeeper, Guest, Quota } from '../../doorkeeper.ts';
import { parseGameId } from './game-id.ts';
import { refuse } from './problem.ts';
import { tokenOf } from './seat.ts';
import type { Turns } from './turns.ts';

/** For what carries a whole game or many positions. */
export const LONG_BODY = 256 * 1024;

type LimitParts = {
  readonly doorkeeper: Doorkeeper;
  readonly clock: Clock;
  readonly tables: Tables;
  readonly turns: Turns;
  readonly counts?: DoorCounts;
};

export function addLimits(app: FastifyInstance, { doorkeeper, clock, tables, turns, counts }: LimitParts): void {
  /** Who names a room by its code. */
  const naming = new WeakMap<FastifyRequest, Guest>();
  app.addHook('onRequest', async (request, reply) => {
    const { unlimited = false, costly = false } = request.routeOptions.config;
    if (unlimited) return;
    const guest = doorkeeper.admit(request.ip);
    if (!guest) return refuse(request, reply, doorkeeper.isFull ? 'server-full' : 'too-many-streams', { retryAfter: 1 });
    turns.belongsTo(request.raw.socket, doorkeeper.countedAs(request.ip));
    reply.raw.once('close', guest.leave);
    const now = clock.now();
    const code = costly ? undefined : codeIn(request);
    if (code !== undefined) naming.set(request, guest);
    const reached = await limitReached(guest, now, costly, () => code === undefined || isMember(tables, request, code));
    const quota = doorkeeper.quota(request.ip, reached ?? (costly ? 'arrivals' : 'messages'), now);
    if (quota) tellQuota(reply, quota);
    if (reached) return refuse(request, reply, 'rate-limited', { retryAfter: quota?.wait ?? 1 });
  });
  app.addHook('onResponse', async (_, { statusCode }) => {
    if (statusCode === 429 || statusCode === 503) counts?.turnedAway('http', String(statusCode));
  });
  // A code that nobody has costs as much as at the other doors; a right one costs nothing.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 404) await naming.get(request)?.owe(clock.now());
  });
}

/** While no arrival is left, a room is told to those who know it alone: any answer would tell a right code from a wrong one. */
async function limitReached(
  guest: Guest,
  now: number,
  isCostly: boolean,
  isKnown: () => boolean | Promise<boolean>,
): Promise<Quota['name'] | undefined> {
  if (!guest.mayTalk(now)) return 'messages';
  const mayAsk = isCostly ? await guest.mayArrive(now) : guest.mayTry(now) || (await isKnown());
  return mayAsk ? undefined : 'arrivals';
}

const BY_CODE = /\/(rooms\/:room|games?\/:id)/;

/** The code of the room that an address names, itself or by its game. */
function codeIn({ routeOptions: { url = '' }, params }: FastifyRequest): string | undefined {
  const { room, id = '' } = params as { readonly room?: string; readonly id?: string };
  return BY_CODE.test(url) ? (room ?? parseGameId(id)?.room) : undefined;
}

async function isMember(tables: Tables, request: FastifyRequest, code: string): Promise<boolean> {
  const token = tokenOf(request);
  const table = token === undefined ? undefined : await tables.find(code);
  return token !== undefined && table !== undefined && (await tables.memberAt(table, token)) !== undefined;
}

/** As draft-ietf-httpapi-ratelimit-headers writes it. */
function tellQuota(reply: FastifyReply, { name, limit, left, window, wait }: Quota): void {
  void reply.header('RateLimit-Policy', `"${name}";q=${limit};w=${window}`);
  void reply.header('RateLimit', `"${name}";r=${left};t=${Math.ceil(wait)}`);
}
