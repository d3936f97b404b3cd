/**
 * Writes a document for every page in every language: with the first screen in it where that can be known, and with
 * everything the page needs named in its head, so that a browser asks for all of it at once.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { hashesOf, writeDocument, type Needs, type Sheet } from './document.ts';
import type { Document } from './src/print/print.tsx';

/** `shared` is what both builds have to agree on. */
export const printed = (shared: InlineConfig): Plugin => ({
  name: 'yaht-printed',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const made = await documents(shared);
      const template = Buffer.from((bundle['index.html'] as Rolldown.OutputAsset).source).toString();
      const texts = made.map(document => writeDocument(template, document, needsOf(document, bundle)));
      made.forEach((document, i) => {
        const fileName = `pages/${document.language}/${fileOf(document)}`;
        this.emitFile({ type: 'asset', fileName, source: texts[i] ?? '' });
      });
      const list = {
        files: Object.fromEntries(made.map(document => [document.path, fileOf(document)])),
        scripts: hashesOf([template, ...texts], 'script'),
        styles: hashesOf(texts, 'style'),
      };
      this.emitFile({ type: 'asset', fileName: 'pages/index.json', source: JSON.stringify(list) });
    },
  },
});

/** The app is built once more for a place without a browser, and asked there. */
async function documents(shared: InlineConfig): Promise<readonly Document[]> {
  const output = await build({
    ...shared,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['yaht-src', ...defaultServerConditions] } },
    build: { ssr: 'src/print/print.tsx', write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [chunk] = (output as Rolldown.RolldownOutput).output;
  const folder = await mkdtemp(join(tmpdir(), 'yaht-print-'));
  try {
    const file = join(folder, 'print.mjs');
    await writeFile(file, chunk.code);
    const print = (await import(pathToFileURL(file).href)) as { readonly documents: () => Promise<readonly Document[]> };
    return await print.documents();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `/g/:id/review` is in `g-id-review.html`. */
const fileOf = ({ path }: Document): string => `${path.split(/\W+/).filter(Boolean).join('-') || 'home'}.html`;

/** Everybody goes there next, so they are fetched when the page has come and the line is free. */
const NEXT = ['Setup', 'PlayPage'];

function needsOf({ page, language }: Document, bundle: Rolldown.OutputBundle): Needs {
  const isEntry = (module: string): boolean => module.endsWith('/web/src/main.tsx');
  const isOfPage = (module: string): boolean =>
    basename(module) === `${page}.tsx` || module.endsWith(`/messages/src/${language}/words.ts`);
  const [entry = ''] = chunksOf(bundle, isEntry);
  // What every page has comes first: the styles of this one go beyond it.
  const now = [...new Set([isEntry, isOfPage].flatMap(isMeant => neededBy(bundle, isMeant)))];
  const next = neededBy(bundle, module => NEXT.includes(basename(module, '.tsx')));
  return {
    entry,
    before: [...withImports(entry, bundle)].filter(name => name !== entry),
    scripts: now.filter(name => name.endsWith('.js') && name !== entry),
    sheets: now.filter(name => name.endsWith('.css')).map(name => sheetOf(name, bundle)),
    next: next.filter(name => !now.includes(name)),
  };
}

const sheetOf = (name: string, bundle: Rolldown.OutputBundle): Sheet => ({
  name,
  text: Buffer.from((bundle[name] as Rolldown.OutputAsset).source).toString(),
});

const chunksOf = (bundle: Rolldown.OutputBundle, isMeant: (module: string) => boolean): readonly string[] =>
  Object.values(bundle)
    .filter(file => file.type === 'chunk' && file.moduleIds.some(isMeant))
    .map(({ fileName }) => fileName);

/** The files of these modules, with all that they import and the styles of it. */
function neededBy(bundle: Rolldown.OutputBundle, isMeant: (module: string) => boolean): readonly string[] {
  const files = new Set(chunksOf(bundle, isMeant).flatMap(name => [...withImports(name, bundle)]));
  return [...files].flatMap(name => [name, ...stylesOf(bundle[name])]);
}

function withImports(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (file?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const each of file.imports) withImports(each, bundle, found);
  return found;
}

const stylesOf = (file: Rolldown.OutputBundle[string] | undefined): readonly string[] =>
  file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
