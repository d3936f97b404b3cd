import { bosses, charms, consumables, materials, type Described } from '@yaht/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { messagesFor } from './messages.ts';
import { contentSections } from './rollio-content.ts';

const content: Readonly<Record<string, Described>> = { ...materials, ...charms, ...consumables, ...bosses };
const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe.each(LANGUAGES.filter(language => language !== 'en'))('in %s', language => {
  const { rollioContent } = messagesFor(language);

  test('everything has its sentence, and no other has', () => {
    expect(Object.keys(rollioContent).sort()).toEqual(Object.keys(content).sort());
  });

  test.each(Object.entries(content))('%s tells the same numbers', (id, { text }) => {
    expect(placesIn(rollioContent[id] ?? '')).toEqual(placesIn(text));
  });
});

test('the lists have a row for everything, with its numbers filled in', () => {
  for (const language of LANGUAGES) {
    const rows = contentSections(messagesFor(language)).flatMap(section => section.rows);
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(content));
    expect(rows.filter(({ needs }) => /[{}]/.test(needs))).toEqual([]);
  }
});
