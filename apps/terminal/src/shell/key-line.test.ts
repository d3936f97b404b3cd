import { expect, test } from 'vitest';
import { KeyLine } from './key-line.ts';

test('keys that come while one screen takes the place of another are heard by the next, in their order', () => {
  const line = new KeyLine();
  const [first, second]: [string[], string[]] = [[], []];
  const end = line.listen(key => {
    first.push(key);
    if (key === 'enter') line.hold();
  });
  for (const key of ['down', 'enter', 'a', 'b']) line.press(key);
  line.listen(key => second.push(key));
  end();
  line.press('c');
  expect(first).toEqual(['down', 'enter']);
  expect(second).toEqual(['a', 'b', 'c']);
});
