import { expect, test, vi } from 'vitest';
import { withoutWarning } from './without-warning.ts';

const SQLITE = 'SQLite is an experimental feature and might change at any time';

/** Something that warns, and what it has passed on. */
function warned() {
  const passedOn = vi.fn<(...warning: readonly unknown[]) => void>();
  return { by: { emitWarning: passedOn }, passedOn };
}

test.each([
  ['its own', [SQLITE, 'ExperimentalWarning', undefined, undefined], false],
  ['one about another feature', ['Stripping is an experimental feature', 'ExperimentalWarning'], true],
  ['one that only speaks of it', ['Beware: SQLite is an experimental feature', 'ExperimentalWarning'], true],
  ['one of another kind', ['SQLite is slow', 'Warning'], true],
  ['one without a kind', ['SQLite is slow'], true],
  ['one that is an error', [new Error('SQLite broke'), 'ExperimentalWarning'], true],
] as const)('%s, %j, is passed on: %s', (_, warning, isPassedOn) => {
  const { by, passedOn } = warned();
  const work = (): string => {
    by.emitWarning(...warning);
    return 'done';
  };
  expect(withoutWarning('SQLite', work, by)).toBe('done');
  expect(passedOn.mock.calls).toEqual(isPassedOn ? [warning] : []);
});

test('afterwards every warning is passed on, also when the work fails', () => {
  const { by, passedOn } = warned();
  expect(() => withoutWarning('SQLite', () => expect.unreachable('no such module'), by)).toThrow('no such module');
  by.emitWarning(SQLITE, 'ExperimentalWarning');
  expect(passedOn.mock.calls).toEqual([[SQLITE, 'ExperimentalWarning']]);
});
