import { beforeAll, describe, expect, test } from 'vitest';
import { HttpHouse, type Method } from '../../testing/http-house.ts';
import { TestHouse } from '../../testing/house.ts';
import { queryOf } from './openapi-examples.ts';

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
  http = await HttpHouse.open(new TestHouse({ players: 2 }));
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

test('every example answers as described', async () => {
  for (const [path, method, operation] of operations()) {
    const game = (await http.post('/game/new', {})).json();
    await http.post(`/game/${game.id}/roll`, {}, { token: game.token });
    if (path.endsWith('/events')) await (await http.house.tables.find(game.id.slice(0, 6)))?.submit('house', { type: 'Expire' });
    const room = game.id.slice(0, 6);
    const id = path.startsWith('/v1/variants') ? 'yatzy' : game.id;
    const query = path === '/v1/rooms/{room}/events' ? '?after=0' : queryOf(operation.parameters ?? []);
    const url = `${path.replace('{id}', id).replace('{room}', room)}${query}`;
    const body = operation.requestBody?.content['application/json']?.example as object | undefined;
    const asked = operation.security ? { token: game.token } : {};
    const answer = await http.ask(method.toUpperCase() as Method, url, body, asked);
    const where = `${method} ${url} ${JSON.stringify(body)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    const described = operation.responses[String(answer.statusCode)];
    expect(described, where).toBeDefined();
    expect(answer.body, where).not.toMatch(/"code":"(invalid-(request|json)|seat-required|(game-|room-)?not-found|fault)"/);
    const type = String(answer.headers['content-type']).split(';')[0] ?? '';
    if (described?.content) expect(Object.keys(described.content), where).toContain(type);
  }
});
