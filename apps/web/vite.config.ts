import react from '@vitejs/plugin-react';
import { compressed } from './compressed-plugin.ts';
import { offline } from './offline-plugin.ts';
import { printed } from './print-plugin.ts';
import { themed } from './theme-plugin.ts';
import manifest from './package.json' with { type: 'json' };
import { defaultClientConditions, defineConfig } from 'vite';

/** Threads that share memory need an isolated page, here as on the real server. */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** What every page stands on. Whatever else these need is found by the bundler; a line here only saves a question. */
const EVERYWHERE = [
  'preload-helper',
  'rolldown/runtime',
  'web/src/main[.]',
  'node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|idb)/',
  'packages/messages/src/(format|language|load|names|table-sentence|wire-codes|wire-sentence|words)[.]',
  'packages/rules/src/(variants/|event[.]|result[.]|dice[.]|scorecard/(pattern|variant)[.]|rollio/(combinations|die|effects/event|content/(bosses|dice-sets)|run/variant)[.])',
  'packages/(fair/src/daily|client/src/view/refusal-names)[.]',
  'web/src/(app|home)/',
  'web/src/design/(?!fonts[.]css|Gallery)',
  'web/src/device/(damaged|database|files|settings|sound|use-press|words)[.]',
  'web/src/people/(account|ask|use-answer)[.]',
  'web/src/puzzles/(shelf|use-due)[.]',
];

/** Few files: on a line where every question takes a moment, twenty small ones cost more than one. */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'app', test: new RegExp(EVERYWHERE.join('|')), priority: 1 },
    { name: 'table', test: /web\/src\/(coach|play|rollio)\// },
  ],
};

/** The packages are read from their sources, so that a change in the rules is on the page at once. */
const shared = {
  root: import.meta.dirname,
  resolve: { conditions: ['yaht-src', ...defaultClientConditions] },
  define: { 'import.meta.env.VITE_YAHT_VERSION': JSON.stringify(manifest.version) },
};

export default defineConfig({
  ...shared,
  plugins: [react(), themed(), offline(import.meta.dirname), printed({ ...shared, plugins: [react()] }), compressed()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { preserveEntrySignatures: false, output: { strictExecutionOrder: true, codeSplitting } },
  },
  server: { headers: isolation, proxy: { '/v1': 'http://127.0.0.1:9000', '/ws': { target: 'ws://127.0.0.1:9000', ws: true } } },
  preview: { headers: isolation },
});
