/** What a description can say beyond its schemas: an example of each body, of each answer, of each typical problem, and a line to paste. */
import { ANSWERS } from './answers.ts';
import { sentenceOf, titleOf } from '../call/problem.ts';
import { statusOf, type ProblemCode } from '../call/problem-codes.ts';

type Json = { readonly [name: string]: unknown };
/** As much of an operation as is looked at here. */
export type Operation = {
  description?: string;
  tags?: readonly string[];
  parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema?: Json }[];
  security?: readonly unknown[];
  requestBody?: { content: Record<string, { schema?: Json; example?: unknown }> };
  responses?: Record<string, { content?: Record<string, { example?: unknown }> }>;
};

const TYPICAL: readonly ProblemCode[] = [
  'invalid-request',
  'seat-required',
  'origin-not-allowed',
  'game-not-found',
  'not-acceptable',
  'no-rolls-left',
  'seat-expired',
  'state-changed',
  'body-too-large',
  'unsupported-media-type',
  'idempotency-key-reused',
  'rate-limited',
  'going-away',
];

/** What these meet, instead of what all calls can. */
const TYPICAL_OF_ADVICE: readonly ProblemCode[] = ['table-loading', 'category-filled'];
const TYPICAL_OF_ROOMS: readonly ProblemCode[] = ['host-only'];

function typicalOf({ tags: [tag = ''] = [] }: Operation): readonly ProblemCode[] {
  if (tag === 'rooms') return [...TYPICAL, ...TYPICAL_OF_ROOMS];
  return tag.startsWith('advice') ? [...TYPICAL, ...TYPICAL_OF_ADVICE] : TYPICAL;
}

/** Where the record of a game comes from, and what is made of one. */
const RECORD = 'get /v1/games/{id}';
const TAKES_A_RECORD = ['/v1/verify', '/v1/review'];

/** Adds the examples to one operation of the document. */
export function addExamples(path: string, method: string, operation: Operation): void {
  const json = operation.requestBody?.content['application/json'];
  const body = TAKES_A_RECORD.includes(path) ? ANSWERS[RECORD] : json?.schema && exampleOf(json.schema);
  if (json && body !== undefined) json.example = body;
  for (const code of typicalOf(operation)) {
    const problem = operation.responses?.[statusOf(code)]?.content?.['application/problem+json'];
    if (problem) problem.example = problemExample(path, code);
  }
  addAnswer(operation, ANSWERS[`${method} ${path}`] ?? ANSWERS[familyOf(method, path)]);
  const line = curlLine(path, method, operation, body);
  operation.description = `${operation.description === undefined ? '' : `${operation.description}\n\n`}\`\`\`sh\n${line}\n\`\`\``;
}

/** Calls about one thing mostly answer alike: with the thing as it is now. */
export const familyOf = (method: string, path: string): string => `${method} ${path.replace(/\/[^/]+$/, '/…')}`;

function addAnswer({ responses = {} }: Operation, answer: unknown): void {
  const success = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1];
  const json = success?.content?.['application/json'];
  if (json && answer !== undefined) json.example = answer;
}

/** The example a schema names, or one made from those of its fields. */
function exampleOf(schema: Json): unknown {
  if ('example' in schema) return schema['example'];
  if (schema['type'] !== 'object') return undefined;
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const named = fields.map(([name, field]) => [name, firstOf(field)] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** A choice without an example has its first entry. */
function firstOf(field: Json): unknown {
  const choices = field['enum'];
  return exampleOf(field) ?? (Array.isArray(choices) ? (choices as unknown[])[0] : undefined);
}

const problemExample = (path: string, code: ProblemCode): Json => ({
  type: `/problems/${code}`,
  title: titleOf(code),
  status: statusOf(code),
  detail: sentenceOf(code, 'en'),
  instance: `${path}#0b6ecf5e-7a49-4f2e-9a0e-6a1a2c3d4e5f`,
  code,
});

function curlLine(path: string, method: string, { security, parameters = [] }: Operation, body: unknown): string {
  const query = queryOf(parameters);
  const parts = [
    method === 'post' ? 'curl -X POST' : 'curl',
    query === '' ? `http://localhost:9000${path}` : `'http://localhost:9000${path}${query}'`,
    ...(security ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(method === 'post' ? [`-H "Idempotency-Key: $(openssl rand -hex 16)"`] : []),
    ...(isFilled(body)
      ? [`-H 'Content-Type: application/json' -d ${TAKES_A_RECORD.includes(path) ? '@game.json' : `'${JSON.stringify(body)}'`}`]
      : []),
  ];
  return parts.join(' \\\n  ').replace(' \\\n  ', ' ');
}

/** What an address must ask, by the examples of its parameters. */
export function queryOf(parameters: NonNullable<Operation['parameters']>): string {
  const asked = parameters.filter(parameter => parameter.in === 'query' && parameter.required === true);
  const parts = asked.map(({ name, schema }) => `${name}=${encodeURIComponent(String(schema?.['example'] as string | number))}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const isFilled = (body: unknown): boolean => typeof body === 'object' && body !== null && Object.keys(body).length > 0;
