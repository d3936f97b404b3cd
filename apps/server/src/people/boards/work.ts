/**
 * Work on boards, sentence by sentence, written once for a file, which answers at once, and for a database, which answers later: a piece
 * of work yields what is to be said and goes on with the rows of the answer.
 */

export type Values = Readonly<Record<string, string | number | null>>;
type Said<Sentence extends string> = { readonly sentence: Sentence; readonly values: Values };
export type Work<Sentence extends string, Value = void> = Generator<Said<Sentence>, Value, readonly unknown[]>;

/** Says one sentence with those of the values that it names. */
export function* say<Sentence extends string, Row>(sentence: Sentence, values: Values): Work<Sentence, readonly Row[]> {
  return (yield { sentence, values }) as readonly Row[];
}

type Answer<Sentence extends string, Rows> = (sentence: Sentence, values: Values) => Rows;

export function doNow<Sentence extends string, Value>(
  work: Work<Sentence, Value>,
  answer: Answer<Sentence, readonly unknown[]>,
): Value {
  let step = work.next();
  while (!step.done) step = work.next(answer(step.value.sentence, step.value.values));
  return step.value;
}

export async function doLater<Sentence extends string, Value>(
  work: Work<Sentence, Value>,
  answer: Answer<Sentence, Promise<readonly unknown[]>>,
): Promise<Value> {
  let step = work.next();
  while (!step.done) step = work.next(await answer(step.value.sentence, step.value.values));
  return step.value;
}

const NAME = /:([a-zA-Z]+)/g;

/** The values that a sentence names. */
export const namesIn = (text: string): readonly string[] => [...new Set([...text.matchAll(NAME)].map(([, name = '']) => name))];

/** The sentence with numbers in place of the names, in their order. */
export const numbered = (text: string, names: readonly string[]): string =>
  text.replaceAll(NAME, (_, name: string) => `$${names.indexOf(name) + 1}`);
