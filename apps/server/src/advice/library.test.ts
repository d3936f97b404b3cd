import { chance, err, face, ofAKind, ok, type ScorecardVariant } from '@yaht/rules';
import { valueAt, EMPTY_CARD, solveHere, compileTables } from '@yaht/solver';
import { describe, expect, test, vi } from 'vitest';
import { runHere } from '../testing/advice.ts';
import { AsideError } from './aside.ts';
import type { Run } from './errands.ts';
import { Library } from './library.ts';

const small = (name: string, target: number): ScorecardVariant => ({
  family: 'scorecard',
  id: 'small',
  name,
  dice: 5,
  rolls: 3,
  upperBonus: { target, points: 20 },
  categories: { twos: face(2), sixes: face(6), kind: ofAKind(3), chance },
});

const fail = (error: unknown): never => {
  throw error;
};
const parts = { run: runHere, folder: null, onFault: fail };

/** Asks until somebody knows. */
async function solvedIn(library: Library, variant: ScorecardVariant) {
  await expect.poll(() => library.advisorFor(variant)).toMatchObject({ ok: true });
  const found = library.advisorFor(variant);
  return found.ok ? found.value : fail(found.error);
}

test('a game is solved when it is first asked about, and once for everybody', async () => {
  const run = vi.fn(runHere);
  const library = new Library({ ...parts, run: run as Run });
  const variant = small('Small', 9);
  expect(library.advisorFor(variant)).toEqual(err({ code: 'table-loading', retryAfter: 1 }));
  expect(library.advisorFor({ ...variant, id: 'other', name: 'Other' })).toEqual(err({ code: 'table-loading', retryAfter: 1 }));
  const { solution } = await solvedIn(library, variant);
  const tables = compileTables(variant);
  expect(valueAt(solution, EMPTY_CARD)).toBeCloseTo(tables.ok ? solveHere(tables.value).expected : 0, 3);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what cannot be solved says why and costs nothing', () => {
  const run = vi.fn(runHere);
  const library = new Library({ ...parts, run: run as Run });
  expect(library.advisorFor({ ...small('Six', 9), dice: 6 })).toEqual(
    err({ code: 'cannot-be-solved', reason: 'needs-five-dice' }),
  );
  expect(run).not.toHaveBeenCalled();
});

test('those asked for last stay, as far as the room goes', async () => {
  const run = vi.fn(runHere);
  const library = new Library({ ...parts, run: run as Run, maxBytes: 0 });
  const [one, other] = [small('One', 9), small('Other', 12)];
  await solvedIn(library, one);
  await solvedIn(library, other);
  expect(library.size).toBe(1);
  expect(library.advisorFor(other).ok).toBe(true);
  expect(library.advisorFor(one)).toEqual(err({ code: 'table-loading', retryAfter: 1 }));
});

test('among those that fit, the one asked for longest ago goes first', async () => {
  const variants = [small('A', 3), small('B', 6), small('C', 9)] as const;
  const first = new Library(parts);
  const { solution } = await solvedIn(first, variants[0]);
  const library = new Library({ ...parts, maxBytes: 2 * solution.values.buffer.byteLength });
  await solvedIn(library, variants[0]);
  await solvedIn(library, variants[1]);
  await solvedIn(library, variants[0]);
  await solvedIn(library, variants[2]);
  expect(library.advisorFor(variants[0]).ok).toBe(true);
  expect(library.advisorFor(variants[2]).ok).toBe(true);
  expect(library.advisorFor(variants[1]).ok).toBe(false);
});

describe('solving for others', () => {
  test('needs leave, which the games of the house do not', () => {
    const library = new Library({ ...parts, run: () => new Promise(() => {}) });
    expect(library.advisorFor(small('Small', 9), () => err(20))).toEqual(err({ code: 'rate-limited', retryAfter: 20 }));
    expect(library.size).toBe(0);
    expect(library.advisorFor(small('Small', 9), () => ok(true)).ok).toBe(false);
    expect(library.size).toBe(1);
  });

  test('is tried again after too many waited; a fault is told', async () => {
    const onFault = vi.fn();
    const failing = new Library({ ...parts, onFault, run: () => Promise.reject(new Error('no thread')) });
    failing.advisorFor(small('Small', 9));
    await expect.poll(() => failing.size).toBe(0);
    expect(onFault).toHaveBeenCalledTimes(1);
    const busy = new Library({ ...parts, onFault, run: () => Promise.reject(new AsideError('busy')) });
    busy.advisorFor(small('Small', 9));
    await expect.poll(() => busy.size).toBe(0);
    expect(onFault).toHaveBeenCalledTimes(1);
  });
});
