/** A page for whoever runs the server, on an address that only this machine reaches. It shows and changes nothing. */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { seatsOf } from '@yaht/room';
import fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Incidents } from '../../incidents.ts';
import type { Metrics } from '../../metrics.ts';
import type { Table } from '../../tables/table.ts';
import type { Tables } from '../../tables/tables.ts';
import { html, type Html } from './pages/html.ts';
import { page, sendPage } from './pages/page.ts';
import type { Turns } from './call/turns.ts';
import { MARK_FILE } from './pages/drawings.ts';
import { STYLE } from './pages/style.ts';

export type AdminParts = {
  readonly tables: Tables;
  readonly clock: Clock;
  readonly incidents: Incidents;
  readonly metrics: Metrics;
  /** Of all HTTP ports, so that what is kept for this one is in the same account. */
  readonly turns: Turns;
  readonly connections: () => Readonly<Record<string, number>>;
};

/** A page from elsewhere could have its name point here; it cannot change what the browser calls this address. */
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** How long a request may take to arrive, in milliseconds. */
const PATIENCE = 10_000;

export function createAdmin(parts: AdminParts): FastifyInstance {
  const { turns } = parts;
  const app = fastify({
    forceCloseConnections: true,
    serverFactory: handle => createServer({ requestTimeout: PATIENCE, headersTimeout: PATIENCE }, turns.inTurn(handle)),
  });
  turns.guard(app.server);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'");
    void reply.header('X-Content-Type-Options', 'nosniff').header('Cache-Control', 'no-store');
    if (!THIS_MACHINE.test(request.headers.host ?? '')) return reply.code(403).send({ code: 'origin-not-allowed' });
  });
  const figures = (): Figures => figuresOf(parts, delay.percentile(99) / 1e6);
  app.get('/page.css', async (_, reply) => reply.type('text/css').send(STYLE));
  app.get('/mark.svg', async (_, reply) => reply.type('image/svg+xml').send(MARK_FILE));
  const { metrics } = parts;
  app.get('/metrics', async (_, reply) => reply.type(metrics.type).send(await metrics.text()));
  app.get('/admin.json', async () => ({ ...figures(), rooms: roomsOf(parts), incidents: parts.incidents.latest }));
  app.get('/', async (_, reply) => sendPage(reply, adminPage(figures(), roomsOf(parts), parts.incidents)));
  return app;
}

type Figures = Readonly<Record<string, number>>;

function figuresOf({ tables, connections, incidents }: AdminParts, lag: number): Figures {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    tables: tables.size,
    ...connections(),
    uptimeSeconds: Math.round(process.uptime()),
    residentMiB: Math.round(rss / 2 ** 20),
    heapMiB: Math.round(heapUsed / 2 ** 20),
    eventLoopP99Ms: Math.round(lag * 10) / 10,
    incidents: incidents.count,
  };
}

type Line = {
  readonly room: string;
  readonly game: string;
  readonly phase: string;
  readonly seq: number;
  readonly players: string;
};

/** Names and numbers that the members of the room see too; no token, no password, no seed. */
const roomsOf = ({ tables }: AdminParts): readonly Line[] => tables.loaded.map(lineOf);

function lineOf({ room }: Table): Line {
  const players = room.seats.flatMap(seated => (seated ? [seated.bot ? `${seated.name} (${seated.bot})` : seated.name] : []));
  const watchers = room.members.filter(({ id }) => seatsOf(room, id).length === 0).length;
  const { id, phase, seq, options } = room;
  return {
    room: id,
    game: options.variant.name,
    phase,
    seq,
    players: [...players, ...(watchers ? [`+${watchers}`] : [])].join(', '),
  };
}

function adminPage(figures: Figures, rooms: readonly Line[], { latest }: Incidents): Html {
  const boxes = Object.entries(figures).map(([name, value]) => html`<div><b>${value}</b><span>${name}</span></div>`);
  const lines = rooms.map(line => row([line.room, line.game, line.phase, String(line.seq), line.players]));
  const wrong = latest.map(({ at, text, reason }) => row([new Date(at).toISOString(), text, reason]));
  const body = html`<div class="wide">
    <h1>This server</h1>
    <p class="lead">As it stands now; load the page again for later.</p>
    <section><div class="figures">${boxes}</div></section>
    <section>
      <h2>Rooms in memory</h2>
      ${table(lines, 'None.')}
    </section>
    <section>
      <h2>What went wrong last</h2>
      ${table(wrong, 'Nothing.')}
    </section>
  </div>`;
  return page({ title: 'This server', language: 'en', body });
}

const table = (rows: readonly Html[], none: string): Html =>
  rows.length > 0
    ? html`<table>
        ${rows}
      </table>`
    : html`<p class="lead">${none}</p>`;

const row = (cells: readonly string[]): Html =>
  html`<tr>
    ${cells.map(cell => html`<td>${cell}</td>`)}
  </tr>`;
