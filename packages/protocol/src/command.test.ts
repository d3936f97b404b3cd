import { variantById } from '@yaht/rules';
import { expect, test } from 'vitest';
import { commandOf, isCommandMessage, messageFor, wishesOf, type ClientCommand } from './command.ts';
import type { ClientMessageOf } from './client-message.ts';
import { examples } from './testing/examples.ts';

test.each(examples.filter(isCommandMessage).map(message => [message.type, message] as const))(
  '%s is a wish, and the wish is that message again',
  (_, message) => {
    const wish = commandOf({ ...message, id: 'c9' });
    expect(wish).not.toHaveProperty('id');
    expect(wish).not.toHaveProperty('playerId');
    expect(messageFor(wish, 'c9')).toEqual({ ...message, id: 'c9' });
    expect(messageFor(wish)).toEqual(message);
  },
);

test("the wire's player is the room's seat", () => {
  expect(commandOf({ type: 'TakeSeat', playerId: 2 })).toEqual({ type: 'TakeSeat', seat: 2 } satisfies ClientCommand);
  expect(commandOf({ type: 'RemoveMember', member: 3 })).toEqual({ type: 'RemoveMember', member: 3 });
});

test('what the door must look at first is not a wish yet', () => {
  const others = examples.filter(message => !isCommandMessage(message)).map(({ type }) => type);
  expect(new Set(others)).toEqual(
    new Set([
      'Join',
      'Resume',
      'CreateRoom',
      'PlayDaily',
      'AskDaily',
      'ListRooms',
      'ListGames',
      'MakeProfile',
      'Rematch',
      'Nudge',
      'Ping',
      'Pong',
    ]),
  );
});

const create = (fields: Partial<ClientMessageOf<'CreateRoom'>>) =>
  wishesOf({ type: 'CreateRoom', name: 'Ann', variant: 'yatzy', ...fields });

test('the options of a room come from the message, the password only as yes or no, the token not at all', () => {
  const wishes = create({ seats: 3, password: 'hunter2', profile: 'p'.repeat(43), token: 't'.repeat(43), undo: 'off' });
  expect(wishes).toEqual({ ok: true, value: { variant: variantById('yatzy'), seats: 3, undo: 'off', password: true } });
});

test('a game is one of the house or a custom one', () => {
  expect(create({ variant: 'chess', id: 'c1' })).toEqual({
    ok: false,
    error: { code: 'unknown-variant', field: 'variant', id: 'c1' },
  });
  const custom = create({ variant: { id: 'short', name: 'Short', extends: 'yahtzee', rolls: 2 } });
  expect(custom).toMatchObject({ ok: true, value: { variant: { id: 'short', rolls: 2, dice: 5 } } });
  expect(create({ variant: { id: 'short', name: 'Short', extends: 'yahtzee', rolls: 0 } })).toMatchObject({
    error: { code: 'invalid-variant', field: 'variant.rolls' },
  });
});
