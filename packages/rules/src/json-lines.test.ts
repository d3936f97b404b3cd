import { expect, test } from 'vitest';
import { lineOfField } from './json-lines.ts';

const text = `{
  "family": "run",
  "levels": {
    "banks": 3,
    "thresholds": [100,
      200]
  },
  "charms": ["echo", "a\\"]}", "ember"],
  "odd name": 1
}`;

test.each([
  ['family', 2],
  ['levels', 3],
  ['levels.banks', 4],
  ['levels.thresholds[1]', 6],
  ['charms[2]', 8],
  ['["odd name"]', 9],
  ['levels.rounds', 3],
  ['shop.odds', 1],
  ['', 1],
])('%s stands on line %i', (field, line) => expect(lineOfField(text, field)).toBe(line));

test('whatever valid JSON is read, the search ends', () => {
  for (const json of ['1', '"a"', 'null', '[]', '{}', '[[[]]]', '{"a":{"b":[{}]}}', ' [ 1 , 2 ] '])
    expect(lineOfField(json, 'a.b[0]')).toBe(1);
});
