/** A page of the server itself: plain HTML, its style and script in files, so that nothing inside it is run. */
import type { Language } from '@yaht/messages';
import type { FastifyReply } from 'fastify';
import { MARK, WORDMARK } from './drawings.ts';
import { html, type Html } from './html.ts';

type Page = {
  readonly title: string;
  readonly language: Language;
  readonly body: Html;
  readonly tray?: Html;
  readonly script?: string;
};

export const page = ({ title, language, body, tray = html``, script }: Page): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · yaht</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/page.css" />
        ${script === undefined ? '' : scriptAt(script)}
      </head>
      <body>
        <header><a href="/" aria-label="yaht">${MARK}${WORDMARK}</a></header>
        <main>${body}</main>
        ${tray}
      </body>
    </html> `;

/** The end is written with an escape: without it a bundler takes this file for one that stands in a page. */
// prettier-ignore
const scriptAt = (path: string): Html => html`<script src="${path}" defer><\/script>`;

export const sendPage = (reply: FastifyReply, made: Html): FastifyReply => reply.type('text/html').send(made.toString());
