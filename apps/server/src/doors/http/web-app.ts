/** The app for the browser: its files, and at every address that the app understands the document that was printed for it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readerLanguage } from './language.ts';
import type { HttpParts } from './parts.ts';

/** Written by the build of the app: the file for each address, the same names in a folder for every language. */
const PAGES = 'pages';
type Pages = Readonly<Record<string, string>>;

/** Like the strict rule of all pages, and the solver may compile what it writes. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that is isolated may share memory between threads. */
const HEADERS = { 'Content-Security-Policy': POLICY, 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Files that carry their content in their name never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export const webApp =
  ({ webFolder }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    if (webFolder === undefined) return;
    app.addHook('onRoute', route => {
      route.schema = { ...route.schema, hide: true };
      route.config = { ...route.config, unlimited: true };
    });
    await app.register(files, {
      root: webFolder,
      wildcard: false,
      globIgnore: [`${PAGES}/**`],
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.headers({ ...HEADERS, 'Cache-Control': path.includes('/assets/') ? FOR_EVER : 'no-cache' }),
    });
    const pages = JSON.parse(await readFile(join(webFolder, PAGES, 'index.json'), 'utf8')) as Pages;
    for (const [path, file] of Object.entries(pages))
      app.get(path, (request, reply) => {
        const vary = [reply.getHeader('Vary'), 'Accept-Language'].filter(Boolean).join(', ');
        return reply.header('Vary', vary).sendFile(`${PAGES}/${readerLanguage(request)}/${file}`);
      });
  };
