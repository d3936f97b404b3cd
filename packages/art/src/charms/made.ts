/** Charms for what the dice are, and what is at hand: on slants. */
import { box, die, disc, flat, line, oval, rod, shape, turned, type Drawing } from '../marks.ts';
import type { CharmPicture, Pays } from './charm.ts';

const made = (pays: Pays, motif: Drawing): CharmPicture => ({ way: 'slants', pays, motif });

const mitten = (turn: number, x: number, thumb: 1 | -1): Drawing =>
  turned(turn, x, 34, [
    shape(
      'teal',
      `M${x + thumb * 9} 34C${x + thumb * 14} 28 ${x + thumb * 21} 28 ${x + thumb * 19} 35C${x + thumb * 18} 40 ${x + thumb * 13} 45 ${x + thumb * 9} 47Z`,
    ),
    shape('teal', `M${x - 11} 48V20C${x - 11} 4 ${x + 11} 4 ${x + 11} 20V48Z`),
    flat('tealShade', `M${x + 4} 9.6C${x + 8} 12 ${x + 9.6} 15 ${x + 9.6} 20V46.6H${x + 4}Z`),
    flat('gold', `M${x} 18L${x + 2.6} 24L${x + 8} 26L${x + 2.6} 28L${x} 34L${x - 2.6} 28L${x - 8} 26L${x - 2.6} 24Z`),
    shape('cream', box(x - 13, 46, 26, 11, 4)),
    line('ink', `M${x - 6} 49V54M${x} 49V54M${x + 6} 49V54`, 1.8),
  ]);

const penguin = (x: number, y: number, h: number): Drawing => [
  shape('orange', `M${x - 9} ${y}h7v-5h-7ZM${x + 2} ${y}h7v-5h-7Z`, 2),
  shape(
    'navy',
    `M${x - 13} ${y - 4}V${y - h + 12}C${x - 13} ${y - h - 4} ${x + 13} ${y - h - 4} ${x + 13} ${y - h + 12}V${y - 4}C${x + 6} ${y} ${x - 6} ${y} ${x - 13} ${y - 4}Z`,
  ),
  flat(
    'cream',
    `M${x} ${y - h + 8}C${x + 3} ${y - h + 3} ${x + 9} ${y - h + 6} ${x + 9} ${y - h + 12}V${y - 6}C${x + 4} ${y - 3.6} ${x - 4} ${y - 3.6} ${x - 9} ${y - 6}V${y - h + 12}C${x - 9} ${y - h + 6} ${x - 3} ${y - h + 3} ${x} ${y - h + 8}Z`,
  ),
  flat('ink', disc(x - 4.4, y - h + 11, 1.9) + disc(x + 4.4, y - h + 11, 1.9)),
  shape('orange', `M${x - 4} ${y - h + 14}H${x + 4}L${x} ${y - h + 19.6}Z`, 1.9),
];

export const madeCharms = {
  sizeMatters: made('times', [
    shape('slateLight', 'M14 10C-4 2 -9 28 4 40C10 44 16 40 18 34Z'),
    shape('slateLight', 'M50 10C68 2 73 28 60 40C54 44 48 40 46 34Z'),
    flat('rose', 'M11 15C0 13 -3 27 5 35C9 37 13 33 14 29ZM53 15C64 13 67 27 59 35C55 37 51 33 50 29Z'),
    shape(
      'slateLight',
      'M32 3C46 3 51 12 50 24C49 34 42 35 41 42C40 52 50 50 50 46C51 42 58 43 57 48C56 60 34 64 28 54C22 46 24 40 20 35C13 28 12 3 32 3Z',
    ),
    line('ink', 'M29 42H36M29 48H37', 2),
    flat('ink', disc(24, 22, 2.8) + disc(40, 22, 2.8)),
    ...die(55, 42, 12, 1, { turn: 12 }),
  ]),
  purist: made('times', [
    ...turned(-10, 32, 40, [
      shape('rose', box(3, 24, 58, 34, 15)),
      flat('roseShade', 'M5 45C14 53 50 53 59 45C58 53 53 56.6 46 56.6H18C11 56.6 6 53 5 45Z'),
      line('ink', box(15, 30, 34, 15, 7), 1.9),
      line('cream', 'M10 33C11 30 13 28 16 27.4', 2.6),
    ]),
    shape('skyLight', disc(18, 12, 9.4), 2.4),
    shape('skyLight', disc(37, 3, 6.4), 2.4),
    shape('skyLight', disc(50, 15, 8), 2.4),
    line('cream', 'M13 12C13 9 15 7 17 7M46 14C46 12 47.4 10.4 49 10', 2.4),
  ]),
  matchedSet: made('times', [line('cream', 'M14 -1C26 7 38 7 50 -1', 2.8), ...mitten(-10, 15, 1), ...mitten(10, 49, -1)]),
  crystalResonator: made('times', [
    shape('sky', 'M32 -1L52 18L43 61H21L12 18Z'),
    flat('skyLight', 'M31 1L24 18H13.6ZM24 18L32 60H22L13.8 19Z'),
    flat('skyShade', 'M40 18L50.4 18.6L42 59.6H33Z'),
    line('ink', 'M12 18H52M32 -1L24 18L32 60L40 18Z', 1.8),
    line('cream', 'M4 28C1 34 1 42 4 48M60 28C63 34 63 42 60 48M-3 24C-7 33 -7 43 -3 52M67 24C71 33 71 43 67 52', 2.8),
  ]),
  carpenter: made('points', [
    ...turned(38, 32, 32, [
      shape('wood', box(27, 14, 9.5, 52, 4)),
      line('woodShade', 'M31.6 34V58', 2),
      shape('slate', 'M10 2H44C52 2 56 8 58 14C51 13 47 17 44 17H10Z'),
      flat('slateShade', 'M11.4 10H55C49 12 46 15.6 43 15.6H11.4Z'),
      shape('slate', box(6, -1, 9, 21, 2.4)),
    ]),
    ...turned(-8, 16, 54, [shape('cream', 'M10 46H22L18 62H14Z', 2.2)]),
  ]),
  hallOfMirrors: made('points', [
    shape('gold', 'M27 42H37L39 58C39 64 25 64 25 58Z'),
    shape('gold', disc(32, 22, 23)),
    shape('sky', disc(32, 22, 16.5)),
    flat('cream', 'M21 24L35 9L40 10.6L22 30ZM26 33L45 14L46.6 19L31 35.6Z'),
    line('ink', disc(32, 22, 16.5)),
    flat('orange', disc(32, 55, 2.4)),
  ]),
  rabbitsFoot: made('times', [
    line('ink', disc(32, -1, 5.4), 7.4),
    line('gold', disc(32, -1, 5.4), 3.2),
    shape(
      'cream',
      'M22 15H42C42 20 46 21 45 26C49 29 49 33 47 36C51 39 51 44 48 46C51 56 45 66 32 66S13 56 16 46C13 44 13 39 17 36C15 33 15 29 19 26C18 21 22 20 22 15Z',
    ),
    flat('creamShade', 'M44 34C45 38 48 41 46 46C49 56 44 64.4 32 64.4C29 64.4 27 64 25 63C40 62 45 50 44 34Z'),
    flat(
      'rose',
      oval(32, 54, 8.4, 6.4) +
        oval(22.6, 44, 3.2, 4.4) +
        oval(29, 40, 3.2, 4.6) +
        oval(35.6, 40, 3.2, 4.6) +
        oval(42, 44, 3.2, 4.4),
    ),
    line('ink', 'M27 24L29 28L31 24M34 29L36 33L38 29', 2),
    shape('gold', box(20, 6, 24, 11, 3)),
    line('ink', 'M21 11.6H43', 1.8),
  ]),
  weightedDice: made('right', [
    line('ink', disc(32, 12, 9.5), 9),
    line('slate', disc(32, 12, 9.5), 4),
    shape('slate', 'M15 22H49L60 62H4Z'),
    flat('slateShade', 'M40 23.4H48L58 60.6H46Z'),
    ...die(31, 43, 24, 6),
  ]),
  echo: made('right', [
    line('cream', 'M8 12C3 18 2 28 5 36M1 6C-6 16 -7 30 -2 42M56 12C61 18 62 28 59 36M63 6C70 16 71 30 66 42', 2.8),
    shape('gold', 'M32 5C45 5 49 17 49 29C49 40 53 45 58 49H6C11 45 15 40 15 29C15 17 19 5 32 5Z'),
    flat('orange', 'M39 8C46 13 47.4 21 47.6 29C47.6 40 51 44.6 54.6 47.6H42C45 38 44 18 39 8Z'),
    line('ink', 'M12 43H52', 2),
    shape('orange', 'M24 49H40C40 60 24 60 24 49Z'),
    shape('gold', disc(32, 3, 4)),
  ]),
  blankSlate: made('times', [
    ...turned(-7, 32, 32, [
      shape('wood', box(-1, 5, 66, 50, 4)),
      flat('woodShade', box(0.6, 48, 62.8, 5.6, 2)),
      shape('slateShade', box(6, 12, 52, 36)),
      line('slateLight', 'M14 40L34 20M22 42L46 18', 2.4),
    ]),
    shape('orange', box(36, 44, 26, 17, 6)),
    flat('gold', disc(43, 50, 2) + disc(51, 54, 2.4) + disc(55, 49, 1.6)),
    ...turned(-7, 12, 56, [shape('cream', box(2, 53, 21, 7, 3.4), 2.2)]),
  ]),
  crowd: made('points', [...penguin(12, 50, 38), ...penguin(52, 50, 42), ...penguin(32, 64, 56)]),
  gallery: made('points', [
    line('ink', 'M16 12L32 -1L48 12'),
    shape('ink', disc(32, -1, 2.6)),
    shape('gold', box(3, 12, 58, 48, 2)),
    shape('sky', box(11, 20, 42, 32)),
    flat('cream', disc(42, 29, 5)),
    flat('teal', 'M12.2 50.8V44L24 32L34 43L40 38L51.8 48V50.8Z'),
    flat('leaf', 'M12.2 50.8V48C22 42 36 46 51.8 50.8Z'),
    line('ink', box(11, 20, 42, 32)),
  ]),
  alchemist: made('times', [
    shape('cream', 'M24 4V23L7 51C3 58 7 62 13 62H51C57 62 61 58 57 51L40 23V4Z'),
    flat('plum', 'M17 37C24 33 30 41 37 37C42 34 45 36 47 37L56 52C58.6 57 56 60.6 51 60.6H13C8 60.6 5.4 57 8 52Z'),
    ...die(35, 50, 14, 4, { turn: 18, pips: 'plum' }),
    flat('rose', disc(20, 49, 3.4) + disc(28, 43, 2.2) + disc(46, 55, 2.4)),
    flat('plum', disc(33, 27, 2.4)),
    shape('wood', box(20, -1, 24, 7, 3)),
  ]),
  trophyShelf: made('times', [
    line('ink', 'M16 8C2 6 2 28 20 28M48 8C62 6 62 28 44 28', 7.4),
    line('gold', 'M16 8C2 6 2 28 20 28M48 8C62 6 62 28 44 28', 3),
    shape('gold', 'M15 0H49C50 20 44 34 36 37V46H28V37C20 34 14 20 15 0Z'),
    flat('orange', 'M41 1.4H47.6C48 18 43 32 35 35.6C40 26 42 14 41 1.4Z'),
    shape('gold', box(21, 45, 22, 8, 2)),
    shape('wood', box(-3, 53, 70, 9, 2)),
    line('ink', 'M6 62V67M58 62V67', 3.4),
  ]),
  bossHunter: made('times', [
    shape('cream', disc(30, 35, 28)),
    shape('red', disc(30, 35, 20)),
    shape('cream', disc(30, 35, 12)),
    shape('red', disc(30, 35, 5)),
    ...rod('wood', 'M31 34L56 9', 2.4),
    shape('mint', 'M48 8L57 -1L58 6L65 7L56 16L49 15Z'),
  ]),
} as const satisfies Readonly<Record<string, CharmPicture>>;
