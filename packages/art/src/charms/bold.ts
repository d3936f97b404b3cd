/** Charms for few dice and bold rolls: on rays. */
import { box, die, disc, flat, line, rod, shape, turned, type Drawing } from '../marks.ts';
import type { CharmPicture, Pays } from './charm.ts';

const bold = (pays: Pays, motif: Drawing): CharmPicture => ({ way: 'rays', pays, motif });

const flipFlop = (turn: number, x: number, y: number): Drawing =>
  turned(turn, x, y, [
    shape(
      'sky',
      `M${x - 11} ${y - 18}C${x - 11} ${y - 34} ${x + 12} ${y - 34} ${x + 12} ${y - 16}C${x + 12} ${y - 2} ${x + 9} ${y + 4} ${x + 9} ${y + 16}C${x + 9} ${y + 29} ${x - 9} ${y + 29} ${x - 9} ${y + 16}C${x - 9} ${y + 4} ${x - 11} ${y - 4} ${x - 11} ${y - 18}Z`,
    ),
    flat(
      'skyShade',
      `M${x + 7} ${y - 24}C${x + 12} ${y - 18} ${x + 7.6} ${y + 2} ${x + 7.4} ${y + 16}C${x + 7} ${y + 22} ${x + 3} ${y + 25} ${x - 3} ${y + 23}C${x + 6} ${y + 14} ${x + 2} ${y - 10} ${x + 7} ${y - 24}Z`,
    ),
    ...rod(
      'gold',
      `M${x - 8} ${y + 3}C${x - 7} ${y - 8} ${x - 3} ${y - 13} ${x + 1} ${y - 17}C${x + 5} ${y - 12} ${x + 8} ${y - 6} ${x + 9} ${y + 1}`,
      3.4,
    ),
  ]);

export const boldCharms = {
  loneWolf: bold('points', [
    shape('gold', disc(37, 26, 25)),
    flat('orange', `${disc(46, 38, 4.4)}${disc(53, 22, 3)}`),
    shape('navy', 'M4 62C4 46 11 38 15 31L12 17L23 24L43 3C46 13 42 23 36 30C43 39 45 50 45 62Z'),
    flat('sky', 'M40 10C42 16 40 22 34 28C30 33 33 41 36 46C31 44 27 38 28 30Z'),
    flat('cream', disc(26, 27, 2.2)),
    line('sky', 'M10 54L14 48L17 54M20 58L24 51L27 58', 2),
  ]),
  minimalist: bold('points', [
    shape('cream', disc(38, 33, 26)),
    flat('creamShade', 'M60 24C65 42 50 58 32 56C20 54 14 46 13.6 38C22 52 52 52 60 24Z'),
    line('ink', disc(38, 33, 16.5), 1.8),
    shape('leaf', disc(39, 33, 6.4)),
    flat('cream', disc(36.8, 30.8, 1.7)),
    ...rod('slateLight', 'M1 26V62', 3.2),
    line('ink', 'M-5 2V15C-5 24 7 24 7 15V2M1 2V24', 5.6),
    line('slateLight', 'M-5 2V15C-5 24 7 24 7 15V2M1 2V24', 2.2),
  ]),
  comeback: bold('times', [
    line('cream', 'M44 58C56 52 62 40 60 28M36 50C44 46 48 40 49 32', 2.8),
    shape('wood', 'M6 54C4 27 20 6 52 2C60 1 62 11 55 14C37 20 26 32 22 55C20 63 7 63 6 54Z'),
    flat('red', 'M36 6.4L42 15.4L34 20L28 10ZM9 34L20 40L18 48L7.4 44Z'),
    flat('cream', 'M24 12.4L30 22L25 27L17 18Z'),
    line('ink', 'M6 54C4 27 20 6 52 2C60 1 62 11 55 14C37 20 26 32 22 55C20 63 7 63 6 54Z'),
  ]),
  flopCollector: bold('points', [...flipFlop(22, 45, 32), ...flipFlop(-14, 18, 33)]),
  lowHangingFruit: bold('points', [
    line('ink', 'M-4 3C14 -3 34 -1 68 5', 8),
    line('wood', 'M-4 3C14 -3 34 -1 68 5', 3.8),
    shape('leaf', 'M35 12C40 -1 56 -1 62 11C54 20 42 20 35 12Z'),
    line('ink', 'M36 12C44 9 50 9 58 11', 1.8),
    ...rod('wood', 'M30 3C31 8 32 13 32 19', 1.6),
    shape('gold', 'M32 18C41 18 41 27 44 34C53 44 49 64 32 64S11 44 20 34C23 27 23 18 32 18Z'),
    flat('orange', 'M39.6 24C41 32 46 36 47 44C48 56 42 62.4 32 62.4C28 62.4 24 61.4 21.4 59C38 60 42 42 39.6 24Z'),
    flat('ink', `${disc(25, 40, 3)}${disc(31, 47, 3)}${disc(37, 54, 3)}`),
  ]),
  highStakes: bold('times', [
    ...die(29, 52, 24, 6, { turn: -2, body: 'red', pips: 'cream' }),
    ...die(35, 29, 23, 2, { turn: 9, body: 'gold' }),
    ...die(28, 6.5, 22, 5, { turn: -15 }),
    line('gold', 'M50 24C54 26 54 31 51 34M13 3C10 6 10 10 12 13', 2.6),
  ]),
  underdog: bold('times', [
    shape('wood', 'M12 22C12 5 52 5 52 22V38C52 53 43 60 32 60S12 53 12 38Z'),
    flat('cream', 'M32 9C26 22 30 30 20 44C22 56 28 58.6 32 58.6S42 56 44 44C34 30 38 22 32 9Z'),
    shape('woodShade', 'M13 14C1 14 -1 34 6 45C14 42 17 30 17 20ZM51 14C63 14 65 34 58 45C50 42 47 30 47 20Z'),
    flat('ink', `${disc(22.6, 30, 3.6)}${disc(41.4, 30, 3.6)}M25 39H39C39 44 35 46 32 46S25 44 25 39Z`),
    shape('red', 'M29 51H36V56C36 61 29 61 29 56Z'),
    line('ink', 'M32 46V50M23 50C27 53 37 53 41 50', 2.2),
  ]),
  lastStand: bold('times', [
    ...rod('wood', 'M14 -2V64', 3),
    shape('red', 'M17 2C30 -4 40 9 60 1L52 17L60 33C42 40 30 27 17 34Z'),
    flat('redShade', 'M40 7C46 7.4 52 5.4 57 3.4L50.6 17L57 31.6C50 34 45 34 40 33Z'),
    shape('cream', 'M33 9L35.4 14.8L41.6 15.2L36.8 19.2L38.3 25.3L33 22L27.7 25.3L29.2 19.2L24.4 15.2L30.6 14.8Z', 2),
    shape('leaf', 'M-2 64C4 54 24 54 32 64Z'),
  ]),
  steadyHand: bold('right', [
    ...turned(-24, 18, 46, [shape('cream', box(5, 27, 12, 28, 6))]),
    shape('cream', box(15, 4, 11, 36, 5.5)),
    shape('cream', box(26, -3, 11, 40, 5.5)),
    shape('cream', box(37, 0, 11, 38, 5.5)),
    shape('cream', box(48, 9, 10, 34, 5)),
    shape('cream', 'M15 34V44C15 55 24 60 36 60S58 55 58 44V34Z'),
    flat('cream', 'M16.4 30H56.6V40H16.4ZM12 42L22 34V50L17 50Z'),
    flat('creamShade', 'M52 34H56.6V44C56.6 54 48 58.6 36 58.6C33 58.6 30 58.2 27.4 57.4C44 57 52 50 52 34Z'),
    ...die(36, 41, 21, 5, { turn: -8, body: 'gold' }),
    shape('navy', box(20, 57, 33, 10, 3)),
  ]),
} as const satisfies Readonly<Record<string, CharmPicture>>;
