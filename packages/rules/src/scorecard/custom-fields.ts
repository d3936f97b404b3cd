/** Reads one object of a custom game field by field. A problem is noted with its path and reading goes on, so that all are told at once. */
import { isLabel } from '../label.ts';
import { nearestOf } from '../nearest.ts';
import { MAX_PROBLEMS, VARIANT_LIMITS, type ProblemDetail, type Range, type VariantProblem } from './custom-problem.ts';

/** An object being read, where it is in the file, and what was wrong so far. */
export type Reading = {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly problems: VariantProblem[];
};

/** Whether this is an object with named fields, not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field as it is in the file; what an object inherits is not in the file. */
export const ownField = (data: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(data, name) ? data[name] : undefined;

/** Notes a problem of a field; the answer is what a field with a problem reads as. */
export function note({ path, problems }: Reading, name: string | number, detail: ProblemDetail): undefined {
  if (problems.length < MAX_PROBLEMS) problems.push({ field: pathTo(path, name), ...detail });
}

function pathTo(path: string, name: string | number): string {
  if (typeof name === 'number') return `${path}[${name}]`;
  if (!/^\w{1,40}$/.test(name)) return `${path}[${JSON.stringify(name.slice(0, 40))}]`;
  return path === '' ? name : `${path}.${name}`;
}

/** Notes the fields that are not there but must be. */
export function requireFields(reading: Reading, names: readonly string[]): void {
  for (const name of names) if (ownField(reading.data, name) === undefined) note(reading, name, { code: 'missing' });
}

/** Notes the fields that nobody would read. */
export function refuseOthers(reading: Reading, known: readonly string[]): void {
  for (const name of Object.keys(reading.data)) {
    if (reading.problems.length >= MAX_PROBLEMS) return;
    if (!known.includes(name)) note(reading, name, { code: 'unknown-field', nearest: nearestOf(name, known) });
  }
}

/** The object under this name, ready to be read. */
export function readObject(reading: Reading, name: string): Reading | undefined {
  const value = ownField(reading.data, name);
  if (value === undefined) return undefined;
  if (!isObject(value)) return note(reading, name, { code: 'wrong-type', expected: 'object' });
  return { path: pathTo(reading.path, name), data: value, problems: reading.problems };
}

/** A whole number within its limits. */
export function readWhole(reading: Reading, name: string, range: Range): number | undefined {
  const value = ownField(reading.data, name);
  return value === undefined ? undefined : wholeIn(reading, name, value, range);
}

/** A list of whole numbers; a wrong one is noted by its index and left out. */
export function readWholes(reading: Reading, name: string, count: Range, range: Range): readonly number[] | undefined {
  const value = ownField(reading.data, name);
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return note(reading, name, { code: 'wrong-type', expected: 'list' });
  if (value.length < count.min || value.length > count.max) return note(reading, name, { code: 'wrong-count', ...count });
  const list: Reading = { ...reading, path: pathTo(reading.path, name) };
  const wholes = Array.from(value, (entry: unknown, i) => wholeIn(list, i, entry, range));
  return wholes.filter(entry => entry !== undefined);
}

function wholeIn(reading: Reading, name: string | number, value: unknown, { min, max }: Range): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return note(reading, name, { code: 'wrong-type', expected: 'whole-number' });
  }
  if (value < min || value > max) return note(reading, name, { code: 'out-of-range', min, max });
  return value + 0; // JSON knows −0, points do not
}

/** True or false. */
export function readFlag(reading: Reading, name: string): boolean | undefined {
  const value = ownField(reading.data, name);
  if (value === undefined || typeof value === 'boolean') return value;
  return note(reading, name, { code: 'wrong-type', expected: 'yes-or-no' });
}

/** One of these words. */
export function readChoice<Choice extends string>(
  reading: Reading,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = readText(reading, name);
  const choice = choices.find(known => known === value);
  if (value === undefined || choice !== undefined) return choice;
  return note(reading, name, { code: 'not-a-choice', choices, nearest: nearestOf(value, choices) });
}

/** A text that `isGood` accepts; `detail` says what is wrong with any other. */
export function readText(
  reading: Reading,
  name: string,
  isGood: (text: string) => boolean = () => true,
  detail: ProblemDetail = { code: 'bad-name', max: VARIANT_LIMITS.nameLength.max },
): string | undefined {
  const value = ownField(reading.data, name);
  if (value === undefined) return undefined;
  if (typeof value !== 'string') return note(reading, name, { code: 'wrong-type', expected: 'text' });
  return isGood(value) ? value : note(reading, name, detail);
}

/** A name that people will read on a screen. */
export const readLabel = (reading: Reading, name: string): string | undefined =>
  readText(reading, name, text => isLabel(text, VARIANT_LIMITS.nameLength.max));
