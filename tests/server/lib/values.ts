/** Values of a JSON schema, most of them such as people would send. */
import fc from 'fast-check';

export type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
};

/** What fields of these names mean is in no schema. */
const USUAL: Readonly<Record<string, readonly unknown[]>> = {
  name: ['Ann', 'Åse', '名', 'Bob'],
  variant: ['yahtzee', 'yatzy', 'rollio-classic', 'rollio', 'rollio-duel', { id: 'a', name: 'b', extends: 'yahtzee', rolls: 2 }],
  category: ['ones', 'sixes', 'fullHouse', 'chance', 'yahtzee', 'yatzy'],
  text: ['well rolled', '🎲'],
  // The best bot solves a game first, which is another test's matter.
  level: ['easy', 'normal'],
  hold: [[true, false, true, false, false], [], [true, true, true, true, true, true]],
  dice: [[0], [0, 1, 2], [4]],
  indices: [[], [0, 4], [1]],
  seats: [1, 1, 2, 3],
  names: [['Ann'], ['Ann', 'Bob']],
  players: [['Ann'], ['Ann', 'Bob']],
  protocol: [1],
  password: ['open'],
  set: ['beginner'],
  ware: [0, 1],
  partition: [0],
  turnSeconds: [0],
  game: ['card', 'rollio'],
};

const MANY = 6;
const LONG = 40;

export function valueOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const usual = USUAL[name];
  const any = anyOf(schema);
  return usual ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: any }) : any;
}

function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => anyOf(one)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MANY, MANY)),
      });
    case 'string':
      return schema.pattern === undefined ? textOf(schema) : fc.stringMatching(new RegExp(schema.pattern));
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(0, schema.minimum ?? 0), max: Math.min(schema.maximum ?? LONG, LONG) });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant({});
  }
}

const textOf = ({ minLength = 0, maxLength = LONG }: Schema): fc.Arbitrary<string> =>
  fc.string({ minLength, maxLength: Math.min(maxLength, LONG) });

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(field, name)]));
  const needed = fc.record(Object.fromEntries(required.map(name => [name, fields[name] ?? fc.constant({})])));
  const more = fc.record(fields, { requiredKeys: [...required] });
  return fc.oneof({ weight: 3, arbitrary: needed }, { weight: 1, arbitrary: more });
}
