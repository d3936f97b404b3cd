/** The app for the browser: its files, and at every address that the app understands the document that was printed for it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readerLanguage } from './call/language.ts';
import type { HttpParts } from './call/parts.ts';

/** Written by the build of the app. */
const PAGES = 'pages';
/** Files that carry their content in their name and so never change. */
const ASSETS = 'assets';
type Pages = {
  /** The file for each address, the same names in a folder for every language. */
  readonly files: Readonly<Record<string, string>>;
  /** What the build has written into the documents, as a policy names it. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** Like the strict rule of all pages; what the build wrote may stand there, and the solver may compile what it writes. */
const policyFor = ({ scripts, styles }: Pages): string =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const FOR_EVER = 'public, max-age=31536000, immutable';

export const webApp =
  ({ webFolder }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    if (webFolder === undefined) return;
    app.addHook('onRoute', route => {
      route.schema = { ...route.schema, hide: true };
      route.config = { ...route.config, unlimited: true };
    });
    const pages = JSON.parse(await readFile(join(webFolder, PAGES, 'index.json'), 'utf8')) as Pages;
    const policy = policyFor(pages);
    const kept = (howLong: string) => ({
      preCompressed: true,
      index: false as const,
      cacheControl: false,
      setHeaders: (reply: FastifyReply) => void reply.headers({ 'Content-Security-Policy': policy, 'Cache-Control': howLong }),
    });
    await app.register(files, {
      ...kept('no-cache'),
      root: webFolder,
      wildcard: false,
      globIgnore: [PAGES, ASSETS].map(folder => `${folder}/**`),
    });
    // One route for all of them: a route for each would be a tenth of the time that the server takes to start.
    await app.register(files, {
      ...kept(FOR_EVER),
      root: join(webFolder, ASSETS),
      prefix: `/${ASSETS}/`,
      allowedPath: path => !path.endsWith('/'),
      decorateReply: false,
    });
    for (const [path, file] of Object.entries(pages.files))
      app.get(path, (request, reply) => {
        const vary = [reply.getHeader('Vary'), 'Accept-Language'].filter(Boolean).join(', ');
        return reply.header('Vary', vary).sendFile(`${PAGES}/${readerLanguage(request)}/${file}`);
      });
  };
