/** The first page: what runs here, which rooms are open, and how to come in. */
import { messagesFor, type Language } from '@yaht/messages';
import type { FastifyRequest } from 'fastify';
import { DICE } from './drawings.ts';
import { html, type Html } from './html.ts';
import { page } from './page.ts';

type Home = { readonly language: Language; readonly origin: string; readonly tcp: number | null };

export function homePage({ language, origin, tcp }: Home): Html {
  const words = messagesFor(language).home;
  const tcpLine = tcp === null ? '' : `tcp  ${hostIn(origin)}:${tcp}\n`;
  const newGame = `curl -X POST ${origin}/game/new`;
  const newRoom = `curl ${origin}/v1/rooms -H 'Content-Type: application/json' \\\n  -d '{"name":"Ann","variant":"yahtzee"}'`;
  const lists = html`data-free="${words.free}" data-seats="${words.seats}" data-playing="${words.playing}"
  data-over="${words.over}" data-locked="${words.locked}"`;
  return page({
    title: words.title,
    language,
    script: '/home.js',
    body: html`<div class="wide">
        <h1>${words.title}</h1>
        <p class="lead">${words.lead}</p>
      </div>
      <section aria-labelledby="rooms">
        <h2 id="rooms">${words.rooms}</h2>
        <ul class="slips" ${lists}></ul>
        <div class="empty">
          <p>${words.noRooms}</p>
          <p>${words.noRoomsHint}</p>
        </div>
      </section>
      <section aria-labelledby="ways">
        <h2 id="ways">${words.ways}</h2>
        <div class="sheet">
          <b>${words.terminal}</b>
          <p>${words.terminalHint}</p>
          ${block('npm start -- play')}
        </div>
        <div class="sheet">
          <b>${words.http}</b>
          <p>${words.httpHint}</p>
          ${block(newGame)}${block(newRoom)}
        </div>
        <div class="sheet">
          <b>${words.sockets}</b>
          <p>${words.socketsHint}</p>
          ${block(`${tcpLine}ws   ${origin.replace(/^http/, 'ws')}/ws`)}
        </div>
      </section>`,
    tray: html`<footer>
      <div>
        ${DICE}<a class="go" href="/docs">${words.api}<small>${words.apiHint}</small></a>
      </div>
    </footer>`,
  });
}

const block = (text: string): Html => html`<pre tabindex="0">${text}</pre>`;

const hostIn = (origin: string): string => origin.replace(/^\w+:\/\//, '').replace(/:\d+$/, '');

/** How the reader reached this page, which is how programs beside it reach the server. */
export const originOf = ({ protocol, host }: FastifyRequest): string =>
  `${protocol}://${/^[\w.:[\]-]{1,120}$/.test(host) ? host : 'localhost'}`;
