/** Charms for hot dice and the end of a round: on waves. */
import { box, die, disc, flat, line, shape, turned, type Drawing } from '../marks.ts';
import type { CharmPicture, Pays } from './charm.ts';

const ending = (pays: Pays, motif: Drawing): CharmPicture => ({ way: 'waves', pays, motif });

export const endingCharms = {
  ember: ending('points', [
    shape('red', 'M33 0C37 14 55 23 55 41A23 22 0 0 1 9 41C9 31 18 27 20 15C25 19 27 23 27 28C32 22 34 11 33 0Z'),
    flat('orange', 'M33 24C37 33 46 36 46 46A14 14 0 0 1 18 46C18 39 25 37 27 31C30 33 31 36 31 39C33 35 34 30 33 24Z'),
    flat('gold', 'M32 42C35 46 39 48 39 52A7.4 7.4 0 0 1 25 52C25 48 30 46 32 42Z'),
  ]),
  fullSweep: ending('times', [
    ...turned(34, 32, 32, [
      shape('wood', box(28, -6, 8, 40, 4)),
      shape('gold', 'M20 36H44L52 64H12Z'),
      line('woodShade', 'M24 48L22 62M32 48V62M40 48L42 62', 2),
      shape('red', box(18, 31, 28, 10, 3)),
    ]),
    ...die(53, 56, 11, 1, { turn: 12 }),
  ]),
  volcanoAmplifier: ending('times', [
    flat('orange', 'M22 20C8 16 10 0 22 4C22 -8 42 -8 43 4C56 0 56 17 42 20Z'),
    flat('gold', 'M26 20C18 15 22 6 28 9C29 3 38 3 38 10C45 7 46 16 38 20Z'),
    shape('woodShade', 'M22 21H42L63 62H1Z'),
    shape('red', 'M22 21H42L47 31L42 43L37 34L32 51L27 36L20 41L17 31Z'),
    flat('gold', 'M28 22.6H37L35 31L31 37L29 30Z'),
    shape('gold', disc(8, 10, 3.4) + disc(57, 8, 3.4) + disc(53, 26, 2.6), 2),
  ]),
  roundMultiplier: ending('times', [
    line('cream', 'M6 60C16 66 44 66 56 59M-2 54C2 58 4 59 6 60', 2.8),
    ...turned(14, 32, 34, [
      shape('gold', box(28, -4, 8, 18, 4)),
      shape('teal', 'M6 22C6 10 58 10 58 22C58 34 44 46 35 60H29C20 46 6 34 6 22Z'),
      flat('mint', 'M7.6 23C8 12 22 13.4 24 13.4C18 22 22 40 29.6 57C20 44 8 34 7.6 23Z'),
      flat('gold', 'M6.8 26C18 34 46 34 57.2 26C56 31 53.6 35 50.6 39C42 42 22 42 13.4 39C10.4 35 8 31 6.8 26Z'),
      line('ink', 'M6.4 25C18 33.6 46 33.6 57.6 25M13 39C22 42.6 42 42.6 51 39', 2),
      line('ink', 'M6 22C6 10 58 10 58 22C58 34 44 46 35 60H29C20 46 6 34 6 22Z'),
    ]),
  ]),
  scoreMultiplier: ending('times', [
    shape('gold', 'M32 2L39.9 22.1L61.5 23.4L44.8 37.2L50.2 58.1L32 46.5L13.8 58.1L19.2 37.2L2.5 23.4L24.1 22.1Z'),
    flat(
      'orange',
      'M32 33L32 2L39.9 22.1ZM32 33L61.5 23.4L44.8 37.2ZM32 33L50.2 58.1L32 46.5ZM32 33L13.8 58.1L19.2 37.2ZM32 33L2.5 23.4L24.1 22.1Z',
    ),
    line('ink', 'M32 2L39.9 22.1L61.5 23.4L44.8 37.2L50.2 58.1L32 46.5L13.8 58.1L19.2 37.2L2.5 23.4L24.1 22.1Z'),
    line('ink', 'M26.5 27.5L37.5 38.5M37.5 27.5L26.5 38.5', 5.4),
  ]),
} as const satisfies Readonly<Record<string, CharmPicture>>;
