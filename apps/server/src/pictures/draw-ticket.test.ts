import { readFileSync } from 'node:fs';
import { LANGUAGES, messagesFor, variantName } from '@yaht/messages';
import { tableVariants } from '@yaht/rules';
import { expect, test } from 'vitest';
import { COLOURS, PAPERS, SEAL } from './colours.ts';
import { drawTicket, SMALLEST, type Fonts } from './draw-ticket.ts';
import { Font } from './font.ts';
import { fontFile } from './picture-files.ts';
import type { Ticket } from './ticket.ts';

const fonts: Fonts = { title: new Font(fontFile('roboto-serif-700')), print: new Font(fontFile('archivo-600')) };

const ticket = (changed: Partial<Ticket> = {}): Ticket => ({
  title: 'Ann would like to play Yahtzee',
  plainTitle: 'Would you like to play Yahtzee?',
  about: '1 seat free, a turn a day',
  plainAbout: '1 seat free, a turn a day',
  seats: [0, 1, 'free'],
  kin: 'yahtzee',
  stub: 'dice',
  isOpen: true,
  ...changed,
});

type Line = { readonly text: string; readonly x: number; readonly y: number; readonly size: number; readonly font: string };

/** What is read on the picture; letters in signs are as large as their sign makes them. */
function linesOf(svg: string): readonly Line[] {
  return [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-family="([^"]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, font = '', size, text = '']) => ({ text, x: Number(x), y: Number(y), size: Number(size), font }),
  );
}

const wordsOf = (svg: string): readonly Line[] => linesOf(svg).filter(({ x, text }) => x > 100 && text !== 'yaht');

const widthOf = ({ text, size, font }: Line): number => (font === 'Archivo' ? fonts.print : fonts.title).width(text, size);

const NAMES = ['Ann', 'Wilhelmine-Friederik', 'WWWWWWWWWWWWWWWWWWWW', 'Åsa Öberg', 'Żółć Łukaszewicz'];
const SEATS: readonly Ticket['seats'][] = [[], [0, 'free'], [0, 1, 2, 3, 4, 'free'], [0, 1, 2, 3, 4, 5]];

test.each(LANGUAGES)('in %s every invitation has its words on the paper, none below 30 pixels, none over another', language => {
  const messages = messagesFor(language);
  const { preview } = messages;
  const games = tableVariants.map(variant => variantName(messages, variant));
  for (const name of NAMES)
    for (const game of games)
      for (const seats of SEATS)
        for (const seconds of [0, 90, 86_400, 604_800]) {
          const about = seats.includes('free')
            ? `${preview.seatsFree(1)}, ${preview.pace(seconds)}`
            : `${preview.full}, ${preview.pace(seconds)}`;
          const lines = wordsOf(
            drawTicket(fonts, ticket({ title: preview.invites(name, game), about, plainAbout: about, seats })),
          );
          const words = lines.map(({ text }) => text).join(' ');
          expect(words).toBe(`${preview.invites(name, game)} ${about}`);
          for (const line of lines) {
            expect(line.size).toBeGreaterThanOrEqual(SMALLEST);
            expect(line.x + widthOf(line)).toBeLessThanOrEqual(840);
          }
          for (const [i, line] of lines.entries()) {
            const above = lines[i - 1];
            if (above) expect(line.y - line.size * 0.75).toBeGreaterThan(above.y);
          }
          expect(lines[0]?.y).toBeGreaterThan(200);
        }
});

test('a name that the letters cannot print is left out with its sentence', () => {
  for (const name of ['李雷', 'Ann 🎲', 'مريم'])
    expect(wordsOf(drawTicket(fonts, ticket({ title: `${name} would like to play Yahtzee` })))[0]?.text).toBe('Would you like');
});

test('what is longer than there is room is cut, and says so', () => {
  const lines = wordsOf(drawTicket(fonts, ticket({ title: 'Skandinavisches '.repeat(12).trim() })));
  expect(lines.map(({ text }) => text).join(' ')).toContain('…');
  for (const line of lines) expect(line.x + widthOf(line)).toBeLessThanOrEqual(840);
});

test('nothing in a name becomes a part of the drawing', () => {
  const svg = drawTicket(fonts, ticket({ title: '<script>"&\'' }));
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;script&gt;&quot;&amp;&#39;');
});

test('the colours are those of the app', () => {
  const tokens = readFileSync(new URL('../../../web/src/design/tokens.css', import.meta.url), 'utf8');
  const light = tokens.slice(0, tokens.indexOf("[data-theme='dark']"));
  for (const [role, colour] of Object.entries(COLOURS)) expect(light).toContain(`--${role}: ${colour};`);
  for (const [kin, paper] of Object.entries(PAPERS)) {
    const block = light.slice(
      light.indexOf(`[data-stock='${kin}'] {`) >= 0
        ? light.indexOf(`[data-stock='${kin}'] {`)
        : light.indexOf(`[data-stock='${kin}'],`),
    );
    for (const [role, colour] of Object.entries(paper)) expect(block.slice(0, 400)).toContain(`--${role}: ${colour};`);
  }
  const seal = readFileSync(new URL('../../../web/src/art/Seal.module.css', import.meta.url), 'utf8');
  for (const colour of Object.values(SEAL)) expect(seal).toContain(colour);
});
