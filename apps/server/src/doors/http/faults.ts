/** The one guarded way out: whatever goes wrong in a request leaves as a problem, and tells nothing of the inside. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Logger } from '../../logger.ts';
import { refuse } from './problem.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { RouteTable } from './route-table.ts';

/** What the framework refuses by itself, by its status. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  405: 'method-not-allowed',
  406: 'not-acceptable',
  408: 'request-timeout',
  413: 'body-too-large',
  414: 'path-too-long',
  415: 'unsupported-media-type',
  503: 'going-away',
};

export function addFaults(app: FastifyInstance, log: Logger, routes: RouteTable): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, log));
  app.setNotFoundHandler((request, reply) => {
    const methods = routes.methodsAt(pathOf(request));
    if (methods.length === 0) return refuse(request, reply, 'not-found');
    return refuse(request, reply.header('Allow', methods.join(', ')), 'method-not-allowed');
  });
}

/** The path without what is asked of it. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url;

/** Also for what the framework refuses before a route is found. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      pointer: `${error.validationContext === 'body' ? '' : `/${error.validationContext}`}${instancePath === '/' ? '' : instancePath}`,
      message: message ?? '',
    }));
    return refuse(request, reply, 'invalid-request', { errors });
  }
  const { statusCode = 500 } = error;
  if (statusCode < 500) return refuse(request, reply, BY_STATUS[statusCode] ?? codeOf(error));
  if (statusCode === 503) return refuse(request, reply, 'going-away', { retryAfter: 1 });
  log.error({ err: error, request: request.id, route: request.routeOptions.url }, 'a request failed');
  return refuse(request, reply, 'fault');
}

const codeOf = ({ code }: FastifyError): ProblemCode => (code.startsWith('FST_ERR_CTP') ? 'invalid-json' : 'invalid-request');
