/** The app for the browser: its files, and its one document at every address that the app itself understands. */
import files from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { HttpParts } from './parts.ts';

/** The pages of the app; anything else that is no file is not found, as everywhere on this server. */
const PAGES = [
  '/',
  '/new',
  '/join',
  '/settings',
  '/rules',
  '/rules/:id',
  '/check',
  '/check/:id',
  '/play/:id',
  '/r/:code',
  '/g/:id',
  '/g/:id/review',
  '/g/:id/learn',
  '/position',
  '/daily',
  '/d/:day',
  '/profile',
  '/boards',
  '/history',
];

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
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.headers({ ...HEADERS, 'Cache-Control': path.includes('/assets/') ? FOR_EVER : 'no-cache' }),
    });
    for (const page of PAGES) app.get(page, (_, reply) => reply.sendFile('index.html'));
  };
