/** Before the columns of a job: where its categories lead, and whether five alike are a joker. */
import { SITUATIONS } from '../tables/joker-table.ts';
import type { Tables } from '../tables/tables.ts';
import { SCRATCH, type Layout } from './layout.ts';
import { get, i32, set, tee, when, type Code, type FunctionType } from './wasm.ts';

/** Parameters `scratch, row`: finds the rows and tables that the columns of a row read. */
export function prepareCode(tables: Tables, layout: Layout): FunctionType {
  const [scratch, row, steps, next] = [0, 1, 2, 3];
  const sets = 2 ** tables.categories.length;
  const { joker, upper } = tables;
  const isFilled = (category: number): Code => i32.and(get(row), i32.const(1 << category));
  const valuesOf = (slot: Code): Code => i32.add(i32.mul(slot, i32.const(layout.size)), i32.const(layout.values));
  const rowAfter = (more: number): Code =>
    valuesOf(i32.load(i32.shl(i32.add(get(row), i32.const(more)), i32.const(2)), layout.rows));
  const upperSet = i32.load16(i32.shl(i32.and(get(row), i32.const(sets - 1)), i32.const(1)), layout.sets);
  const listBytes = 4 * (1 + layout.uppers);
  const put = (place: number, index: number, value: Code): Code => i32.store(get(scratch), value, place + index * 4);
  let uppers = 0;
  const stepOf = (category: number): Code => (upper.faces[category] ? i32.load(get(steps), 4 * ++uppers) : i32.const(0));
  const categories = tables.categories.map((_, category) => {
    const remembers = joker?.remembers && joker.category === category;
    const open = [
      put(SCRATCH.afterZero, category, tee(next, rowAfter(1 << category))),
      put(SCRATCH.afterPoints, category, remembers ? rowAfter((1 << category) + sets) : get(next)),
      put(SCRATCH.steps, category, stepOf(category)),
    ];
    const filled = [
      put(SCRATCH.afterZero, category, i32.const(layout.closed)),
      put(SCRATCH.afterPoints, category, i32.const(layout.closed)),
      put(SCRATCH.steps, category, i32.const(0)),
    ];
    return when(isFilled(category), filled, open);
  });
  const body = [
    set(steps, i32.add(i32.mul(upperSet, i32.const(listBytes)), i32.const(layout.stepLists))),
    put(SCRATCH.width, 0, i32.load(get(steps))),
    put(SCRATCH.values, 0, rowAfter(0)),
    categories,
    joker ? jokerPlaces(tables, layout, scratch, row, next) : [],
  ];
  return { params: 2, locals: ['i32', 'i32'], body };
}

/** By face: the situation of the card decides what each category adds. */
function jokerPlaces({ joker, categories }: Tables, layout: Layout, scratch: number, row: number, situation: number): Code {
  if (!joker) return [];
  const bytes = categories.length * layout.size;
  const bit = (condition: Code, value: number): Code => i32.mul(i32.isSet(condition), i32.const(value));
  const shared = i32.add(
    bit(i32.and(get(row), i32.const(2 ** categories.length)), 1),
    bit(i32.and(i32.not(get(row)), i32.const(joker.lower)), 4),
  );
  const faces = joker.upper.map((upper, face) => {
    const open = i32.and(i32.not(get(row)), i32.const(upper));
    const own = upper === 0 ? i32.const(0) : i32.mul(i32.isZero(open), i32.const(2));
    const place = i32.add(i32.const(face * SITUATIONS), i32.add(get(situation), own));
    const address = i32.add(i32.const(layout.jokers), i32.mul(place, i32.const(bytes)));
    return i32.store(get(scratch), address, SCRATCH.jokers + face * 4);
  });
  return when(
    i32.and(get(row), i32.const(1 << joker.category)),
    [set(situation, shared), faces],
    i32.store(get(scratch), i32.const(0), SCRATCH.jokers),
  );
}
