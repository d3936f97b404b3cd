/** The command as a bundle: packages of the house inside, packages of others outside; a subcommand is loaded when it is called. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { defineConfig } from 'rolldown';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const commit = process.env.YAHT_COMMIT || null;

/**
 * What nearly every command needs is one file: a start that opens twenty small ones is slower. It is all that is loaded for a small
 * question, so what belongs to a connection or a screen stays out of it.
 */
const house = [
  /packages[\\/](rules|messages)[\\/]/,
  /apps[\\/]cli[\\/]src[\\/](?!main|full-screen|guest-server|lines|speed-argument)[^\\/]+$/,
  /apps[\\/]terminal[\\/]src[\\/](draw[\\/]width|look[\\/](glyphs|theme)|shell[\\/]settings)\.ts$/,
  /packages[\\/](client[\\/]src[\\/]view[\\/]run-count|coach[\\/]src[\\/]puzzles[\\/]theme-names)\.ts$/,
];
const shared = {
  name: 'house',
  test: id => house.some(files => files.test(id)),
  // A package is asked for one name here and there; that is no reason to take all of it along.
  includeDependenciesRecursively: false,
};

/** What draws screens is two hundred small files; as one it is there in half the time. */
const isOfScreen = (id, from = '') => !isBuiltin(id) && (/^(ink|react)(\/|$)/.test(id) || /node_modules/.test(from));

/** Its tools for those who write components stay out. */
const withoutDevtools = {
  name: 'without-devtools',
  resolveId: id => (id === './devtools.js' ? '\0nothing' : null),
  load: id => (id === '\0nothing' ? '' : null),
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
    'chunks/review-thread': '../server/src/people/thread/review-thread.ts',
  },
  platform: 'node',
  preserveEntrySignatures: 'allow-extension',
  resolve: { conditionNames: ['yaht-src', 'node', 'import', 'default'] },
  plugins: [withoutDevtools],
  external: (id, from) => !/^(@yaht\/|\.|\/|[A-Za-z]:)/.test(id) && !isOfScreen(id, from),
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
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: { groups: [shared] },
  },
});
