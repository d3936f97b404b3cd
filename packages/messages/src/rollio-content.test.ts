import { bosses, charms, consumables, listsToday, materials, nameOfId, type Described } from '@yaht/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { messagesFor } from './messages.ts';
import { contentSections } from './rollio-content.ts';

const content: Readonly<Record<string, Described>> = { ...materials, ...charms, ...consumables, ...bosses };
const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe.each(LANGUAGES.filter(language => language !== 'en'))('in %s', language => {
  const { rollioContent } = messagesFor(language);

  test('everything has its sentence or shares that of its name, and no other has', () => {
    const names = new Set(Object.keys(content).map(nameOfId));
    expect([...names].filter(name => rollioContent[name] === undefined)).toEqual([]);
    expect(Object.keys(rollioContent).filter(id => !Object.hasOwn(content, id))).toEqual([]);
  });

  test.each(Object.entries(content))('%s tells the same numbers', (id, { text }) => {
    expect(placesIn(rollioContent[id] ?? rollioContent[nameOfId(id)] ?? '')).toEqual(placesIn(text));
  });
});

test('the lists of a game have a row for each entry, with its numbers filled in', () => {
  for (const language of LANGUAGES) {
    const rows = contentSections(messagesFor(language), listsToday).flatMap(section => section.rows);
    const lists = listsToday;
    expect(rows.map(({ id }) => id)).toEqual([...lists.materials, ...lists.charms, ...lists.consumables, ...lists.bosses]);
    expect(rows.filter(({ needs }) => /[{}]/.test(needs))).toEqual([]);
  }
});
