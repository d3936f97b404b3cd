import { expect, test } from 'vitest';
import { clickable, clickAt, fitLine, inRole, lineOf, span } from '../draw/line.ts';
import { mouseIn } from './mouse.ts';

const table: [string, ReturnType<typeof mouseIn>['mouse'], string][] = [
  ['\u001B[<0;10;5M', [{ type: 'click', column: 9, row: 4 }], ''],
  ['\u001B[<0;223;100M', [{ type: 'click', column: 222, row: 99 }], ''],
  ['\u001B[<0;10;5m', [], ''],
  ['\u001B[<2;10;5M', [], ''],
  ['\u001B[<64;1;1M', [{ type: 'wheel', key: 'up' }], ''],
  ['a\u001B[<65;1;1M\u001B[Bq', [{ type: 'wheel', key: 'down' }], 'a\u001B[Bq'],
  ['[<0;10;5M', [], '[<0;10;5M'],
  ['\u001B[<0;10', [], '\u001B[<0;10'],
];

test.each(table)('%o is what it is', (typed, mouse, rest) => {
  expect(mouseIn(typed)).toEqual({ mouse, rest });
});

test('a click finds what is drawn in its cell, also after it was cut, coloured and moved', () => {
  const die = clickable(lineOf('[1]'), 'die-0');
  const line = fitLine([span('骰 '), ...inRole(die, 'held'), ...clickable(lineOf('[2]'), 'die-1'), span('  rest')], 7);
  expect(Array.from({ length: 8 }, (_, column) => clickAt(line, column))).toEqual([
    undefined,
    undefined,
    undefined,
    'die-0',
    'die-0',
    'die-0',
    undefined,
    undefined,
  ]);
});
