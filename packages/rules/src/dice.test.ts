import { expect, test } from 'vitest';
import { countFaces, formatDice, holdDice, noneHeld, parseDice, releaseDice, rethrow } from './dice.ts';
import { err, ok } from './result.ts';
import { diceOf, hold } from './testing/index.ts';

test.each([
  ['.....', [0], 'x....'],
  ['.....', [4], '....x'],
  ['x....', [1, 3], 'xx.x.'],
  ['x....', [0, 0], 'x....'],
  ['.....', [0, 1, 2, 3, 4], 'xxxxx'],
  ['x.x..', [], 'x.x..'],
])('[S4] %s, then held at %j: %s', (before, positions, after) => {
  expect(holdDice(hold(before), positions)).toEqual(ok(hold(after)));
});

test.each([
  ['xxxxx', [2], 'xx.xx'],
  ['xxxxx', [0, 4], '.xxx.'],
  ['x.x..', [1], 'x.x..'],
  ['xxxxx', undefined, '.....'],
])('[S4] %s, then released at %j: %s', (before, positions, after) => {
  expect(releaseDice(hold(before), positions)).toEqual(ok(hold(after)));
});

test.each([[[5]], [[-1]], [[0, 5]], [[0.5]], [[Number.NaN]], [[Infinity]]])(
  '[S4] no die lies at %j, and nothing changes',
  positions => {
    const before = hold('x.x..');
    expect(holdDice(before, positions)).toEqual(err('invalid-index'));
    expect(releaseDice(before, positions)).toEqual(err('invalid-index'));
    expect(before).toEqual(hold('x.x..'));
  },
);

test('[S4] holding leaves the flags it was given as they were', () => {
  const before = noneHeld(5);
  holdDice(before, [0, 1]);
  expect(before).toEqual(hold('.....'));
});

test('[S5] the dice not held take the drawn values from left to right', () => {
  expect(rethrow(diceOf('11236'), hold('xx..x'), diceOf('45111'))).toEqual(diceOf('11456'));
});

test('fewer drawn values than dice to throw is a fault', () => {
  expect(() => rethrow(diceOf('11236'), hold('.....'), diceOf('45'))).toThrow('fault');
});

test.each(['33344', '3,3,3,4,4', '3 3 3 4 4', ' 3, 3 ,3,4,4\n'])('dice are read from %j', text => {
  expect(parseDice(text)).toEqual(ok(diceOf('33344')));
});

test.each(['', ' ', '1,2,7', '0', '3,,3', 'three', '3,3,', '3.3', '１２', '-1', '33344x'])('%j is no dice', text => {
  expect(parseDice(text)).toEqual(err('invalid-dice'));
});

test('dice are written as they are read', () => {
  expect(formatDice(diceOf('33344'))).toBe('3 3 3 4 4');
  expect(parseDice(formatDice(diceOf('16253')))).toEqual(ok(diceOf('16253')));
});

test('counts are by face', () => {
  expect(countFaces(diceOf('11346'))).toEqual([0, 2, 0, 1, 1, 0, 1]);
});
