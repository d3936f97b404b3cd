/** Charms for what the dice show: on dots. */
import { box, disc, flat, line, oval, rod, shape, turned, type Drawing } from '../marks.ts';
import type { CharmPicture, Pays } from './charm.ts';

const faces = (pays: Pays, motif: Drawing): CharmPicture => ({ way: 'dots', pays, motif });

const duck = (x: number, y: number, by: number): Drawing => {
  const at = (dx: number, dy: number): string => `${(x + by * dx).toFixed(1)} ${(y + by * dy).toFixed(1)}`;
  return [
    shape('orange', `M${at(17, -13)}L${at(26, -10)}L${at(17, -6)}Z`, 2.2),
    shape(
      'gold',
      `M${at(-19, -4)}C${at(-12, 0)} ${at(-6, -2)} ${at(0, -5)}C${at(-3, -22)} ${at(19, -22)} ${at(19, -9)}C${at(19, -4)} ${at(15, -2)} ${at(16, 3)}C${at(18, 18)} ${at(-18, 18)} ${at(-19, -4)}Z`,
    ),
    line('ink', `M${at(-8, 4)}C${at(-4, 9)} ${at(3, 8)} ${at(6, 3)}`, 2),
    flat('ink', disc(Number((x + by * 10).toFixed(1)), Number((y - by * 11).toFixed(1)), 1.9)),
  ];
};

export const faceCharms = {
  sixpence: faces('points', [
    shape('gold', disc(32, 32, 28)),
    flat('orange', 'M56 20C62 40 48 58 30 58.4C20 58 12 53 8 46C28 56 54 50 56 20Z'),
    line('ink', disc(32, 32, 21.5), 1.8),
    flat('ink', [24, 40].flatMap(x => [21, 32, 43].map(y => disc(x, y, 4))).join('')),
  ]),
  stepladder: faces('points', [
    ...rod('slateLight', 'M40 2L58 64', 3.4),
    line('ink', 'M20 44L52 44', 2),
    ...rod('gold', 'M10 48H30M15 32H33M20 16H36', 4.4),
    ...rod('gold', 'M26 0L6 64M38 0L34 64', 3.6),
    shape('cream', box(20, -5, 24, 9, 3)),
  ]),
  oddCollector: faces('points', [
    shape('orange', 'M32 31C24 4 3 2 4 20C5 33 18 37 32 33Z'),
    shape('orange', 'M32 31C40 4 61 2 60 20C59 33 46 37 32 33Z'),
    shape('red', 'M32 34C20 35 8 42 13 54C19 64 30 52 32 39Z'),
    shape('red', 'M32 34C44 35 56 42 51 54C45 64 34 52 32 39Z'),
    flat(
      'cream',
      [disc(14, 18, 3.6), disc(22, 26, 3.2), disc(50, 18, 3.6), disc(42, 26, 3.2), disc(21, 47, 3.2), disc(43, 47, 3.2)].join(''),
    ),
    line('ink', 'M32 20V50', 5.6),
    line('ink', 'M32 20C30 12 26 10 24 9M32 20C34 12 38 10 40 9'),
  ]),
  evenPerfection: faces('points', [
    shape(
      'cream',
      'M10 17C8 2 32 -4 35 12C37 24 24 28 25 36C32 30 46 29 60 26C58 30 58 32 55 34C58 34 59 35 60 36C54 50 44 56 30 56C15 56 8 47 10 38C12 28 24 22 23 14C22 9 18 10 17 17Z',
    ),
    flat('creamShade', 'M57 37C52 48 43 54.4 30 54.4C20 54.4 13.4 50.4 11.6 44.6C28 54 48 48 57 37Z'),
    line('ink', 'M30 44C36 42 42 40 47 39', 2.2),
    shape('orange', 'M13 15C7 15 2 18 0 23C6 24 13 23 17 19Z', 2.2),
    flat('ink', disc(19, 12, 2.1)),
    line('sky', 'M-4 58C2 54 6 54 12 58S22 62 28 58S38 54 44 58S54 62 60 58S66 56 68 57', 3),
    line('sky', 'M16 65C22 62 26 62 32 65S42 68 48 65', 2.6),
  ]),
  straightCollector: faces('points', [
    ...duck(36, 18, 0.86),
    ...duck(10, 34, 0.62),
    ...duck(45, 45, 0.62),
    line('cream', 'M20 34C28 38 48 36 58 31M-4 46C4 49 16 49 22 45M28 57C38 61 54 61 62 56', 2.6),
  ]),
  matchmaker: faces('points', [
    ...turned(-28, 32, 40, rod('wood', 'M32 24V66', 4.4)),
    ...turned(28, 32, 40, rod('wood', 'M32 24V66', 4.4)),
    ...turned(-28, 32, 40, [shape('red', oval(32, 23, 5, 6.4))]),
    ...turned(28, 32, 40, [shape('red', oval(32, 23, 5, 6.4))]),
    shape('red', 'M32 36C12 22 12 -2 25 -2C30 -2 32 2 32 5C32 2 34 -2 39 -2C52 -2 52 22 32 36Z'),
    flat('gold', 'M32 31C22 23 20 13 27 11C30 11 32 13 32 16C32 13 34 11 37 11C44 13 42 23 32 31Z'),
  ]),
  fourOfAKindBooster: faces('times', [
    ...turned(24, 32, 34, [
      shape('gold', 'M24 46C21 57 32 66 32 66C32 66 43 57 40 46Z'),
      flat('red', 'M28 47C27 53 32 58 32 58C32 58 37 53 36 47Z'),
      shape('teal', 'M21 31L9 48L23 46ZM43 31L55 48L41 46Z'),
      shape('cream', 'M32 -2C46 10 48 28 42 47H22C16 28 18 10 32 -2Z'),
      flat('creamShade', 'M37 6C44 16 45 32 40.5 45.6H35C39 30 39 18 37 6Z'),
      shape('sky', 'M32 -2C38 3 42 9 43.6 15H20.4C22 9 26 3 32 -2Z'),
      flat('ink', [disc(27.5, 24, 3.2), disc(36.5, 24, 3.2), disc(27.5, 34, 3.2), disc(36.5, 34, 3.2)].join('')),
    ]),
  ]),
  consumableGenerator: faces('right', [
    shape('sky', disc(32, 20, 22)),
    flat('skyLight', 'M16 22C14 13 20 5 28 4C22 9 19 15 20 22Z'),
    shape('red', disc(24, 29, 5.4), 2),
    shape('gold', disc(36, 31, 5.4), 2),
    shape('mint', disc(30, 20, 5.4), 2),
    shape('gold', disc(43, 23, 5.4), 2),
    shape('red', disc(40, 12, 5.4), 2),
    shape('red', 'M17 40H47L52 64H12Z'),
    flat('redShade', 'M41 41.4H46L50.4 62.6H42Z'),
    shape('red', box(12, 37, 40, 7, 3)),
    shape('gold', disc(32, 51, 4.4), 2),
    flat('ink', box(25, 58, 14, 4.4, 2)),
    shape('red', box(26, -5, 12, 6, 3)),
  ]),
} as const satisfies Readonly<Record<string, CharmPicture>>;
