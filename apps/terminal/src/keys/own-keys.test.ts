import { describe, expect, test } from 'vitest';
import { cardKeys, diceKeys, type Binding } from './keys.ts';
import { keyNamed, REMAPPABLE, withOwnKeys } from './own-keys.ts';

const told = (bindings: readonly Binding[], action: string) =>
  bindings.filter(binding => binding.action === action).map(({ shown, keys }) => [shown, ...keys]);

describe('keys of one\u2019s own', () => {
  test('take the place of the usual ones, and are shown', () => {
    const keys = withOwnKeys(diceKeys, { roll: ['g', 'ctrl-r'], hint: [' '] });
    expect(told(keys, 'roll')).toEqual([['g', 'g', 'ctrl-r']]);
    expect(told(keys, 'hint')).toEqual([['Space', ' ']]);
    expect(told(withOwnKeys(diceKeys, { hint: ['page-up'] }), 'hint')).toEqual([['Page-Up', 'page-up']]);
  });

  test('take a key away from what it stood for, which is shown by one that is left, or is gone', () => {
    const keys = withOwnKeys(diceKeys, { hint: ['enter', 'u'] });
    expect(told(keys, 'roll')).toEqual([['Space', ' ', 'r']]);
    expect(told(keys, 'undo')).toEqual([]);
    expect(told(keys, 'hold')).toEqual(told(diceKeys, 'hold'));
  });

  test('touch no mode that has nothing of them', () => {
    expect(withOwnKeys(cardKeys, { bank: ['z'] })).toBe(cardKeys);
    expect(withOwnKeys(cardKeys, {})).toBe(cardKeys);
  });

  test('are there for every action but those that are told apart by their keys', () => {
    expect(REMAPPABLE).toEqual(expect.arrayContaining(['roll', 'score', 'bank', 'takeFlop', 'ready', 'tryNow', 'quit', 'mark']));
    for (const action of ['hold', 'move', 'rows', 'select', 'redraw']) expect(REMAPPABLE).not.toContain(action);
  });
});

test.each([
  ['x', 'x'],
  ['ä', 'ä'],
  ['space', ' '],
  ['enter', 'enter'],
  ['ctrl-r', 'ctrl-r'],
  ['ctrl-c', undefined],
  ['ctrl-l', undefined],
  ['ctrl-z', undefined],
  ['', undefined],
  [' ', undefined],
  ['f13', undefined],
  ['xx', undefined],
])('the key %o is called %o', (name, key) => {
  expect(keyNamed(name)).toBe(key);
});
