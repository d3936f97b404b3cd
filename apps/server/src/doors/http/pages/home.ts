/** The first page: what runs here, which rooms are open, and how to come in. */
import { messagesFor, type Language } from '@yaht/messages';
import type { FastifyRequest } from 'fastify';
import { DICE } from './drawings.ts';
import { escapeHtml, page } from './page.ts';

type Home = { readonly language: Language; readonly origin: string; readonly tcp: number | null };

export function homePage({ language, origin, tcp }: Home): string {
  const words = messagesFor(language).home;
  const tcpLine = tcp === null ? '' : `tcp  ${hostIn(origin)}:${tcp}\n`;
  const newGame = `curl -X POST ${origin}/game/new`;
  const newRoom = `curl ${origin}/v1/rooms -H 'Content-Type: application/json' \\\n  -d '{"name":"Ann","variant":"yahtzee"}'`;
  const lists = `data-free="${escapeHtml(words.free)}" data-seats="${escapeHtml(words.seats)}" data-playing="${escapeHtml(words.playing)}" data-over="${escapeHtml(words.over)}" data-locked="${escapeHtml(words.locked)}"`;
  return page({
    title: words.title,
    language,
    script: '/home.js',
    body: `<div class="wide"><h1>${escapeHtml(words.title)}</h1><p class="lead">${escapeHtml(words.lead)}</p></div>
<section aria-labelledby="rooms"><h2 id="rooms">${escapeHtml(words.rooms)}</h2>
<ul class="slips" ${lists}></ul>
<div class="empty"><p>${escapeHtml(words.noRooms)}</p><p>${escapeHtml(words.noRoomsHint)}</p></div></section>
<section aria-labelledby="ways"><h2 id="ways">${escapeHtml(words.ways)}</h2>
<div class="sheet"><b>${escapeHtml(words.terminal)}</b><p>${escapeHtml(words.terminalHint)}</p>${block('npm start -- play')}</div>
<div class="sheet"><b>${escapeHtml(words.http)}</b><p>${escapeHtml(words.httpHint)}</p>${block(newGame)}${block(newRoom)}</div>
<div class="sheet"><b>${escapeHtml(words.sockets)}</b><p>${escapeHtml(words.socketsHint)}</p>${block(`${tcpLine}ws   ${origin.replace(/^http/, 'ws')}/ws`)}</div></section>`,
    tray: `<footer><div>${DICE}<a class="go" href="/docs">${escapeHtml(words.api)}<small>${escapeHtml(words.apiHint)}</small></a></div></footer>`,
  });
}

const block = (text: string): string => `<pre tabindex="0">${escapeHtml(text)}</pre>`;

const hostIn = (origin: string): string => origin.replace(/^\w+:\/\//, '').replace(/:\d+$/, '');

/** How the reader reached this page, which is how programs beside it reach the server. */
export const originOf = ({ protocol, host }: FastifyRequest): string =>
  `${protocol}://${/^[\w.:[\]-]{1,120}$/.test(host) ? host : 'localhost'}`;
