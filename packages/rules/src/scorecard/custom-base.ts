/** Close cousins: a custom game that names another one and says only what it changes. Rules: spec/custom.md. */
import { nearestOf } from '../nearest.ts';
import { scorecardVariants } from '../variants/index.ts';
import { isObject, note, ownField, readChoice, type Reading } from './custom-fields.ts';

type Data = Readonly<Record<string, unknown>>;

/** Fields that are changed entry by entry; any other is taken over or replaced as a whole. */
const MERGED = ['upperBonus', 'categories', 'names'] as const;

/** The file's fields laid over those of the game it extends; without `extends`, as they are. */
export function withBase(reading: Reading): Data {
  const named = readChoice(
    reading,
    'extends',
    scorecardVariants.map(({ id }) => id),
  );
  const base: Data | undefined = scorecardVariants.find(({ id }) => id === named);
  if (!base) return reading.data;
  const merged = MERGED.map(name => [name, mergeField(reading, base, name)] as const);
  return { ...base, ...reading.data, ...Object.fromEntries(merged.filter(([, value]) => value !== undefined)) };
}

/** Entries of both; null takes one away, a known one keeps its place, a new one goes to the end. */
function mergeField(reading: Reading, base: Data, name: string): unknown {
  const [from, changes] = [ownField(base, name), ownField(reading.data, name)];
  if (changes === undefined) return from;
  if (!isObject(changes)) return changes;
  const known = isObject(from) ? from : {};
  const removed = Object.keys(changes).filter(entry => changes[entry] === null);
  noteUnknown({ ...reading, path: name }, removed, Object.keys(known));
  return Object.fromEntries(Object.entries({ ...known, ...changes }).filter(([, value]) => value !== null));
}

/** What is taken away must have been there. */
function noteUnknown(reading: Reading, removed: readonly string[], known: readonly string[]): void {
  for (const entry of removed) {
    if (!known.includes(entry)) note(reading, entry, { code: 'unknown-field', nearest: nearestOf(entry, known) });
  }
}
