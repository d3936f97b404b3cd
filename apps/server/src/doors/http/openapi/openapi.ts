/** The description of the whole door, made from the schemas that validate: for programs at /openapi.json, for people at /docs. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { addExamples, type Operation } from './examples.ts';
import { prepare, preparedOnce, sendPrepared, type Prepared } from '../call/prepared.ts';
import { PreparedFiles } from '../call/prepared-files.ts';
import { refuse } from '../call/problem.ts';
import { MARK_FILE } from '../pages/drawings.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from './page-style.ts';

const DESCRIPTION = `Dice games for programs. Every POST takes an \`Idempotency-Key\`: send the same key again and the same thing happens once.
What goes wrong is told as \`application/problem+json\` with a stable \`code\`. A game is called \`<room>-<n>\`, the n-th game of its room, for ever.
The paths of \`/v1/game\` answer without \`/v1\` too.`;

const KEY = 'The key of a profile, from /v1/profiles';
const TOKEN = 'The token of a seat, from /v1/game/new or from joining a room';

export async function addDocuments(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'yaht',
        description: DESCRIPTION,
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' } as { name: string },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          seat: { type: 'http', scheme: 'bearer', description: TOKEN },
          profile: { type: 'http', scheme: 'bearer', description: KEY },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: document => withExamples(jsonSchemaTransformObject(document)),
  });
  const { description, ofThePage } = await preparedAnswers(app);
  app.addHook('onRoute', route => void (route.handler = ofThePage[route.url] ?? route.handler));
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP,
    // A link within the button that opens a call would be a thing to press within another.
    uiConfig: {
      docExpansion: 'list',
      deepLinking: false,
      tryItOutEnabled: true,
      layout: 'BaseLayout',
      defaultModelsExpandDepth: -1,
      syntaxHighlight: false,
    },
    theme: {
      title: 'yaht API',
      favicon: [{ filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: MARK_FILE }],
      css: [{ filename: 'page.css', content: PAGE_STYLE }],
      js: [{ filename: 'page.js', content: PAGE_SCRIPT }],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, description);
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type PreparedAnswers = { readonly description: Answer; readonly ofThePage: Readonly<Record<string, Answer>> };

/** What every reader gets alike is prepared once; the page's own routes would write the description and open a file for each of them. */
async function preparedAnswers(app: FastifyInstance): Promise<PreparedAnswers> {
  const files = await PreparedFiles.in(join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static'));
  const answer = (request: FastifyRequest, reply: FastifyReply, document: Prepared): FastifyReply =>
    sendPrepared(request, reply.header('Cache-Control', 'no-cache'), document);
  const written = (type: string, text: () => string): Answer => {
    const document = preparedOnce(() => prepare(type, Buffer.from(text())));
    return async (request, reply) => answer(request, reply, await document());
  };
  const description = written('application/json; charset=utf-8', () => JSON.stringify(app.swagger()));
  return {
    description,
    ofThePage: {
      '/docs/json': description,
      '/docs/yaml': written('application/yaml; charset=utf-8', () => app.swagger({ yaml: true })),
      '/docs/static/*': async (request, reply) => {
        const file = await files.open((request.params as { readonly '*': string })['*']);
        return file ? answer(request, reply, file) : refuse(request, reply, 'not-found');
      },
    },
  };
}

/** Everything comes from here, also where there is no TLS. */
const transformStaticCSP = (header: string): string =>
  header
    .replaceAll(' https:', '')
    .replaceAll(' validator.swagger.io', '')
    .replace(/upgrade-insecure-requests;?/, '');

function withExamples<Document extends object>(document: Document): Document {
  const { paths = {} } = document as { readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) addExamples(path, method, operation);
  return document;
}
