/**
 * The HTTP door. One file per resource, all of one shape:
 *
 *     export const roomRoutes = (parts: HttpParts): FastifyPluginAsyncZod => async app => {
 *       app.get('/rooms', { schema: { summary: 'List rooms', tags: ['rooms'], response: { 200: Rooms } } }, …);
 *     };
 *
 * To add a resource: write such a file, add it to `resources` below. What it needs goes into `HttpParts`, a new problem
 * into `HTTP_CODES` of @yaht/messages (with its sentences) and `problem-codes.ts` (with its status).
 *
 * - The schema validates, types and documents; give each field a meaning (`.meta({ description })`) and each body an example.
 * - What goes wrong: `return refuse(request, reply, 'game-not-found')`; document it with `...problems(404)`. What the door refuses by
 *   itself (too many requests, a body that cannot be read) is documented by `common-problems.ts`.
 * - `config: { anyOrigin: true }` for a POST that changes nothing, `{ costly: true }` for what opens rooms or tries passwords.
 * - A POST that changes something takes an Idempotency-Key: see `idempotency.ts`.
 * - A longer body: `bodyLimit: LONG_BODY` on the route.
 */
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import { SECONDS } from '@yaht/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { evaluateRoutes } from './advice/evaluate.ts';
import { boardRoutes } from './people/boards.ts';
import { dailyRoutes } from './people/daily.ts';
import { descriptionRoutes } from './description.ts';
import { eventRoutes } from './games/events.ts';
import { addCommonProblems } from './call/common-problems.ts';
import { addFaults, answerBrokenRequest, answerError } from './call/faults.ts';
import { gameRoutes } from './games/games.ts';
import { healthRoutes } from './health.ts';
import { addLimits } from './call/limits.ts';
import { addDocuments } from './openapi/openapi.ts';
import { addOrigins } from './call/origins.ts';
import { homeRoutes } from './pages/index.ts';
import type { HttpParts } from './call/parts.ts';
import { refuseForeignNames } from './call/own-names.ts';
import { problemPages } from './pages/problem-pages.ts';
import { noticeRoutes } from './people/notices.ts';
import { openGameRoutes } from './people/open-games.ts';
import { profileRoutes } from './people/profiles.ts';
import { recordRoutes } from './games/records.ts';
import { reviewRoutes } from './advice/review.ts';
import { rollioRoutes } from './advice/rollio.ts';
import { roomRoutes } from './rooms/rooms.ts';
import { runRoutes } from './games/runs.ts';
import { pictureRoutes } from './previews/pictures.ts';
import { RouteTable } from './call/route-table.ts';
import { warnOfUnnamedProxies } from './call/unnamed-proxy.ts';
import { webApp } from './web-app.ts';
import { variantRoutes } from './advice/variants.ts';
import { yatzyRoutes } from './advice/yatzy-advice.ts';

/** `here`: at this address only. `versioned`: under /v1. `both`: under /v1, and without it under the name the first clients knew. */
type Resource = { readonly at: 'here' | 'versioned' | 'both'; readonly routes: FastifyPluginAsyncZod };

const resources = (parts: HttpParts): readonly Resource[] => [
  { at: 'here', routes: healthRoutes(parts) },
  { at: 'versioned', routes: descriptionRoutes(parts) },
  { at: 'both', routes: gameRoutes(parts) },
  { at: 'versioned', routes: roomRoutes(parts) },
  { at: 'versioned', routes: recordRoutes(parts) },
  { at: 'versioned', routes: runRoutes(parts) },
  { at: 'versioned', routes: eventRoutes(parts) },
  { at: 'versioned', routes: profileRoutes(parts) },
  { at: 'versioned', routes: openGameRoutes(parts) },
  { at: 'versioned', routes: noticeRoutes(parts) },
  { at: 'versioned', routes: boardRoutes(parts) },
  { at: 'versioned', routes: dailyRoutes(parts) },
  { at: 'versioned', routes: pictureRoutes(parts) },
  { at: 'here', routes: homeRoutes(parts) },
  { at: 'here', routes: webApp(parts) },
  { at: 'here', routes: problemPages },
  { at: 'both', routes: yatzyRoutes(parts) },
  { at: 'versioned', routes: evaluateRoutes(parts) },
  { at: 'versioned', routes: variantRoutes },
  { at: 'versioned', routes: rollioRoutes(parts) },
  { at: 'versioned', routes: reviewRoutes(parts) },
];

const MAX_BODY = 16 * 1024;
/** Longer than a room's code or a game's id can be. */
const MAX_PARAM = 64;
/** As long as a first message may take at the other doors. */
const REQUEST_TIME = 1_000 * SECONDS.hello;
/** Left to itself, Node gives headers a minute and looks at the clock every half a minute. */
const TIMES = { headersTimeout: REQUEST_TIME, requestTimeout: REQUEST_TIME, connectionsCheckingInterval: 1_000 };
/** How long a connection may wait for its next request, in milliseconds. */
const KEPT_ALIVE = 72_000;
const REQUEST_ID = /^[A-Za-z0-9_.-]{1,64}$/;

export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const app = createApp(parts);
  const routes = new RouteTable();
  routes.follow(app);
  app.decorate('routeTable', routes);
  addFaults(app, parts.report, routes);
  warnOfUnnamedProxies(app, parts.clock, parts.log);
  refuseForeignNames(app, parts.names, parts.proxies.length > 0);
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id));
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: STRICT },
    // A page that is isolated may share memory between threads; pages that differ in it need a process each.
    crossOriginEmbedderPolicy: true,
    strictTransportSecurity: false,
  });
  await addOrigins(app, routes, parts.origins);
  addLimits(app, parts);
  addCommonProblems(app);
  await addDocuments(app);
  for (const resource of resources(parts)) await addResource(app, resource);
  return app;
}

function createApp({ log, report, proxies, turns }: HttpParts): FastifyInstance {
  // Requests are not logged one by one: a busy server would write nothing else.
  const app = fastify({
    loggerInstance: log.child({}, { level: 'warn' }),
    bodyLimit: MAX_BODY,
    serverFactory: handle =>
      createServer({ ...TIMES, keepAliveTimeout: KEPT_ALIVE }, turns.inTurn(handle)).on('connection', askWhoItIs),
    forceCloseConnections: 'idle',
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    routerOptions: { maxParamLength: MAX_PARAM, ignoreTrailingSlash: true },
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, report),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readNothingAsEmpty(app);
  return app;
}

/** A socket knows its peer once it was asked; of a connection that is gone the system tells nothing any more. */
function askWhoItIs(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}

/** Whoever asks may bring a name for the request, and finds it in the answer and in the log. */
const requestId = (given: unknown): string => (typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID());

/** JSON is UTF-8 and nothing else: bytes that are not would be read as other letters than were meant. */
class NotText extends Error {
  readonly statusCode = 400;
  readonly code = 'FST_ERR_CTP_NOT_UTF8';
}

/** No body is a body without fields; many programs say `application/json` also when they send none. */
function readNothingAsEmpty(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return isUtf8(body as Buffer) ? parse(request, body.toString(), done) : done(new NotText());
  });
  app.addHook('preValidation', async request => {
    if (request.method === 'POST') request.body ??= {};
  });
}

/** What runs here comes from here: no page of this server loads anything from elsewhere. */
const STRICT = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

async function addResource(app: FastifyInstance, { at, routes }: Resource): Promise<void> {
  if (at !== 'here') await app.register(routes, { prefix: '/v1' });
  if (at !== 'versioned') await app.register(at === 'both' ? unlisted(routes) : routes);
}

/** The same again under another name: answered, and not documented twice. */
const unlisted =
  (routes: FastifyPluginAsyncZod): FastifyPluginAsyncZod =>
  async (app, options) => {
    app.addHook('onRoute', route => void (route.schema = { ...route.schema, hide: true }));
    await routes(app, options);
  };
