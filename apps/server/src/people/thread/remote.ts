/** Books that are kept elsewhere: the same questions, answered later. */

type Later<Question> = Question extends (...args: infer Args) => infer Answer
  ? (...args: Args) => Promise<Awaited<Answer>>
  : never;

export type Remote<Books> = {
  readonly [Book in keyof Books]: { readonly [Question in keyof Books[Book]]: Later<Books[Book][Question]> };
};

/** One question: which book, what is asked, and with what. */
export type Asked = { readonly book: string; readonly question: string; readonly args: readonly unknown[] };

/** Every question to every book goes to `ask`. */
export const remoteOf = <Books extends object>(ask: (asked: Asked) => Promise<unknown>): Remote<Books> =>
  proxyOf(book =>
    proxyOf(
      question =>
        (...args: readonly unknown[]) =>
          ask({ book, question, args }),
    ),
  ) as Remote<Books>;

const proxyOf = (answer: (name: string) => unknown): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? answer(name) : undefined) });

/** Looks the question up in books that are here. */
export function answerFrom(books: object, { book, question, args }: Asked): unknown {
  const found = (books as Readonly<Record<string, Readonly<Record<string, (...given: readonly unknown[]) => unknown>>>>)[book];
  return found?.[question]?.(...args);
}

/** Books in this thread, asked as if they were elsewhere: for tests and small tools. */
export const remoteHere = <Books extends object>(books: Books): Remote<Books> =>
  remoteOf(async asked => answerFrom(books, asked));
