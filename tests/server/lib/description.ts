/** /openapi.json of a server, as it is read by somebody who calls it and holds it to its word. */
import * as z from 'zod';
import type { Schema } from './values.ts';

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Operation = {
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};

/** `POST /v1/rooms/{room}/roll`, and what it takes. */
export type Call = { readonly name: string; readonly query: Schema; readonly body?: Schema };

export type Answer = { readonly status: number; readonly type: string; readonly body: unknown };

export class Description {
  readonly calls: readonly Call[];
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #judges = new Map<string, z.ZodType>();

  constructor(document: Document) {
    const whole = inlined(document);
    this.#operations = new Map(
      Object.entries(whole.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
      ),
    );
    this.calls = [...this.#operations].flatMap(([name, operation]) =>
      isQuick(name, operation) ? [callOf(name, operation)] : [],
    );
  }

  /** What an answer has that was not told. */
  problemOf(name: string, { status, type, body }: Answer): string | undefined {
    const content = this.#operations.get(name)?.responses[String(status)];
    if (status >= 500 && status !== 503) return `${status}`;
    if (!content) return `${status} is not declared`;
    const schema = content.content?.[type]?.schema;
    if (content.content && !(type in content.content)) return `${status} is not declared as ${type}`;
    if (!schema || !type.endsWith('json')) return undefined;
    const issues = this.#judgeOf(`${name} ${status} ${type}`, schema).safeParse(body).error?.issues;
    return issues && `${status} is not by its schema: ${JSON.stringify(issues)}`;
  }

  #judgeOf(key: string, schema: Schema): z.ZodType {
    const known = this.#judges.get(key) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    this.#judges.set(key, known);
    return known;
  }
}

/** What has to be solved first is another test's matter, and a stream has no end. */
const isQuick = (name: string, { tags = [] }: Operation): boolean =>
  !name.endsWith('/events') && !name.endsWith('/review') && !tags.some(tag => tag.startsWith('advice'));

function callOf(name: string, { parameters = [], requestBody }: Operation): Call {
  const asked = parameters.filter(parameter => parameter.in === 'query');
  const query = { type: 'object', properties: Object.fromEntries(asked.map(parameter => [parameter.name, parameter.schema])) };
  const body = requestBody?.content['application/json']?.schema;
  return { name, query, ...(body ? { body } : {}) };
}

/** The same with everything that it refers to in its place. */
function inlined(document: Document): Document {
  const text = JSON.stringify(document).replace(/\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g, (_, name: string) =>
    JSON.stringify(document.components.schemas[name]),
  );
  return text.includes('"$ref"') ? inlined(JSON.parse(text) as Document) : (JSON.parse(text) as Document);
}
