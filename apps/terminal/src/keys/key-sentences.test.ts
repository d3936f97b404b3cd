import { LANGUAGES, messagesFor, type Messages } from '@yaht/messages';
import { expect, test } from 'vitest';

/** What the full screen says. What is typed line by line, and the keys of the app, nobody can move. */
const saidBy = ({ terminal, runTerminal, online, lobby, runOnline, duel, tutorial }: Messages) => {
  const { lines: _, ...rooms } = online;
  return { terminal, runTerminal, rooms, lobby, runOnline, duel, tutorial };
};

/** A sign that stands alone, or a key with a name. */
const KEY =
  /(?<![\p{L}\p{N}\p{Pd}'’§$<])(?:Enter|Eingabe|Retur|Space|Leertaste|[Mm]ellanslag|Tab|Esc|[A-Za-z?/])(?![\p{L}\p{N}\p{Pd}'’§)])/gu;
/** Words of one letter. */
const WORDS = { en: ['a', 'A', 'I'], sv: ['i', 'I'], de: [] as string[] };
/** Seconds and dice, after their number. */
const isUnit = (text: string, at: number): boolean => text.slice(0, at).endsWith('§ ');

/** Stands for whatever a sentence is given, and is written as §. */
const whatever: unknown = new Proxy(() => whatever, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '§' : name === 'map' || name === 'filter' ? () => ['§'] : whatever),
});

/** Every text in it with its path. */
function texts(path: string, value: unknown): readonly (readonly [path: string, text: string])[] {
  if (value === whatever) return [];
  if (typeof value === 'function') return texts(path, value(whatever, whatever, whatever, whatever));
  if (typeof value === 'string') return [[path, value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => texts(`${path}.${name}`, part))
    : [];
}

test.each(LANGUAGES)('in %s no sentence names a key that a player may have moved: it asks what the key is called', language => {
  const named = texts(language, saidBy(messagesFor(language))).flatMap(([path, text]) =>
    [...text.matchAll(KEY)]
      .filter(({ 0: key, index }) => !WORDS[language].includes(key) && !isUnit(text, index))
      .map(({ 0: key }) => `${path}: ${key} in "${text}"`),
  );
  expect(named).toEqual([]);
});

test('a key in a sentence would be found', () => {
  const found = ['Enter goes on', 'Keys: b banks', 'Wähle mit a die besten', '? lists the keys.'].map(
    text => text.match(KEY)?.[0],
  );
  expect(found).toEqual(['Enter', 'b', 'a', '?']);
});
