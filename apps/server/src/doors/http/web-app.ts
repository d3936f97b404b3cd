/** The app for the browser: its files, and at every address that the app understands the document that was printed for it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readerLanguage } from './call/language.ts';
import type { HttpParts } from './call/parts.ts';
import { sendPrepared, type Prepared } from './call/prepared.ts';
import { PreparedFiles } from './call/prepared-files.ts';
import { refuse } from './call/problem.ts';
import { PreviewedPages } from './previews/previewed-pages.ts';

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
const ASKED_AGAIN = 'no-cache';

export const webApp =
  (parts: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const { webFolder } = parts;
    if (webFolder === undefined) return;
    app.addHook('onRoute', route => {
      route.schema = { ...route.schema, hide: true };
      route.config = { ...route.config, unlimited: true };
    });
    const files = await PreparedFiles.in(webFolder);
    const pages = JSON.parse(await readFile(join(webFolder, PAGES, 'index.json'), 'utf8')) as Pages;
    const policy = policyFor(pages);
    const previewed = new PreviewedPages(parts);
    const send = (request: FastifyRequest, reply: FastifyReply, file: Prepared, kept: string): FastifyReply =>
      sendPrepared(request, reply.headers({ 'Content-Security-Policy': policy, 'Cache-Control': kept }), file);
    const answer = async (request: FastifyRequest, reply: FastifyReply, name: string, kept: string): Promise<FastifyReply> => {
      const file = await files.open(name);
      return file ? send(request, reply, file, kept) : refuse(request, reply, 'not-found');
    };
    for (const name of files.names.filter(isAtTheTop))
      app.get(`/${name}`, (request, reply) => answer(request, reply, name, ASKED_AGAIN));
    // One route for all of them: a route for each would be a tenth of the time that the server takes to start.
    app.get<{ Params: { '*': string } }>(`/${ASSETS}/*`, (request, reply) =>
      answer(request, reply, `${ASSETS}/${request.params['*']}`, FOR_EVER),
    );
    for (const [path, file] of Object.entries(pages.files))
      app.get(path, async (request, reply) => {
        const vary = [reply.getHeader('Vary'), 'Accept-Language'].filter(Boolean).join(', ');
        const printed = await files.open(`${PAGES}/${readerLanguage(request)}/${file}`);
        if (!printed) return refuse(request, reply, 'not-found');
        const { document, isPrivate } = await previewed.head(request, path, printed);
        if (isPrivate) void reply.header('X-Robots-Tag', 'noindex');
        return send(request, reply.header('Vary', vary), document, ASKED_AGAIN);
      });
  };

const isAtTheTop = (name: string): boolean => !name.includes('/');
