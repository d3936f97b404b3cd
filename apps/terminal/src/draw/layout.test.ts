import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { block, columnsIn, growing, layoutOf, taken, type Plan, type Step } from './layout.ts';
import { lineOf } from './line.ts';

const PARTS = ['card', 'dice', 'log'] as const;
type Part = (typeof PARTS)[number];

const steps = array(record({ part: constantFrom(...PARTS), to: integer({ min: 0, max: 40 }) }), { maxLength: 12 });
const cells = integer({ min: 0, max: 120 });

describe('steps are taken in their order', () => {
  const growth: readonly Step<Part>[] = [
    { part: 'dice', to: 10 },
    { part: 'card', to: 20 },
    { part: 'dice', to: 15 },
    { part: 'log', to: 5 },
  ];
  const rooms: [string, number, number][] = [
    ['nothing fits', 9, 0],
    ['the first one', 10, 1],
    ['the second one needs its gap too', 30, 1],
    ['and has it', 31, 2],
    ['growing needs no gap', 36, 3],
    ['a small one behind does not slip through', 41, 3],
    ['all', 42, 4],
  ];
  test.each(rooms)('%s', (_, room, count) => {
    expect(taken(growth, room, 1)).toEqual(growth.slice(0, count));
  });

  test('a smaller step than the one before costs nothing and takes nothing away', () => {
    expect(
      columnsIn(
        [growth[0], growth[0], { part: 'dice', to: 3 }].flatMap(step => step ?? []),
        10,
      ),
    ).toEqual({ dice: 10 });
  });
});

describe('for any steps', () => {
  test('no part has less in more room', () => {
    assert(
      property(steps, cells, cells, (growth, room, more) => {
        const [small, large] = [columnsIn(growth, room), columnsIn(growth, room + more)];
        for (const part of PARTS) expect(large[part] ?? -1).toBeGreaterThanOrEqual(small[part] ?? -1);
      }),
    );
  });

  test('the parts and the walls between them fit', () => {
    assert(
      property(steps, cells, (growth, room) => {
        const sizes = Object.values(columnsIn(growth, room));
        expect(sizes.reduce((sum, size) => sum + size + 1, -1)).toBeLessThanOrEqual(room);
      }),
    );
  });

  test('boxes lie below each other in the window and fill it in its width', () => {
    assert(
      property(steps, steps, integer({ min: 41, max: 200 }), cells, (down, across, columns, height) => {
        const plan: Plan<Part, Part> = {
          widths: [{ part: 'dice', to: 1 }, ...across],
          stacks: widths =>
            PARTS.filter(part => widths[part] !== undefined).map(column => ({
              column,
              order: PARTS,
              blocks: down.map(({ part, to }) => ({ part, to, draw: () => [] })),
            })),
        };
        const layout = layoutOf(plan, { columns, height });
        expect(layout.columns.reduce((sum, { width }) => sum + width + 1, -1)).toBe(columns);
        for (const { boxes } of layout.columns) {
          const ends = boxes.map(({ top, to }) => top + to);
          expect(boxes.map(({ top }) => top)).toEqual([0, ...ends].slice(0, boxes.length));
          expect(Math.max(0, ...ends)).toBeLessThanOrEqual(height);
        }
      }),
    );
  });
});

test('a part with lines wants as many rows, one that grows has a step for each of them', () => {
  expect(block('log', [lineOf('a'), lineOf('b')])).toMatchObject({ part: 'log', to: 2 });
  expect(growing('log', 2, 4, () => []).map(({ to }) => to)).toEqual([2, 3, 4]);
  expect(growing('log', 2, 1, () => [])).toEqual([]);
});
