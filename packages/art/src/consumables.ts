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
};

/** For one of a newer version: a plain box. */
export const unknownConsumable: Drawing = [shape('wood', box(8, 16, 48, 42, 4)), shape('cream', box(28, 16, 8, 42))];
