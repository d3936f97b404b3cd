/** The one guarded way out: whatever goes wrong in a request leaves as a problem, and tells nothing of the inside. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { excuseFor } from '../../excuse.ts';
import type { Report } from './parts.ts';
import { refuse, sentenceOf, titleOf } from './problem.ts';
import { statusOf, type ProblemCode } from './problem-codes.ts';
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

export function addFaults(app: FastifyInstance, report: Report, routes: RouteTable): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, report));
  app.setNotFoundHandler((request, reply) => {
    const methods = routes.methodsAt(pathOf(request));
    if (methods.length === 0 || methods.includes(request.method)) return refuse(request, reply, 'not-found');
    return refuse(request, reply.header('Allow', methods.join(', ')), 'method-not-allowed');
  });
}

/** The path without what is asked of it. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url;

/** Also for what the framework refuses before a route is found. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, report: Report): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      pointer: `${error.validationContext === 'body' ? '' : `/${error.validationContext}`}${instancePath === '/' ? '' : instancePath}`,
      message: plainly(message ?? ''),
    }));
    return refuse(request, reply, 'invalid-request', { errors });
  }
  const excuse = excuseFor(error);
  if (excuse === 'room-damaged') report({ err: error, request: request.id }, 'a room is damaged');
  if (excuse) return refuse(request, reply, excuse, STAYS_SO.includes(excuse) ? {} : { retryAfter: 1 });
  const { statusCode = 500 } = error;
  if (statusCode < 500) return refuse(request, reply, BY_STATUS[statusCode] ?? codeOf(error));
  if (statusCode === 503) return refuse(request, reply, 'going-away', { retryAfter: 1 });
  report({ err: error, request: request.id, route: request.routeOptions.url }, 'a request failed');
  return refuse(request, reply, 'fault');
}

/** A client that comes back at once finds the disk as full, the room as damaged and the server as old as it was. */
const STAYS_SO: readonly ProblemCode[] = ['storage-full', 'room-damaged', 'newer-version'];

/** Whoever left a field out did not send `undefined`. */
const plainly = (message: string): string => message.replace(/^Invalid input: expected .*, received undefined$/, 'Is missing');

/** What is no HTTP, or never became a request: answered on the bare connection, as a problem too. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  const code = BY_CODE[error.code ?? ''] ?? 'invalid-request';
  const status = statusOf(code);
  const body = JSON.stringify({ type: `/problems/${code}`, title: titleOf(code), status, detail: sentenceOf(code, 'en'), code });
  if (socket.writable && !socket.destroyed) {
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/problem+json',
      'Connection: close',
    ];
    socket.write([...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
  }
  socket.destroySoon();
}

const BY_CODE: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'path-too-long',
};

const codeOf = ({ code }: FastifyError): ProblemCode => (code.startsWith('FST_ERR_CTP') ? 'invalid-json' : 'invalid-request');
