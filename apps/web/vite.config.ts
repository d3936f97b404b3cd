import react from '@vitejs/plugin-react';
import { withoutCircles } from './circles-plugin.ts';
import { compressed } from './compressed-plugin.ts';
import { offline } from './offline-plugin.ts';
import { printed } from './print-plugin.ts';
import { themed } from './theme-plugin.ts';
import manifest from './package.json' with { type: 'json' };
import { defaultClientConditions, defineConfig } from 'vite';

/** Threads that share memory need an isolated page, here as on the real server. */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/** The greater part of all script. As a file of its own it is read beside the app, and begun before it. */
const REACT = ['node_modules/(react|react-dom|scheduler|use-sync-external-store)/', 'web/src/app/root[.]'];

/** What every page stands on. Whatever else these need is found by the bundler; a line here only saves a question. */
const EVERYWHERE = [
  'preload-helper',
  'rolldown/runtime',
  'web/src/main[.]',
  'node_modules/(wouter|regexparam|idb)/',
  'packages/messages/src/(format|language|load|names|table-sentence|wire-codes|wire-sentence|words)[.]',
  'packages/rules/src/(variants/|event[.]|result[.]|dice[.]|scorecard/(pattern|variant)[.]|rollio/(combinations|die|effects/event|content/(first-release|second-release|id|lists)|run/variant)[.])',
  'packages/(fair/src/calendar|room/src/turn-seconds|client/src/(observable|view/count-pace|view/refusal-names))[.]',
  'packages/art/src/(pips|signs)[.]',
  'web/src/(app|home)/',
  'web/src/first/(?!go-on|first-turn-of|FirstTurnPage)',
  'web/src/play/(ActionBar|Desk|DiceTray|TableScreen[.]module|glyph|hear-throw)[.]',
  'web/src/daily/address[.]',
  'web/src/design/(?!fonts[.]css|Gallery)',
  'web/src/device/(clock|damaged|database|deaf-at-first|files|first-visit|haptics|kept|settings|sound|use-constant|use-keys|use-media|use-press|use-value|use-seconds|words)[.]',
  'web/src/online/(open-games|seats)[.]',
  'web/src/people/(account|ask|use-answer)[.]',
  'web/src/puzzles/(shelf|use-due)[.]',
];

/** What a table needs beside what every page stands on. */
const TABLE = [
  'web/src/(coach|rollio)/',
  // The end of a game comes when there is one.
  'web/src/play/(?!GameOver)',
  'web/src/device/',
  'web/src/online/(SomebodyCame|awaited)[.]',
  'web/src/solver/(ask|consult|server)[.]',
  'web/src/review/(Histogram|game-source|use-found)[.]',
  'packages/messages/src/voice/',
  'packages/client/src/(view/|desk/|local-|own-table|selection|table|changing|bot-pacer|connection|save)',
  'packages/(room/src|coach/src/(wish|lessons|ascending|choice-text)|solver/src/(tables/solvable|advice/advise|chances/scores)|bots/src/style)',
];

/** Few files: on a line where every question takes a moment, twenty small ones cost more than one. */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: anyOf(REACT), priority: 4 },
    { name: 'app', test: anyOf(EVERYWHERE), priority: 3 },
    {
      name: 'rule-texts',
      test: /messages\/src\/(variant-|rollio-rules|joker-banner)|web\/src\/rules\/(RulesText|RulesSheet|KeyList)/,
      priority: 2,
    },
    { name: 'custom', test: /rules\/src\/(scorecard\/custom|nearest|setup|label)/, priority: 2 },
    { name: 'table', test: anyOf(TABLE), priority: 1 },
    { name: 'art', test: /packages\/art\/|web\/src\/art\//, priority: 1 },
    { name: 'engine', test: /packages\/(rules|fair)\/src\/|@noble\/hashes/ },
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
  plugins: [react(), themed(), withoutCircles(), printed({ ...shared, plugins: [react()] }), offline(), compressed()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting } },
  },
  server: { headers: isolation, proxy: { '/v1': 'http://127.0.0.1:9000', '/ws': { target: 'ws://127.0.0.1:9000', ws: true } } },
  preview: { headers: isolation },
});
