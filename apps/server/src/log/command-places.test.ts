import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommandPlaces, type CommandName } from './command-places.ts';
import { commandId, memberId } from './ids.ts';

const named = fc.record({
  room: fc.integer({ min: 1, max: 3 }),
  member: fc.constantFrom('0', '1', '10').map(memberId),
  id: fc.stringMatching(/^[a-c0-3]{1,3}$/).map(commandId),
});

const textOf = ({ room, member, id }: CommandName): string => `${room} ${member} ${id}`;

test('every command is found where it was put, and no other, however many there are', () => {
  const isEverywhere = (names: readonly CommandName[], others: readonly CommandName[]) => {
    const places = new CommandPlaces();
    // The rows, by position.
    const rows = [...new Set(names.map(textOf))];
    for (const name of [...names, ...names]) places.add(name, 1 + rows.indexOf(textOf(name)));
    const find = (name: CommandName) =>
      places.find(name, position => (rows[position - 1] === textOf(name) ? position : undefined));
    for (const name of [...names, ...others]) expect(find(name)).toBe(rows.indexOf(textOf(name)) + 1 || undefined);
    places.clear();
    for (const name of names) expect(find(name)).toBeUndefined();
  };
  fc.assert(fc.property(fc.array(named, { maxLength: 300 }), fc.array(named, { maxLength: 20 }), isEverywhere));
});

const nameOf = (i: number): CommandName => ({ room: 1, member: memberId('0'), id: commandId(`m${i}`) });

test('many commands of one room that count up are found, and few rows are read for it', () => {
  const places = new CommandPlaces();
  const count = 20_000;
  for (let i = 1; i <= count; i++) places.add(nameOf(i), i);
  let read = 0;
  const isFound = (i: number): boolean => {
    const look = (position: number) => {
      read += 1;
      return position === i ? position : undefined;
    };
    return places.find(nameOf(i), look) === i;
  };
  const found = Array.from({ length: 2 * count }, (_, i) => isFound(i + 1));
  expect(found.lastIndexOf(true)).toBe(count - 1);
  expect(found.indexOf(false)).toBe(count);
  expect(read).toBeLessThan(1.01 * count);
});

test('a room with more commands than there should be new ones is not a reason to begin anew', () => {
  const places = new CommandPlaces();
  const most = 2 ** 20;
  for (let i = 1; i <= most; i++) places.recall(nameOf(i), i);
  for (let i = 1; i <= 10; i++) places.recall(nameOf(i), i);
  expect(places.isFull).toBe(false);
  for (let i = 1; i < most; i++) places.add(nameOf(most + i), most + i);
  expect(places.isFull).toBe(false);
  places.add(nameOf(2 * most), 2 * most);
  expect(places.isFull).toBe(true);
  places.clear();
  expect(places.isFull).toBe(false);
});
