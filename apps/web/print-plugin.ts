/**
 * Writes a document for every page in every language: with the first screen in it where that can be known, and with
 * everything the page needs named in its head, so that a browser asks for all of it at once.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { Document } from './src/print/documents.tsx';

/** `shared` is what both builds have to agree on. */
export const printed = (shared: InlineConfig): Plugin => ({
  name: 'yaht-printed',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const made = await documents(shared);
      const template = Buffer.from((bundle['index.html'] as Rolldown.OutputAsset).source).toString();
      for (const document of made) {
        const fileName = `pages/${document.language}/${fileOf(document)}`;
        this.emitFile({ type: 'asset', fileName, source: fill(template, document, filesFor(document, bundle)) });
      }
      const list = Object.fromEntries(made.map(document => [document.path, fileOf(document)]));
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
    build: { ssr: 'src/print/print.ts', write: false, rolldownOptions: { output: { codeSplitting: false } } },
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

type Files = { readonly now: readonly string[]; readonly next: readonly string[] };

function filesFor({ page, language }: Document, bundle: Rolldown.OutputBundle): Files {
  const now = neededBy(
    bundle,
    module => basename(module) === `${page}.tsx` || module.endsWith(`/messages/src/${language}/index.ts`),
  );
  return { now, next: neededBy(bundle, module => NEXT.includes(basename(module, '.tsx'))) };
}

/** The files of these modules, with all that they import and the styles of it. */
function neededBy(bundle: Rolldown.OutputBundle, isMeant: (module: string) => boolean): readonly string[] {
  const starts = Object.values(bundle).filter(file => file.type === 'chunk' && isMeant(file.facadeModuleId ?? ''));
  const files = new Set(starts.flatMap(({ fileName }) => [...withImports(fileName, bundle)]));
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

/** What the head names already is not named again. */
function fill(template: string, { language, text }: Document, { now, next }: Files): string {
  const links = [
    ...now.map(name => linkTo(name, name.endsWith('.css') ? 'stylesheet' : 'modulepreload')),
    ...next.filter(name => !now.includes(name)).map(name => linkTo(name, 'prefetch')),
  ];
  const isNew = (link: string): boolean => !template.includes(/href="[^"]+"/.exec(link)?.[0] ?? link);
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('  </head>', `${links.filter(isNew).join('')}  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${text && sheet(text)}</div>`);
}

const linkTo = (name: string, rel: string): string => `    <link rel="${rel}" crossorigin href="/${name}">\n`;

/** The app puts its own in place of this. What is filled in before that would be lost, so it cannot be; links lead on. */
const sheet = (text: string): string => `<div data-printed${/<input|<select/.test(text) ? ' inert' : ''}>${text}</div>`;
