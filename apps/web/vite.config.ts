import react from '@vitejs/plugin-react';
import { compressed } from './compressed-plugin.ts';
import { offline } from './offline-plugin.ts';
import manifest from './package.json' with { type: 'json' };
import { defaultClientConditions, defineConfig } from 'vite';

/** Threads that share memory need an isolated page, here as on the real server. */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** The packages are read from their sources, so that a change in the rules is on the page at once. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline(import.meta.dirname), compressed()],
  resolve: { conditions: ['yaht-src', ...defaultClientConditions] },
  define: { 'import.meta.env.VITE_YAHT_VERSION': JSON.stringify(manifest.version) },
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { headers: isolation, proxy: { '/v1': 'http://127.0.0.1:9000', '/ws': { target: 'ws://127.0.0.1:9000', ws: true } } },
  preview: { headers: isolation },
});
