/** Charms that keep a run alive and earn: on scales. */
import { box, die, disc, flat, line, oval, rod, shape, turned, type Drawing } from '../marks.ts';
import type { CharmPicture, Pays } from './charm.ts';

const earning = (pays: Pays, motif: Drawing): CharmPicture => ({ way: 'scales', pays, motif });

const coin = (x: number, y: number, r: number): Drawing => [
  shape('gold', disc(x, y, r)),
  line('ink', `M${x} ${y - r / 2}v${r}`, 2.1),
];

export const earningCharms = {
  flopShield: earning('right', [
    shape('teal', 'M32 3L57 11V31C57 46 47 56 32 62C17 56 7 46 7 31V11Z'),
    flat('mint', 'M32 7V58C19.5 52.5 11 44 11 31V14Z'),
    ...die(32, 31, 26, 5, { turn: -12 }),
  ]),
  moneyMagnet: earning('points', [
    ...turned(-14, 32, 36, [
      shape('red', 'M9 18H25V38A7 7 0 0 0 39 38V18H55V39A23 23 0 0 1 9 39Z'),
      flat('redShade', 'M46 31H53.6V39A21.6 21.6 0 0 1 32 60.6V53A14 14 0 0 0 46 39Z'),
      shape('cream', 'M9 18H25V29H9ZM39 18H55V29H39Z'),
    ]),
    ...coin(12, 8, 6.5),
    ...coin(42, 4, 6.5),
    shape('gold', disc(27, 14, 5)),
  ]),
  gildedEdge: earning('money', [
    ...turned(-12, 32, 34, [
      shape('gold', box(4, 7, 54, 54, 13)),
      flat('orange', 'M50 12C55 14 56.6 17 56.6 22V48C56.6 56 54 59.6 45 59.6H17C11 59.6 8 58.4 6.6 55C32 58 51 50 50 12Z'),
      shape('cream', box(14, 17, 34, 34, 8), 2.2),
      flat('ink', disc(31, 34, 5.4)),
      line('cream', 'M10 22V17C10 14.6 11.6 13 14 13H19', 2.6),
    ]),
    shape('cream', 'M56 -4L58.6 3.4L66 6L58.6 8.6L56 16L53.4 8.6L46 6L53.4 3.4Z', 2.2),
  ]),
  nestEgg: earning('money', [
    shape('gold', oval(32, 27, 17, 23)),
    flat('orange', 'M45 14C50 26 47 44 34 48.6C42 40 46 28 45 14Z'),
    ...turned(20, 25, 17, [flat('cream', oval(25, 17, 3.6, 6))]),
    shape('woodShade', 'M2 37H62C62 53 48 62 32 62S2 53 2 37Z'),
    line('wood', 'M8 42L22 46M18 40L38 48M34 40L54 45M14 50L32 55M30 53L50 50M26 59L42 57', 2.6),
    line('ink', 'M2 37L-2 32M62 37L66 31'),
  ]),
  tripletTrader: earning('money', [
    ...rod('wood', 'M32 8V56', 3.4),
    shape('woodShade', 'M18 62C18 54 46 54 46 62Z'),
    ...turned(8, 32, 12, [
      ...rod('gold', 'M4 12H60', 3.2),
      line('ink', 'M8 14L0 36M8 14L16 36M56 14L48 28M56 14L64 28', 1.9),
      shape('cream', disc(32, 10, 5)),
    ]),
    ...die(3, 25, 11, 1),
    ...die(14, 26, 11, 1),
    ...die(8.5, 15.5, 11, 1),
    shape('gold', 'M-5 31H21C20 42 -4 42 -5 31Z'),
    ...coin(54, 27, 7.5),
    shape('gold', 'M41 35H66C65 46 42 46 41 35Z'),
  ]),
  piggyBank: earning('money', [
    ...coin(30, 7, 8.5),
    shape('rose', 'M14 50V61H23V54H40V61H49V49Z'),
    shape('rose', oval(31, 37, 25, 18.5)),
    flat('roseShade', 'M8 42C14 54 46 56 54.6 42C53 50 44 54.4 31 54.4S10 50 8 42Z'),
    shape('rose', 'M40 20L50 15L51 27Z'),
    shape('roseShade', box(51, 31, 10, 13, 4.6)),
    line('ink', 'M6 34C-1 32 -1 25 4 25M23 20H37M54.4 36V39M58 36V39', 2.4),
    flat('ink', disc(45, 32, 2.6)),
  ]),
  coupon: earning('right', [
    ...turned(-16, 32, 28, [
      shape('cream', 'M3 10H61V22A6 6 0 0 0 61 34V46H3V34A6 6 0 0 0 3 22Z'),
      flat('red', 'M4.4 11.4H20V44.6H4.4V35.2A7.4 7.4 0 0 0 4.4 20.8Z'),
      line('ink', 'M21 13V44', 2),
      flat('red', 'M41 17L44 24.4L52 25L46 30.2L48 38L41 33.8L34 38L36 30.2L30 25L38 24.4Z'),
    ]),
    ...rod('slateLight', 'M27 33L50 55M49 33L27 55', 2.6),
    line('ink', disc(23, 59, 5.6), 7),
    line('orange', disc(23, 59, 5.6), 3.2),
    line('ink', disc(54, 59, 5.6), 7),
    line('orange', disc(54, 59, 5.6), 3.2),
  ]),
  secondWind: earning('right', [
    shape('cream', 'M35 3C51 12 55 28 52 40H35Z'),
    shape('mint', 'M29 10V40H10C18 34 26 24 29 10Z'),
    line('ink', 'M32 0V46', 3.6),
    shape('red', 'M4 44H60C58 54 53 58 48 58H16C10 58 6 54 4 44Z'),
    line('cream', 'M-4 60C2 56 6 56 12 60S22 64 28 60S38 56 44 60S54 64 60 60S66 58 68 59', 3),
  ]),
  savingsBook: earning('right', [
    ...turned(-9, 32, 32, [
      shape('cream', 'M14 8H56V60H14C8 60 6 57 6 54V14Z'),
      line('ink', 'M12 53.4H55M12 56.8H55', 1.6),
      shape('navy', 'M13 2H56V50H13C9 50 6 52 6 56V9C6 5 8 2 13 2Z'),
      flat('navyShade', 'M46 3.4H54.6V48.6H46Z'),
      line('sky', 'M14 3V49', 2.2),
      ...coin(32, 24, 11.5),
      line('gold', 'M22 42H44', 3),
      shape('mint', 'M44 50H51V66L47.5 61L44 66Z', 2.2),
    ]),
  ]),
  recycler: earning('money', [
    ...rod('leaf', 'M15 24A20.5 20.5 0 0 1 47 17M52.6 33A20.5 20.5 0 0 1 36 54.6M22 53A20.5 20.5 0 0 1 11.6 36', 7),
    shape('leaf', 'M44 6L58 21L39 26Z'),
    shape('leaf', 'M41 43L40 64L25 53Z'),
    shape('leaf', 'M2 38L13 22L23 39Z'),
    ...coin(32, 34.5, 9.5),
  ]),
} as const satisfies Readonly<Record<string, CharmPicture>>;
