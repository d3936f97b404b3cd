/** The command as a bundle: packages of the house inside, packages of others outside; a subcommand is loaded when it is called. */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const commit = process.env.YAHT_COMMIT || null;

/** What nearly every command needs is one file: a start that opens twenty small ones is slower. */
const shared = { name: 'house', test: /packages[\\/](rules|messages)[\\/]|apps[\\/]cli[\\/]src[\\/](?!main)[^\\/]+$/ };

export default defineConfig({
  cwd: import.meta.dirname,
  // A thread of the server finds its program beside the code that starts it.
  input: {
    main: 'src/main.ts',
    'chunks/log-writer': '../server/src/log/log-writer.ts',
    'chunks/advice-thread': '../server/src/advice/advice-thread.ts',
    'chunks/people-thread': '../server/src/people/thread/people-thread.ts',
    'chunks/review-thread': '../server/src/people/thread/review-thread.ts',
  },
  platform: 'node',
  resolve: { conditionNames: ['yaht-src', 'node', 'import', 'default'] },
  external: id => !/^(@yaht\/|\.|\/|[A-Za-z]:)/.test(id),
  transform: { define: { YAHT_BUILD: JSON.stringify({ version, commit }) } },
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: { groups: [shared] },
  },
});
