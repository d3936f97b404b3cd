import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_DEPTH } from './limits.ts';
import { isPlain, plainCopy } from './plain.ts';

/** What JSON can say, good or bad: any units in a text, any field, more depth than is allowed. */
const units = fc.string({ unit: 'binary', maxLength: 4 }).chain(text => fc.constantFrom(text, `${text}\ud800`, '__proto__'));
const said = fc.jsonValue({ maxDepth: MAX_DEPTH + 2, stringUnit: 'binary' });
const texts = fc.oneof(
  said.map(value => JSON.stringify(value)),
  fc.tuple(units, said).map(([field, value]) => `{${JSON.stringify(field)}:[${JSON.stringify(value)},${JSON.stringify(field)}]}`),
  fc.nat(2 * MAX_DEPTH).map(depth => '['.repeat(depth) + '1e999'.slice(0, depth % 2 ? 1 : 5) + ']'.repeat(depth)),
);

test('what a decoder has made is plain when it could be copied, and then it is its own copy', () => {
  fc.assert(
    fc.property(texts, text => {
      const value: unknown = JSON.parse(text);
      const copy = plainCopy(value);
      expect(isPlain(value)).toBe(copy !== undefined);
      if (copy !== undefined) expect(value).toEqual(copy);
    }),
    { numRuns: 2_000 },
  );
});
