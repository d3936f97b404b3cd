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

/** Looks questions up in books that are here. */
export function answersFrom(books: object): (asked: Asked) => unknown {
  const shelf = books as Readonly<Record<string, Readonly<Record<string, (...given: readonly unknown[]) => unknown>>>>;
  return ({ book, question, args }) => shelf[book]?.[question]?.(...args);
}

/** Books in this thread, asked as if they were elsewhere: for tests and small tools. */
export function remoteHere<Books extends object>(books: Books): Remote<Books> {
  const answer = answersFrom(books);
  return remoteOf(async asked => answer(asked));
}
