/** What goes wrong is told as `application/problem+json` (RFC 9457), with a code that never changes its meaning. */
import { HTTP_CODES, messagesFor, wireSentence, type HttpCode, type Language } from '@yaht/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readerLanguage } from './language.ts';
import { statusOf, type ProblemCode } from './problem-codes.ts';

const PROBLEM_TYPE = 'application/problem+json';

const Problem = z
  .looseObject({
    type: z.string().meta({ description: 'A page with cause and fix' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What happened and what to do, in the language of Accept-Language' }),
    instance: z.string().meta({ description: 'This one request: its path and its X-Request-Id' }),
    code: z.string().meta({ description: 'Stable; the same word as on the other doors' }),
    errors: z.array(z.object({ pointer: z.string(), message: z.string() })).optional(),
    seq: z.int().optional().meta({ description: 'The number of the last fact of the game' }),
    retry_after_s: z.number().optional(),
  })
  .meta({ id: 'Problem' });

/** What a problem says beside its code. */
export type About = {
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
  readonly seq?: number;
  readonly retryAfter?: number;
  /** Whatever else the caller needs to go on, such as the current state. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/** Answers with a problem. Written out here, so that no schema of the route leaves a field out. */
export function refuse(request: FastifyRequest, reply: FastifyReply, code: ProblemCode, about: About = {}): FastifyReply {
  const { errors, seq, retryAfter, more = {} } = about;
  const language = readerLanguage(request);
  if (retryAfter !== undefined) void reply.header('Retry-After', Math.max(1, Math.ceil(retryAfter)));
  if (statusOf(code) === 401) void reply.header('WWW-Authenticate', 'Bearer');
  const problem = {
    type: `/problems/${code}`,
    title: titleOf(code),
    status: statusOf(code),
    detail: sentenceOf(code, language),
    instance: `${request.url.split('?', 1)[0]}#${request.id}`,
    code,
    ...(errors ? { errors } : {}),
    ...(seq === undefined ? {} : { seq }),
    ...(retryAfter === undefined ? {} : { retry_after_s: Math.max(1, Math.ceil(retryAfter)) }),
    ...more,
  };
  return reply
    .code(statusOf(code))
    .type(PROBLEM_TYPE)
    .header('Cache-Control', 'no-store')
    .header('Content-Language', language)
    .send(JSON.stringify(problem));
}

/** `no-rolls-left` reads `No rolls left`. */
export const titleOf = (code: ProblemCode): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');

/** What happened and what to do. */
export function sentenceOf(code: ProblemCode, language: Language): string {
  const messages = messagesFor(language);
  return isHttpCode(code) ? messages.httpProblems[code] : wireSentence(messages, code);
}

const isHttpCode = (code: ProblemCode): code is HttpCode => (HTTP_CODES as readonly string[]).includes(code);

type Documented = {
  readonly description: string;
  readonly content: Readonly<Record<typeof PROBLEM_TYPE, { readonly schema: typeof Problem }>>;
};

/** The problems that a route documents, by status: `response: { 200: Answer, ...problems(400, 409) }`. */
export function problems<Status extends keyof typeof DESCRIPTIONS>(
  ...statuses: readonly Status[]
): Readonly<Record<Status, Documented>> {
  const documented = statuses.map(status => [
    status,
    { description: DESCRIPTIONS[status], content: { [PROBLEM_TYPE]: { schema: Problem } } },
  ]);
  return Object.fromEntries(documented) as Readonly<Record<Status, Documented>>;
}

const DESCRIPTIONS = {
  400: 'A wrong value',
  401: 'No token, or a wrong one',
  403: 'Not for this member or this web page',
  404: 'There is no such thing',
  406: 'None of the types in Accept can be had',
  409: 'A wrong moment',
  410: 'The seat was given up',
  412: 'The game has changed since If-Match',
  413: 'The body is too long',
  415: 'The body is not JSON',
  422: 'The Idempotency-Key was used for another request',
  429: 'Too many requests',
  503: 'Not now; try again',
} as const;
