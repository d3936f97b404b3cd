/** Charms about charms: on links. */
import { box, die, disc, flat, line, oval, rod, shape, turned, type Drawing } from '../marks.ts';
import type { CharmPicture, Pays } from './charm.ts';

const row = (pays: Pays, motif: Drawing): CharmPicture => ({ way: 'links', pays, motif });

const CAT =
  'M14 62C8 62 6 56 10 50C14 44 14 38 14 32C10 28 9 20 10 6L19 13H31L40 6C41 20 40 28 36 32C42 38 46 48 44 58C44 61 42 62 39 62Z';

const daisy = (x: number, y: number): Drawing => [
  shape('cream', [0, 60, 120, 180, 240, 300].map(turn => petal(x, y, turn)).join(''), 2.2),
  shape('gold', disc(x, y, 5), 2.2),
];
const petal = (x: number, y: number, turn: number): string => {
  const angle = (turn * Math.PI) / 180;
  return disc(Math.round((x + 8.4 * Math.cos(angle)) * 10) / 10, Math.round((y + 8.4 * Math.sin(angle)) * 10) / 10, 5.4);
};

/** A die that dances. */
const dancer = (x: number, y: number, face: number, turn: number): Drawing => [
  line('ink', `M${x - 4} ${y + 9}l-4 11M${x + 4} ${y + 9}l5 9h5`, 3.4),
  ...die(x, y, 21, face, { turn, body: face === 2 ? 'gold' : face === 3 ? 'rose' : 'cream' }),
];

export const rowCharms = {
  parrot: row('right', [
    shape('sky', 'M26 40C22 50 22 58 24 66H33C34 58 36 50 38 44Z'),
    shape('leaf', 'M20 20C20 6 30 -1 40 2C52 5 54 18 50 30C46 44 38 52 28 54C18 50 18 34 20 20Z'),
    shape('leafShade', 'M38 24C50 26 52 38 44 52C34 58 26 56 24 52C34 48 38 38 38 24Z'),
    shape('cream', disc(30, 14, 8)),
    flat('ink', disc(30, 14, 3)),
    shape('gold', 'M20 14C10 12 6 20 11 29C14 25 18 25 22 24Z'),
    line('ink', 'M10 21C15 18 18 19 21 20', 2),
    ...rod('wood', 'M2 58H62', 3.4),
  ]),
  copycat: row('right', [
    { ...shape('creamShade', CAT), transform: 'translate(16 0)' },
    shape('orange', CAT),
    line('ink', 'M41 54C52 56 54 44 49 38', 6.4),
    line('orange', 'M41 54C52 56 54 44 49 38', 2.6),
    flat('cream', 'M19 44C24 40 30 42 32 48C34 56 28 60.6 24 60.6S16 54 19 44Z'),
    flat('ink', `${disc(19, 22, 2.7)}${disc(31, 22, 2.7)}M22.6 26H27.4L25 29Z`),
    line('ink', 'M16 29L7 27M16 31L8 33M34 29L43 27M34 31L42 33', 1.6),
  ]),
  encore: row('times', [
    line('cream', 'M8 6C2 14 2 26 8 34M0 0C-8 13 -8 27 0 40M56 6C62 14 62 26 56 34M64 0C72 13 72 27 64 40', 2.8),
    shape('slate', box(19, -3, 26, 42, 13)),
    flat('slateLight', 'M22 10C22 3 26 -1.4 32 -1.4V37.6C26 37.6 22 34 22 27Z'),
    line('ink', 'M20 12H44M20 20H44M20 28H44', 2),
    line('ink', 'M12 24C12 54 52 54 52 24', 7.6),
    line('gold', 'M12 24C12 54 52 54 52 24', 3.2),
    ...rod('gold', 'M32 48V60', 3.2),
    shape('gold', box(18, 58, 28, 7, 3)),
  ]),
  megaphone: row('points', [
    ...turned(-16, 30, 32, [
      shape('cream', 'M4 24H18V44H4C0 44 0 24 4 24Z'),
      shape('orange', 'M18 24L48 8V60L18 44Z'),
      flat('orangeShade', 'M18 38L46.6 51V57.6L18 42.6Z'),
      shape('cream', 'M48 4C54 4 56 18 56 34S54 64 48 64S42 50 42 34S44 4 48 4Z'),
      shape('navy', 'M10 44H20L24 60H15Z'),
    ]),
    line('cream', 'M62 20L70 16M64 30H72M62 40L70 45', 3),
  ]),
  cuckoo: row('times', [
    line('ink', 'M22 56V66M42 56V62', 2.4),
    shape('gold', 'M18 62H26L24 70H20ZM38 58H46L44 66H40Z', 2.2),
    shape('wood', 'M8 26H56V57H8Z'),
    shape('woodShade', 'M32 -4L66 24L58 31L32 9L6 31L-2 24Z'),
    shape('ink', disc(32, 22, 7)),
    shape('gold', 'M24 24C24 17 34 15 39 20L47 22L40 26C38 32 26 32 24 24Z', 2.2),
    flat('ink', disc(36, 21, 1.7)),
    shape('cream', disc(32, 44, 10)),
    line('ink', 'M32 38V44L37 47', 2.2),
  ]),
  crocodile: row('points', [
    shape('leaf', 'M-2 44C10 36 34 44 64 38C68 46 66 54 58 56C38 62 12 66 0 60C-6 56 -6 48 -2 44Z'),
    shape('leaf', 'M-2 44C-4 28 6 18 18 22C20 14 30 13 32 22C42 20 56 14 66 20C68 28 62 34 54 34C36 36 14 40 -2 44Z'),
    flat('leafShade', 'M-1 54C14 60 40 54 62 48C62 53 58 55 54 55.6C36 60 12 64 1 58.6Z'),
    shape(
      'cream',
      'M28 38L32 48L36 37L40 46L44 36L48 44L52 35L56 42L60 34M22 54L26 45L30 53L34 44L38 52L42 43L46 50L50 42L54 48',
      2,
    ),
    shape('white', disc(25, 20, 5), 2.2),
    flat('ink', disc(26, 20, 2.2) + disc(60, 22, 1.8)),
  ]),
  vintage: row('money', [
    shape('plum', 'M22 -4H34V14C34 22 44 24 44 36V60C44 64 42 66 38 66H18C14 66 12 64 12 60V36C12 24 22 22 22 14Z'),
    flat('plumShade', 'M34 24C40 28 42.6 30 42.6 38V60C42.6 63 41 64.6 38 64.6H34Z'),
    shape('cream', box(12, 38, 32, 17)),
    line('ink', 'M19 44H37M22 49H34', 2),
    shape('gold', box(20, -6, 16, 11, 2)),
    shape('gold', disc(53, 54, 10)),
    line('ink', 'M53 49V59', 2.2),
  ]),
  congaLine: row('points', [...dancer(10, 40, 3, -12), ...dancer(32, 28, 2, 10), ...dancer(54, 38, 1, -8)]),
  figurehead: row('times', [
    shape('wood', 'M-4 18C16 22 34 22 50 8L56 14C52 38 40 54 22 60H-4Z'),
    flat('woodShade', 'M-2.6 40C16 42 36 38 50 24C46 42 36 52 21.4 58.6H-2.6Z'),
    line('ink', 'M-4 30C18 34 36 30 52 18', 2),
    shape('gold', 'M56 -6L59.6 3.4L69 4L61.6 10L64 20L56 14.4L48 20L50.4 10L43 4L52.4 3.4Z'),
    line('cream', 'M-6 62C0 58 4 58 10 62S20 66 26 62S36 58 42 62S52 66 58 62S66 58 70 60', 3.2),
  ]),
  relayRace: row('times', [
    ...turned(-8, 32, 40, [
      shape('cream', 'M2 52H60C64 52 64 62 58 62H6C0 62 0 54 2 52Z'),
      shape('red', 'M2 52C0 40 4 30 6 20C14 26 20 24 24 18C32 32 44 38 54 40C60 42 62 48 61 52Z'),
      flat('redShade', 'M3.4 50.6C3 46 4 42 5 38C22 46 42 46 58.6 46C59.6 48 59.6 49 59.6 50.6Z'),
      line('cream', 'M26 28L20 34M32 33L27 40M39 37L35 43', 3.2),
    ]),
    line('cream', 'M44 8H66M36 17H60M48 26H64', 2.8),
  ]),
  daisyChain: row('points', [
    line('ink', 'M12 18C28 10 36 22 34 34C32 48 44 56 56 48', 6),
    line('leaf', 'M12 18C28 10 36 22 34 34C32 48 44 56 56 48', 2.6),
    ...daisy(12, 14),
    ...daisy(36, 32),
    ...daisy(14, 50),
    ...daisy(54, 54),
  ]),
  hermitCrab: row('times', [
    line('ink', 'M16 56L8 66M26 58L22 67M40 58L44 67', 4),
    shape('orange', 'M2 36C-6 30 -4 16 6 16L4 25L12 20C18 28 12 38 6 40L14 50H30V42Z'),
    shape('cream', 'M58 54C70 36 60 8 38 6C22 5 12 18 16 34C18 48 34 60 58 54Z'),
    flat('creamShade', 'M62 34C64 42 60 50 57 52.6C40 57 24 50 18.6 38C34 52 54 50 62 34Z'),
    line('ink', 'M54 52C62 38 54 18 40 18C29 18 24 28 28 36C32 43 44 42 44 34C44 29 38 28 36 32', 2.4),
    shape('white', disc(14, 44, 4.4) + disc(23, 46, 4.4), 2.2),
    flat('ink', disc(14, 44, 1.8) + disc(23, 46, 1.8)),
  ]),
  grudge: row('times', [
    shape(
      'leaf',
      'M24 50V40H14C6 40 4 34 4 28V22C4 15 14 15 14 22V28C14 30 15 31 17 31H24V8C24 -5 40 -5 40 8V24H47C49 24 50 23 50 21V14C50 7 60 7 60 14V22C60 29 56 33 49 33H40V50Z',
    ),
    flat('leafShade', 'M35 1C38 3 38.6 5 38.6 8V48.6H34C36 34 37 16 35 1Z'),
    line('cream', 'M8 24V26M29 8V12M34 16V20M29 25V29M34 34V38M55 16V19M20 36H18M46 28H44', 2.2),
    shape('orange', 'M12 48H52L47 66H17Z'),
    shape('orange', box(8, 43, 48, 8, 2)),
    flat('orangeShade', 'M40 52.4H49L45.6 64.6H38Z'),
    shape('rose', disc(32, -3, 4.6), 2),
  ]),
  silverLining: row('points', [
    shape('gold', disc(46, 18, 15)),
    line('gold', 'M46 -6V-2M66 4L62 7M70 20H66M28 0L31 3', 3),
    shape('cream', 'M10 58C-8 58 -8 34 8 34C8 16 34 12 38 30C54 24 66 38 58 50C56 56 52 58 48 58Z'),
    shape('slate', 'M13 53C0 53 0 39 12 39C13 24 32 20 34 36C48 30 58 40 52 48C50 52 48 53 45 53Z', 2),
  ]),
  consolationPrize: row('points', [
    shape('sky', 'M18 38L10 66L21 60L27 68L32 44ZM46 38L54 66L43 60L37 68L32 44Z'),
    shape(
      'plum',
      'M32 -4L38 2L46 0L49 8L57 10L56 18L62 24L56 30L57 38L49 40L46 48L38 46L32 52L26 46L18 48L15 40L7 38L8 30L2 24L8 18L7 10L15 8L18 0L26 2Z',
    ),
    shape('cream', disc(32, 24, 15)),
    flat('ink', disc(26, 18, 3) + disc(38, 18, 3) + disc(26, 30, 3) + disc(38, 30, 3)),
  ]),
  conductor: row('right', [
    ...rod('gold', 'M32 48V64M20 66H44', 3.2),
    shape('navyLight', 'M-2 14L30 22V52L-2 44Z'),
    shape('navyLight', 'M66 14L34 22V52L66 44Z'),
    shape('cream', 'M3 16L30 22.6V46L3 39ZM61 16L34 22.6V46L61 39Z', 2),
    line('ink', 'M9 24L24 28M9 31L24 35M40 28L55 24M40 35L55 31', 2),
    ...turned(38, 40, 10, [...rod('cream', 'M40 -16V22', 2.4), shape('orange', oval(40, 24, 4.4, 6.4))]),
  ]),
  pepperMill: row('right', [
    shape('gold', disc(32, 0, 5)),
    shape('wood', 'M20 18C20 6 44 6 44 18C44 24 40 25 40 29H24C24 25 20 24 20 18Z'),
    shape('woodShade', box(21, 28, 22, 6, 2)),
    shape('wood', 'M23 34H41C39 42 46 46 46 58V60H18V58C18 46 25 42 23 34Z'),
    flat('woodShade', 'M37 35.4H39.6C38 43 44.6 47 44.6 58.6H36C38 50 36 42 37 35.4Z'),
    flat('cream', `${disc(8, 52, 2.6)}${disc(3, 60, 2.2)}${disc(12, 62, 2.4)}${disc(54, 54, 2.6)}${disc(60, 62, 2.2)}`),
  ]),
} as const satisfies Readonly<Record<string, CharmPicture>>;
