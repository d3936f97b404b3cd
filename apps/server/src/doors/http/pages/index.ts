/** The pages that the server draws itself. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readerLanguage } from '../call/language.ts';
import type { HttpParts } from '../call/parts.ts';
import { tcpPortFor } from '../description.ts';
import { MARK_FILE } from './drawings.ts';
import { HOME_SCRIPT } from './home-script.ts';
import { homePage, originOf } from './home.ts';
import { sendPage } from './page.ts';
import { STYLE } from './style.ts';

const schema = { hide: true };
const FILES = {
  '/page.css': { type: 'text/css', text: STYLE },
  '/home.js': { type: 'text/javascript', text: HOME_SCRIPT },
  '/mark.svg': { type: 'image/svg+xml', text: MARK_FILE },
} as const;

export const homeRoutes =
  ({ tcpPort, webFolder, publicUrl }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    for (const [path, { type, text }] of Object.entries(FILES)) {
      app.get(path, { schema }, async (_, reply) => reply.type(type).header('Cache-Control', 'max-age=300').send(text));
    }
    // With the app for the browser the first page is the app's; this one stays for whoever runs or programs the server.
    app.get(webFolder === undefined ? '/' : '/server', { schema }, async (request, reply) => {
      const language = readerLanguage(request);
      void reply.header('Vary', 'Accept-Language').header('Content-Language', language).header('Cache-Control', 'no-cache');
      return sendPage(reply, homePage({ language, origin: publicUrl ?? originOf(request), tcp: tcpPortFor(request, tcpPort) }));
    });
  };
