/** Which web pages may call what: reading is open to all, playing is for the pages of this server and for those that are named. */
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from './faults.ts';
import { refuse } from './problem.ts';
import type { RouteTable } from './route-table.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];
const HEADERS_IN = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Yaht-Profile',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'X-Request-Id',
];
const HEADERS_OUT = ['ETag', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id', 'Idempotent-Replayed'];
const REMEMBERED_FOR = 600;

/** Browsers name the page they ask for; other programs do not. */
export function isWelcome({ headers: { origin, host } }: Pick<FastifyRequest, 'headers'>, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export async function addOrigins(app: FastifyInstance, routes: RouteTable, origins: readonly string[]): Promise<void> {
  const corsFor = (request: FastifyRequest): FastifyCorsOptions => ({
    origin: isOpen(request, routes) ? '*' : [...origins],
    methods: METHODS,
    allowedHeaders: HEADERS_IN,
    exposedHeaders: HEADERS_OUT,
    maxAge: REMEMBERED_FOR,
    // Whoever asks with OPTIONS outside a browser is told the methods, too.
    strictPreflight: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    const methods = request.method === 'OPTIONS' ? routes.methodsAt(pathOf(request)) : [];
    if (methods.length > 0) void reply.header('Allow', methods.join(', '));
  });
  await app.register(cors, { delegator: (request, callback) => callback(null, corsFor(request)) });
  // A page can send some requests without asking; it would not see the answer, but a room would be open.
  app.addHook('onRequest', async (request, reply) => {
    if (isOpen(request, routes) || isWelcome(request, origins)) return;
    return refuse(request, reply, 'origin-not-allowed');
  });
}

/** A browser asks first, with OPTIONS, on behalf of the method it would like. */
function isOpen(request: FastifyRequest, routes: RouteTable): boolean {
  const asked = request.method === 'OPTIONS' ? request.headers['access-control-request-method'] : undefined;
  return routes.isOpen(asked ?? request.method, pathOf(request));
}
