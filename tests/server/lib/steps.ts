/** Steps of people who know the API: calls over HTTP and messages over the other doors, each as its schema says. */
import { CLIENT_MESSAGES } from '@yaht/protocol';
import fc from 'fast-check';
import * as z from 'zod';
import type { Description } from './description.ts';
import { valueOf, type Schema } from './values.ts';
import { DOORS, type DoorName } from './wire.ts';

/** Which of those who have a seat by then; somebody without one has a token that is none. */
type Who = number | 'nobody' | 'a stranger';

export type CallStep = {
  readonly call: string;
  readonly who: Who;
  readonly query: object;
  readonly body?: unknown;
  /** One of few, so some are used again, and not always for the same. */
  readonly key?: string;
  readonly ifMatch?: 'as it is' | '"0"';
  readonly twice: boolean;
};
export type MessageStep = { readonly door: DoorName; readonly who: Who; readonly message: Message; readonly twice: boolean };
export type Step = CallStep | MessageStep;

type Message = { readonly type: string; readonly id?: string; readonly [field: string]: unknown };

/** What brings somebody in. */
export const ENTRIES: readonly string[] = ['CreateRoom', 'Join', 'PlayDaily', 'Resume'];

const who: fc.Arbitrary<Who> = fc.oneof(
  { weight: 12, arbitrary: fc.nat(3) },
  { weight: 1, arbitrary: fc.constantFrom<Who>('nobody', 'a stranger') },
);
const twice = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');

function callStep(calls: Description['calls']): fc.Arbitrary<CallStep> {
  const steps = calls.map(({ name, query, body }) =>
    fc.record(
      {
        call: fc.constant(name),
        who,
        query: valueOf(query) as fc.Arbitrary<object>,
        ...(body ? { body: valueOf(body) } : {}),
        key: id,
        ifMatch: fc.constantFrom('as it is' as const, '"0"' as const),
        twice,
      },
      { requiredKeys: ['call', 'who', 'query', 'twice', ...(body ? (['body'] as const) : [])] },
    ),
  );
  return fc.oneof(...steps);
}

function messageStep(types: readonly string[]): fc.Arbitrary<MessageStep> {
  const messages = Object.entries(CLIENT_MESSAGES)
    .filter(([type]) => types.includes(type))
    .map(([type, schema]) => {
      const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema;
      const { id: _, ...fields } = properties;
      return fc
        .tuple(valueOf({ type: 'object', properties: fields, required }), fc.option(id, { nil: undefined }))
        .map(([message, named]) => ({ ...(message as Message), type, ...(named === undefined ? {} : { id: named }) }));
    });
  return fc.record({ door: fc.constantFrom(...DOORS), who, message: fc.oneof(...messages), twice });
}

/** A room for one that has begun, or a game over HTTP; then anything may come. */
const OPENINGS: readonly (readonly Step[])[] = ['yahtzee', 'yatzy', 'rollio-classic', 'rollio'].flatMap(variant => [
  [
    {
      door: 'tcp',
      who: 'nobody',
      message: { type: 'CreateRoom', name: 'Ann', variant, seats: 1, undo: 'practice' },
      twice: false,
    },
    { door: 'tcp', who: 0, message: { type: 'StartGame' }, twice: false },
  ],
  [
    { door: 'websocket', who: 'nobody', message: { type: 'CreateRoom', name: 'Ann', variant, seats: 2 }, twice: false },
    { door: 'tcp', who: 0, message: { type: 'Join', name: 'Bob' }, twice: false },
    ...[0, 1].map((who): Step => ({ door: 'tcp', who, message: { type: 'Ready', seed: 'luck' }, twice: false })),
    { door: 'websocket', who: 0, message: { type: 'StartGame' }, twice: false },
  ],
  [{ call: 'POST /v1/game/new', who: 'nobody', query: {}, body: { variant, players: ['Ann', 'Bob'] }, twice: false }],
]);

const CALLS_OF_A_GAME = /\/(roll|freeze|score|scratch|state|chat|undo|score-dice|bank|set|games)$/;
const MESSAGES_OF_A_GAME = [
  'RollDice',
  'HoldDice',
  'ScoreCategory',
  'ScoreDice',
  'Bank',
  'Undo',
  'AnswerUndo',
  'Chat',
  'ChooseSet',
  'Rematch',
];

export function sequence(description: Description, maxLength: number): fc.Arbitrary<readonly Step[]> {
  const all = description.calls;
  const others = Object.keys(CLIENT_MESSAGES).filter(type => !ENTRIES.includes(type));
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 2, arbitrary: callStep(all) },
    { weight: 3, arbitrary: callStep(all.filter(({ name }) => CALLS_OF_A_GAME.test(name))) },
    { weight: 2, arbitrary: messageStep(others) },
    { weight: 4, arbitrary: messageStep(MESSAGES_OF_A_GAME) },
    { weight: 1, arbitrary: messageStep(ENTRIES) },
  );
  const opening = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...OPENINGS) }, { weight: 1, arbitrary: fc.constant([]) });
  return fc.tuple(opening, fc.array(step, { maxLength, size: 'max' })).map(([first, rest]) => [...first, ...rest]);
}
