/** The command as a bundle; a subcommand is loaded when it is called. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig } from 'rolldown';

const { version, dependencies, peerDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const commit = process.env.YAHT_COMMIT || null;

/**
 * What nearly every command needs is one file: a start that opens twenty small ones is slower. It is all that is loaded for a small
 * question, so what belongs to a connection or a screen stays out of it.
 */
const house = [
  /packages[\\/]rules[\\/]src[\\/](custom|dice|event|json-lines|label|nearest|result|skeleton|variants[\\/].*|scorecard[\\/](?!state|wish|decide).*)\.ts$/,
  /packages[\\/]rules[\\/]src[\\/]rollio[\\/](die|combinations|custom.*|parse|variant-fault|effects[\\/]event|run[\\/](parse|engine-number)|content[\\/].*)\.ts$/,
  // Of the languages, only their names for things; the reader's own is loaded by itself.
  /packages[\\/]messages[\\/]src[\\/]((?!messages)[^\\/]+|[a-z]{2}[\\/]names\.ts)$/,
  /apps[\\/]cli[\\/]src[\\/](?!main|guest-server|lines)[^\\/]+$/,
  /apps[\\/]cli[\\/]src[\\/](program|arguments[\\/](?!speed|hand)|settings|output[\\/](?!rollio)|server[\\/]flags)/,
  /apps[\\/]terminal[\\/]src[\\/](exit-code|draw[\\/]width|look[\\/](glyphs|theme)|keys[\\/](own-keys|keys|list-keys|online-keys|run-keys)|remote[\\/]address|shell[\\/]settings)\.ts$/,
  /node_modules[\\/]commander[\\/]|^\0node:/,
  /packages[\\/](client[\\/]src[\\/]view[\\/]count-pace|coach[\\/]src[\\/]puzzles[\\/]theme-names)\.ts$/,
];

/** The other rules, which only a game that is played or read from a file needs. */
const games = [/packages[\\/]rules[\\/]/];

/** What `yaht solve` needs beside it: the time until a solve begins counts, so what only asks questions of a solution stays out. */
const solver = [
  /packages[\\/]solver[\\/]src[\\/](tables|kernel|solve|plain|files)[\\/]/,
  /apps[\\/]cli[\\/]src[\\/]solver[\\/](solvable|solve-tables|progress|table-bytes)\.ts$/,
];

const asOneFile = (name, files) => ({
  name,
  test: id => files.some(some => some.test(id)),
  // A package is asked for one name here and there; that is no reason to take all of it along.
  includeDependenciesRecursively: false,
});

/** What is installed beside the command, because it has files of its own or only several servers need it. All else is inside. */
const beside = Object.keys({ ...dependencies, ...peerDependencies });
const isBeside = id => beside.some(name => id === name || id.startsWith(`${name}/`));

/** Its tools for those who write components stay out. */
const withoutDevtools = {
  name: 'without-devtools',
  resolveId: id => (id === './devtools.js' ? '\0nothing' : null),
  load: id => (id === '\0nothing' ? '' : null),
};

/**
 * Modules of Node that commander names for little or nothing, and that cost every command a third of its start: it starts no
 * programs here, the process is a global, and of all the tools it takes the one that measures the words of the help.
 */
const FOR_COMMANDER = {
  'node:child_process': 'export default {};',
  'node:process': 'export default globalThis.process;',
  'node:util': 'export const stripVTControlCharacters = text => text.replace(/\\u001B\\[[0-9;]*m/g, "");',
};
const lightCommander = {
  name: 'light-commander',
  resolveId: (id, from = '') => (/node_modules[\\/]commander[\\/]/.test(from) && id in FOR_COMMANDER ? `\0${id}` : null),
  load: id => FOR_COMMANDER[id.slice(1)] ?? null,
};

/** What the thread that draws pictures reads: its letters, with their licence, and the program that makes pixels of shapes. */
const pictureFiles = {
  name: 'picture-files',
  generateBundle() {
    const add = (name, from) => this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source: readFileSync(from) });
    for (const name of ['roboto-serif-700.ttf', 'archivo-600.ttf', 'OFL.txt'])
      add(name, new URL(`../server/fonts/${name}`, import.meta.url));
    add('resvg.wasm', createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
  },
};

export default defineConfig({
  cwd: import.meta.dirname,
  // A thread finds its program beside the code that starts it.
  input: {
    main: 'src/main.ts',
    'chunks/analyst-thread': '../terminal/src/coach/analyst-thread.ts',
    'chunks/log-writer': '../server/src/log/log-writer.ts',
    'chunks/advice-thread': '../server/src/advice/advice-thread.ts',
    'chunks/people-thread': '../server/src/people/thread/people-thread.ts',
    'chunks/picture-thread': '../server/src/pictures/picture-thread.ts',
    'chunks/games-thread': '../server/src/people/thread/games-thread.ts',
    'chunks/review-thread': '../server/src/people/thread/review-thread.ts',
  },
  platform: 'node',
  preserveEntrySignatures: 'allow-extension',
  resolve: { conditionNames: ['yaht-src', 'node'] },
  plugins: [withoutDevtools, lightCommander, pictureFiles],
  external: isBeside,
  transform: {
    define: {
      YAHT_BUILD: JSON.stringify({ version, commit }),
      'process.env.NODE_ENV': '"production"',
      'process.env.DEV': '"false"',
    },
  },
  output: {
    dir: 'dist',
    format: 'esm',
    comments: { legal: true, annotation: true, jsdoc: false },
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: { groups: [asOneFile('house', house), asOneFile('games', games), asOneFile('solver', solver)] },
  },
});
