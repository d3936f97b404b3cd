import { writeFile } from 'node:fs/promises';
import { compileTables } from '@yaht/solver';
import { solve } from '@yaht/solver/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { yatzyVariant } from '../../../advice/yatzy-answers.ts';
import { runHere, testAdvice } from '../../../testing/advice.ts';
import { HttpHouse, type Method } from '../../../testing/http-house.ts';
import { TestHouse } from '../../../testing/house.ts';
import { stage } from '../../../testing/openapi-stage.ts';
import { familyOf, queryOf } from './examples.ts';

type Content = Readonly<Record<string, { readonly schema?: unknown; readonly example?: unknown }>>;
type Operation = {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: Parameters<typeof queryOf>[0];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};
type Document = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};

let http: HttpHouse;
let document: Document;
beforeAll(async () => {
  const house = new TestHouse({ players: 2 });
  const tables = compileTables(yatzyVariant);
  if (!tables.ok) throw new Error(tables.error);
  const counting = async () => ({ low: 100, chances: new Float64Array(281).fill(1 / 281) }) as never;
  const lanes = { solving: runHere, counting, reading: runHere, reviewing: runHere, playing: runHere, close: async () => {} };
  http = await HttpHouse.open(house, undefined, testAdvice(house.clock, { table: await solve(tables.value), lanes }));
  document = (await http.get('/openapi.json')).json();
});

const operations = (): readonly [string, string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );

describe('the description', () => {
  test('is OpenAPI 3.1, and everything it refers to is in it', () => {
    expect(document.openapi).toBe('3.1.0');
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    expect(references).toContain('#/components/schemas/GameState');
    for (const reference of references) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
      expect(found, reference).toBeDefined();
    }
  });

  test('says of every call what it is for, what it takes, what can go wrong, and how to try it', () => {
    expect(operations().length).toBeGreaterThan(35);
    for (const [path, method, operation] of operations()) {
      const where = `${method} ${path}`;
      expect(operation.summary, where).toMatch(/^\p{Lu}/u);
      expect(operation.tags?.length, where).toBe(1);
      expect(operation.description, where).toContain(`http://localhost:9000${path}`);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = (operation.parameters ?? []).filter(parameter => parameter.in === 'path').map(({ name }) => name);
      expect(described, where).toEqual(inPath);
      for (const [status, { description, content = {} }] of Object.entries(operation.responses)) {
        expect(description, where).not.toBe('');
        if (Number(status) >= 400 && path.startsWith('/v1'))
          expect(content['application/problem+json']?.example, where).toMatchObject({ status: Number(status) });
      }
    }
  });

  test('does not list the same call under two names', () => {
    expect(Object.keys(document.paths).filter(path => path.startsWith('/game'))).toEqual([]);
    expect(document.paths['/v1/game/{id}/roll']).toBeDefined();
  });
});

describe('what goes wrong is declared', () => {
  const WRONG_BODIES = [
    ['of another type', 415, { 'content-type': 'text/plain' }, 'hello'],
    ['that is too long', 413, { 'content-type': 'application/json' }, JSON.stringify('x'.repeat(300_000))],
    ['that is no JSON', 400, { 'content-type': 'application/json' }, '{'],
  ] as const;

  test.each(WRONG_BODIES)('for every call with a body %s', async (_, status, headers, payload) => {
    const asked = operations().filter(([, method]) => method !== 'get');
    expect(asked.length).toBeGreaterThan(20);
    for (const [path, method, { responses }] of asked) {
      const { statusCode } = await http.app.inject({ method: method.toUpperCase() as Method, url: path, headers, payload });
      expect.soft([statusCode, statusCode in responses], `${method} ${path}`).toEqual([status, true]);
    }
  });

  test('for every call that other web pages may not make', async () => {
    const headers = { origin: 'https://stranger.example' };
    let refused = 0;
    for (const [path, method, { responses }] of operations()) {
      const { statusCode } = await http.ask(method.toUpperCase() as Method, path, undefined, { headers });
      if (statusCode !== 403) continue;
      refused += 1;
      expect.soft(responses, `${method} ${path}`).toHaveProperty('403');
    }
    expect(refused).toBeGreaterThan(20);
  });

  test.each([
    ['post', '/v1/game/new', '/v1/game/new', 401, { 'yaht-profile': 'nobody’s' }],
    ['post', '/v1/rooms/{room}/join', '/v1/rooms/K7Q2XM/join', 401, { 'yaht-profile': 'nobody’s' }],
    ['get', '/v1/daily', '/v1/daily?game=foo', 400, {}],
    ['get', '/v1/daily/{day}', '/v1/daily/abc', 400, {}],
  ] as const)('%s %s: %s is %i', async (method, path, url, status, headers) => {
    const body = method === 'post' ? { name: 'Ann' } : undefined;
    const { statusCode } = await http.ask(method.toUpperCase() as Method, url, body, { headers });
    expect(statusCode).toBe(status);
    expect(document.paths[path]?.[method]?.responses).toHaveProperty(String(status));
  });

  test('for every call that is counted: too many', () => {
    const uncounted = operations().filter(([, , { responses }]) => !('429' in responses));
    expect(uncounted.map(([path]) => path)).toEqual(['/health', '/healthz', '/readyz', '/metrics']);
  });
});

/** Long lists and long fractions are cut: their beginning shows what the rest looks like. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value === 'number') return Number(value.toFixed(6));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, WHOLE.has(name) ? field : shortened(field)]));
}
const WHOLE = new Set(['events', 'dice', 'frozen', 'hold']);

/** The schema of an answer with everything it refers to, as something that judges values. */
function judgeOf(schema: unknown): z.ZodType {
  const inlined = JSON.stringify(schema).replace(/\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g, (_, name: string) =>
    JSON.stringify(document.components.schemas[name]),
  );
  return inlined.includes('"$ref"')
    ? judgeOf(JSON.parse(inlined))
    : z.fromJSONSchema(JSON.parse(inlined) as Parameters<typeof z.fromJSONSchema>[0]);
}

const SOLVING = { timeout: 120_000, interval: 50 };
const answers: Record<string, unknown> = {};

// `RECORD_ANSWERS=1 npx vitest run --project unit openapi` writes the examples anew, after answers have changed.
afterAll(async () => {
  if (process.env['RECORD_ANSWERS'] === undefined) return;
  const head =
    '/** An answer to every example of the description, as it was given; written by openapi.test.ts, which says how. */';
  const text = `${head}\nexport const ANSWERS: Readonly<Record<string, unknown>> = ${JSON.stringify(answers, null, 2)};\n`;
  await writeFile(new URL('answers.ts', import.meta.url), text);
});

/** Once for all calls of a family that answer by the same schema. */
function record(path: string, method: string, schema: unknown, answer: unknown): void {
  const family = familyOf(method, path);
  const known = families.get(family);
  const isShared = path.includes('}/') && (known === undefined || known === JSON.stringify(schema));
  if (isShared && known !== undefined) return;
  if (isShared) families.set(family, JSON.stringify(schema));
  answers[isShared ? family : `${method} ${path}`] = shortened(answer);
}
const families = new Map<string, string>();

describe('every example', () => {
  test('is granted, and the answer is of the type and the schema that is told', async () => {
    for (const [path, method, operation] of operations()) {
      const staged = await stage(http, path);
      const query = path === '/v1/rooms/{room}/events' ? '?after=0' : queryOf(operation.parameters ?? []);
      const url = `${path.replace(/\{(\w+)\}/g, (_, name: string) => staged.params[name] ?? name)}${query}`;
      const body = staged.body ?? (operation.requestBody?.content['application/json']?.example as object | undefined);
      const token = operation.security && staged.token !== undefined ? { token: staged.token } : {};
      const answer = await vi.waitFor(async () => {
        const asked = await http.ask(method.toUpperCase() as Method, url, body, token);
        expect(asked.statusCode).not.toBe(503);
        return asked;
      }, SOLVING);
      const where = `${method} ${url} ${JSON.stringify(body)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
      const described = operation.responses[String(answer.statusCode)];
      expect.soft(answer.statusCode, where).toBeLessThan(300);
      expect.soft(described, where).toBeDefined();
      const type = String(answer.headers['content-type']).split(';')[0] ?? '';
      if (described?.content) expect.soft(Object.keys(described.content), where).toContain(type);
      const json = described?.content?.['application/json'];
      if (!json || type !== 'application/json') continue;
      if (answer.statusCode === 200) record(path, method, json.schema, answer.json());
      else answers[`${method} ${path}`] = shortened(answer.json());
      for (const [which, value] of [
        ['live', answer.json()],
        ['example', json.example],
      ] as const)
        expect.soft(judgeOf(json.schema).safeParse(value).error?.issues, `${which} ${where}`).toBeUndefined();
    }
  });
});
