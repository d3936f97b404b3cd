/**
 * The first screens as text, for the server to send: somebody reads them while the app is still on its way. One for
 * every page and language.
 */
import { LANGUAGES, type Language } from '@yaht/messages';
import { fault, variants } from '@yaht/rules';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../app/App.tsx';
import { fetchPage, routes } from '../app/routes.tsx';
import { speakIn } from '../device/words.ts';

export type Document = {
  readonly language: Language;
  /** As the server and the app match it: `/rules/yahtzee`, `/play/:id`. */
  readonly path: string;
  /** The component that stands there; its file has the same name. */
  readonly page: string;
  /** Empty where the first screen depends on the device, on a game or on the day. */
  readonly text: string;
};

const PRINTED: readonly string[] = ['/', '/new', '/rules', ...variants.map(({ id }) => `/rules/${id}`)];

/** A part of an address that may be missing makes two of it. */
const withoutOptions = (path: string): readonly string[] =>
  path.endsWith('?') ? [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)] : [path];

const PATHS = new Set([...PRINTED, ...routes.flatMap(({ path }) => withoutOptions(path))]);

export async function documents(): Promise<readonly Document[]> {
  const made: Document[] = [];
  for (const language of LANGUAGES) {
    await speakIn(language);
    for (const path of PATHS) made.push(await documentAt(language, path));
  }
  return made;
}

async function documentAt(language: Language, path: string): Promise<Document> {
  const page = await fetchPage(path);
  return { language, path, page: page?.name ?? '', text: PRINTED.includes(path) ? print(path) : '' };
}

function print(address: string): string {
  const text = renderToString(
    <Router ssrPath={address}>
      <App />
    </Router>,
  );
  // What a page asks of a browser while it is drawn would leave it empty, and nobody would notice.
  return text.includes('<!--$!-->') ? fault(`${address} cannot be printed`) : text;
}
