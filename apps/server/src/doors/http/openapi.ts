/** The description of the whole door, made from the schemas that validate: for programs at /openapi.json, for people at /docs. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const DESCRIPTION = `Dice games for programs. Every POST takes an \`Idempotency-Key\`: send the same key again and the same thing happens once.
What goes wrong is told as \`application/problem+json\` with a stable \`code\`. The paths of \`/v1/game\` and of the advice calls answer without \`/v1\` too.`;

export async function addDocuments(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'yaht', description: DESCRIPTION, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat, from /v1/game/new or from joining a room' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: true },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
