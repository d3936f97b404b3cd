/** The picture as SVG: one template for everything that a link can lead to. */
import { bossPictures, FIGURE, GROUND, INKS, PIPS, RAYS, RING, SCALLOPS, SIGNS, unknownBoss, type Drawing } from '@yaht/art';
import { escaped } from '../doors/http/pages/html.ts';
import { COLOURS, PAPERS, SEAL } from './colours.ts';
import type { Font } from './font.ts';
import { SIZE, type Ticket, type TicketSeat } from './ticket.ts';
import { fit } from './words-on-paper.ts';

/** Titles are printed in one font, everything else in the other. */
export type Fonts = { readonly title: Font; readonly print: Font };

/** Nothing that is read is smaller. */
export const SMALLEST = 30;

const LEFT = 110;
const TITLE = { width: 690, lines: 3, sizes: [78, 70, 62, 54, 46, 38, 32] };
const ABOUT_SIZES = [34, SMALLEST];
/** So many signs leave room for words beside them. */
const BESIDE = 3;
/** Where the ticket is torn off. */
const TEAR = 851;
/** The middle of the stub. */
const STUB = 1_000;

export function drawTicket(fonts: Fonts, ticket: Ticket): string {
  const { paper, stock, line } = PAPERS[ticket.kin];
  const title = printable(fonts.title, [ticket.title, ticket.plainTitle]);
  const about = printable(fonts.print, [ticket.about, ticket.plainAbout]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOURS.tray}"/>`,
    `<rect x="52" y="55" width="1096" height="520" rx="24" fill="${paper}"/>`,
    `<path d="M${TEAR} 55H1124a24 24 0 0 1 24 24V551a24 24 0 0 1 -24 24H${TEAR}Z" fill="${stock}"/>`,
    `<path d="M${TEAR} 85V550" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 9.5"/>`,
    ...[55, 575].map(y => `<circle cx="${TEAR}" cy="${y}" r="24" fill="${COLOURS.tray}"/>`),
    mark(),
    titleLines(fonts, title),
    foot(fonts, ticket.seats, about),
    ticket.stub === 'seal' ? seal(ticket.isOpen) : dice(ticket.isOpen),
    '</svg>',
  ].join('');
}

/** The first text whose letters are all there; of the last one what can be printed. */
function printable(font: Font, texts: readonly [string, string]): string {
  return texts.find(text => font.has(text)) ?? [...texts[1]].filter(letter => font.has(letter)).join('');
}

/** The sign of the app, and its name. */
function mark(): string {
  const pips = PIPS[4].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${PAPERS.yahtzee.paper}"/>`).join('');
  return [
    `<g transform="translate(${LEFT - 2} 107.5) scale(0.82)"><rect x="2" y="2" width="60" height="60" rx="14" fill="${COLOURS.ink}"/>`,
    `${pips}<circle cx="32" cy="32" r="5.4" fill="none" stroke="${COLOURS['mark-ring']}" stroke-width="3.4"/></g>`,
    serif('yaht', 172, 151, 62, -2.8),
  ].join('');
}

/** The last line stands so far above the seats that three lines have room. */
function titleLines({ title: font }: Fonts, text: string): string {
  const { size, lines } = fit(font, text, TITLE);
  const height = size * 1.08;
  const top = 312 - ((lines.length - 1) * height) / 2;
  return lines.map((line, i) => serif(line, LEFT, top + i * height, size, -0.02 * size)).join('');
}

/** The seats by their signs, and what there is to know: beside them, or over them where there are many. */
function foot({ print }: Fonts, seats: readonly TicketSeat[], about: string): string {
  const signs = seats.map((seat, i) => (seat === 'free' ? freeSeat(LEFT + 82 * i) : sign(seat, LEFT + 82 * i))).join('');
  const isOver = seats.length > BESIDE;
  const x = isOver ? LEFT : LEFT + 82 * seats.length;
  const { size, lines } = fit(print, about, { width: TEAR - 40 - x, lines: isOver ? 1 : 2, sizes: ABOUT_SIZES });
  const middle = isOver ? 446 : 509;
  const top = middle - ((lines.length - 1) * size * 1.2) / 2;
  return signs + lines.map((line, i) => sans(line, x, top + i * size * 1.2, size)).join('');
}

const SEAT_COLOURS = [COLOURS.pA, COLOURS.pB, COLOURS.pC, COLOURS.pD, COLOURS.pE, COLOURS.pF];

function sign(seat: number, x: number): string {
  const { letter, shape, baseline } = SIGNS[seat] ?? { letter: '', shape: '', baseline: 0 };
  return [
    `<g transform="translate(${x - 4} 465) scale(2.67)"><path d="${shape}" fill="${SEAT_COLOURS[seat]}"/>`,
    `<text x="12" y="${baseline}" font-family="Archivo" font-weight="600" font-size="11.3" text-anchor="middle" fill="#fff">${letter}</text></g>`,
  ].join('');
}

const freeSeat = (x: number): string => dotted(x, 468, 58, 14, 3.6);

const dotted = (x: number, y: number, side: number, corner: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${corner}" fill="none" stroke="${COLOURS.ink}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${2.05 * width}"/>`;

/** Four dice that lie on the stub, and the place of the fifth. */
function dice(isOpen: boolean): string {
  const places = [
    [STUB - 101, 148],
    [STUB + 13, 148],
    [STUB - 101, 268],
    [STUB + 13, 268],
  ] as const;
  const fifth = isOpen ? dotted(STUB - 44, 395, 88, 20, 5) : die(STUB - 45, 393);
  return places.map(([x, y]) => die(x, y)).join('') + fifth;
}

function die(x: number, y: number): string {
  const pips = PIPS[5].map(([px, py]) => `<circle cx="${px}" cy="${py}" r="5.8" fill="${COLOURS.pip}"/>`).join('');
  const body = (dy: number, fill: string): string => `<rect y="${dy}" width="64" height="64" rx="14" fill="${fill}"/>`;
  return `<g transform="translate(${x} ${y}) scale(1.41)">${body(4, COLOURS.lip)}${body(0, COLOURS.face)}${pips}</g>`;
}

/** A run of Rollio leads to a boss. */
function seal(isOpen: boolean): string {
  const { thing, pupils, over } = bossPictures['mountain'] ?? unknownBoss;
  return [
    `<g transform="translate(${STUB - 104} 128) scale(1.73)"><path d="${SCALLOPS}" fill="${SEAL.wax}"/>`,
    `<circle cx="60" cy="60" r="${RING}" fill="none" stroke="${SEAL.ring}" stroke-width="1.6"/>`,
    `<circle cx="60" cy="60" r="${GROUND}" fill="${SEAL.ground}"/><path d="${RAYS}" fill="${SEAL.ray}"/>`,
    `<g transform="translate(${FIGURE.x} ${FIGURE.y}) scale(${FIGURE.scale})">${[thing, pupils, over].map(drawing).join('')}</g></g>`,
    die(STUB - 101, 393),
    isOpen ? dotted(STUB + 14, 395, 88, 20, 5) : die(STUB + 13, 393),
  ].join('');
}

const drawing = (marks: Drawing): string => marks.map(one => path(one)).join('');

function path({ d, fill, line = 'ink', width = FIGURE.outline, transform }: Drawing[number]): string {
  const of = (ink: keyof typeof INKS | null): string => (ink === null ? 'none' : INKS[ink]);
  const place = transform === undefined ? '' : ` transform="${transform}"`;
  return `<path d="${d}" fill="${of(fill)}" stroke="${of(line)}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${place}/>`;
}

const serif = (words: string, x: number, y: number, size: number, spacing: number): string =>
  text(words, `x="${x}" y="${y}" font-family="Roboto Serif" font-weight="700" font-size="${size}" letter-spacing="${spacing}"`);

const sans = (words: string, x: number, y: number, size: number): string =>
  text(words, `x="${x}" y="${y}" font-family="Archivo" font-weight="600" font-size="${size}"`);

const text = (words: string, how: string): string => `<text ${how} fill="${COLOURS.ink}">${escaped(words)}</text>`;
