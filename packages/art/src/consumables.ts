/** The pictures of all consumables: things on a counter, on a grid of 64 × 64. */
import { box, die, disc, flat, line, oval, rod, shape, turned, type Drawing } from './marks.ts';

/** More of it than before. */
const plus: Drawing = [shape('teal', disc(52, 14, 10)), line('cream', 'M52 9V19M47 14H57', 3.4)];

const sparkle = (x: number, y: number, r: number): string => {
  const near = r / 3.4;
  return `M${x} ${y - r}L${x + near} ${y - near}L${x + r} ${y}L${x + near} ${y + near}L${x} ${y + r}L${x - near} ${y + near}L${x - r} ${y}L${x - near} ${y - near}Z`;
};

/** By id without its version. */
export const consumablePictures: Readonly<Partial<Record<string, Drawing>>> = {
  moneyDoubler: [
    shape('leaf', 'M4 22H52V50H4Z'),
    shape('mint', 'M12 14H60V42H12Z'),
    shape('cream', disc(36, 28, 8)),
    line('ink', 'M36 23V33'),
  ],
  extraDie: [...die(30, 37, 40, 5, { turn: -10 }), ...plus],
  materialEnchanter: [
    ...turned(45, 32, 32, [...rod('plum', 'M32 24V66', 4.4), line('cream', 'M32 60V65', 4.4)]),
    shape('gold', 'M42 -1L46.6 10.6L59 11.4L49.4 19.4L52.6 31.4L42 24.6L31.4 31.4L34.6 19.4L25 11.4L37.4 10.6Z'),
    flat('orange', 'M42 18L46.6 10.6L59 11.4ZM42 18L49.4 19.4L52.6 31.4ZM42 18L42 24.6L31.4 31.4Z'),
    shape('sky', sparkle(14, 16, 8), 2),
    shape('rose', sparkle(54, 46, 7), 2),
  ],
  charmGiver: [
    shape('plum', box(7, 28, 50, 34, 3)),
    flat('plumShade', 'M46 29.4H55.6V60.6H46Z'),
    shape('plum', box(3, 19, 58, 12, 3)),
    shape('gold', box(27, 19, 10, 43)),
    shape('gold', 'M32 18C18 19 8 13 14 5C21 -2 30 8 32 18C34 8 43 -2 50 5C56 13 46 19 32 18Z'),
    flat('orange', 'M29 15C22 15 15 12 18 8C21 5 27 10 29 15ZM35 15C42 15 49 12 46 8C43 5 37 10 35 15Z'),
    shape('gold', disc(32, 18, 4.4), 2.2),
  ],
  slotExpander: [
    shape('wood', 'M3 30H61V62H3Z'),
    flat('woodShade', 'M4.4 48H59.6V60.6H4.4Z'),
    ...turned(-10, 20, 26, [
      shape('cream', box(8, 2, 22, 32, 2)),
      flat('teal', box(12, 6, 14, 16)),
      flat('gold', disc(19, 14, 4.4)),
    ]),
    ...turned(6, 40, 28, [shape('cream', box(29, 6, 20, 30, 2)), flat('rose', box(33, 10, 12, 14))]),
    shape('wood', 'M1 32H63V44C44 50 20 50 1 44Z'),
    line('ink', 'M26 41H38', 3),
    ...plus,
  ],
  chisel: turned(40, 32, 32, [
    shape('wood', box(26, -2, 12, 30, 5)),
    shape('slate', 'M27 28H37V54L32 64L27 54Z'),
    flat('slateLight', 'M28.6 29.4H31.6V58L28.6 53.6Z'),
  ]),
  potteryWheel: [
    shape('slate', oval(32, 52, 28, 8)),
    shape('orange', 'M20 50C8 36 20 30 24 22C25 18 20 14 22 10H42C44 14 39 18 40 22C44 30 56 36 44 50Z'),
    flat('orangeShade', 'M38 11.4H41C42 14 37.6 18 38.6 22C42 30 53 36 43 48.6H36C42 36 36 28 35 22C34.6 18 38 15 38 11.4Z'),
    line('cream', 'M17 36H47M18.6 41H45.4', 2),
  ],
  flopRecovery: [
    line('ink', disc(32, 32, 21), 19),
    line('cream', disc(32, 32, 21), 13.6),
    line(
      'red',
      'M25 12.2A21 21 0 0 1 39 12.2M51.8 25A21 21 0 0 1 51.8 39M39 51.8A21 21 0 0 1 25 51.8M12.2 39A21 21 0 0 1 12.2 25',
      13.6,
    ),
    line('ink', disc(32, 32, 28.4), 1.6),
    line('ink', disc(32, 32, 13.6), 1.6),
  ],
  luckyToken: [
    shape('gold', disc(32, 32, 27)),
    line('ink', disc(32, 32, 21), 1.8),
    shape(
      'leaf',
      'M32 31C22 30 20 18 28 18C31 18 32 21 32 23C32 21 33 18 36 18C44 18 42 30 32 31ZM31 33C30 43 18 45 18 37C18 34 21 33 23 33C21 33 20 30 22 29C26 27 31 29 31 33ZM33 33C34 43 46 45 46 37C46 34 43 33 41 33C43 33 44 30 42 29C38 27 33 29 33 33Z',
      2,
    ),
    line('ink', 'M32 33C32 42 34 46 37 49'),
  ],
  needle: [
    line('ink', 'M52 10C64 24 40 30 50 44C58 56 36 62 26 54', 5.6),
    line('red', 'M52 10C64 24 40 30 50 44C58 56 36 62 26 54', 2.4),
    ...turned(45, 32, 32, [
      shape('slateLight', 'M28 2C28 -4 36 -4 36 2V10C36 14 35 40 32 64C29 40 28 14 28 10Z'),
      flat('ink', box(30.4, 1, 3.2, 9, 1.6)),
    ]),
  ],
  rubberStamp: [
    line('red', 'M6 62H58', 4),
    shape('wood', disc(32, 10, 11)),
    shape('wood', 'M27 18H37L40 36H24Z'),
    shape('woodShade', 'M12 36H52L56 48H8Z'),
    shape('red', box(8, 48, 48, 8, 2)),
  ],
  cherries: [
    line('ink', 'M36 2C30 14 22 24 18 34M36 2C40 16 44 26 46 36', 4.4),
    line('leaf', 'M36 2C30 14 22 24 18 34M36 2C40 16 44 26 46 36', 1.6),
    shape('leaf', 'M36 3C44 -6 58 -4 62 6C54 14 42 14 36 3Z'),
    shape('red', disc(17, 46, 14)),
    shape('red', disc(47, 48, 14)),
    flat('rose', disc(12, 41, 3.4) + disc(42, 43, 3.4)),
  ],
  ruler: turned(-38, 32, 32, [
    shape('gold', box(-2, 20, 68, 24, 3)),
    flat('orange', box(-0.6, 37, 65.2, 5.6, 2)),
    line('ink', 'M7 21V31M17 21V27M27 21V31M37 21V27M47 21V31M57 21V27', 2.4),
  ]),
  pepper: [
    shape('red', 'M40 14C54 18 56 36 44 48C34 58 18 64 4 60C20 56 26 46 26 34C26 22 32 12 40 14Z'),
    flat('redShade', 'M47 24C50 34 44 46 34 52C26 57 18 59.6 10 60C28 52 42 42 47 24Z'),
    line('rose', 'M32 24C30 30 31 36 29 42', 3),
    shape('leaf', 'M30 18C28 10 36 8 40 10C44 8 52 12 48 20C44 17 42 20 39 18C36 20 34 16 30 18Z'),
    ...rod('leaf', 'M41 10C40 4 44 0 48 -1', 2.6),
  ],
  firecracker: [
    line('ink', 'M42 12C44 2 52 4 52 -2', 3),
    shape('gold', sparkle(53, -1, 9), 2),
    ...turned(24, 32, 38, [
      shape('red', box(21, 14, 22, 50, 3)),
      flat('redShade', box(35, 15.4, 6.6, 47.2, 2)),
      shape('gold', box(21, 20, 22, 8)),
      shape('gold', box(21, 50, 22, 8)),
    ]),
  ],
  goldLeaf: [
    ...rod('wood', 'M32 44V66', 2.6),
    shape('gold', 'M32 -4L39 10L50 5L48 18L62 20L52 31L58 42L43 41L40 50L32 45L24 50L21 41L6 42L12 31L2 20L16 18L14 5L25 10Z'),
    line('orangeShade', 'M32 6V44M32 30L46 20M32 30L18 20M32 40L46 36M32 40L18 36', 2),
  ],
  earTrumpet: [
    shape('gold', 'M58 4C62 22 56 48 46 54C40 42 30 36 19 38C9 39 7 48 12 56C14 60 9 64 6 60C-2 47 4 30 19 28C34 26 50 22 58 4Z'),
    flat('orange', 'M56 20C56 34 51 46 46 51C40 40 32 34 23 34.6C40 32 50 28 56 20Z'),
    shape('ink', oval(54, 30, 5, 25), 2),
    shape('orange', disc(9, 60, 6)),
  ],
  pocket: [
    shape('navy', 'M8 10H56V44C56 54 44 58 32 66C20 58 8 54 8 44Z'),
    shape('navyLight', 'M4 4H60V16H4Z'),
    line('gold', 'M13 22V43C13 49 22 53 32 59C42 53 51 49 51 43V22', 2.2),
    ...plus,
  ],
};

/** For one of a newer version: a plain box. */
export const unknownConsumable: Drawing = [shape('wood', box(8, 16, 48, 42, 4)), shape('cream', box(28, 16, 8, 42))];
