/** Bosses that are things: mountain, hourglass, clock, drop, wave, door. */
import { box, disc, flat, line, shape } from '../marks.ts';
import { boss, brows, type BossPicture } from './eyes.ts';

export const thingBosses = {
  mountain: boss(
    [
      shape('slateLight', 'M6 82L36 28L47 42L62 14L92 82Z'),
      flat('slate', 'M62 16L90 80.6H66C74 60 68 40 62 16Z'),
      shape('white', 'M62 14L74.6 42L67 38L61 46L54 36L51 34ZM36 28L45 40L38 46L33 41L27 44Z', 2.4),
      line('ink', 'M36 75L43 71L50 76L57 71L64 75'),
    ],
    [
      { x: 40, y: 60, r: 7, look: [1, 1] },
      { x: 60, y: 60, r: 7, look: [-1, 1] },
    ],
    [brows('M31 51L46 54M69 51L54 54')],
  ),
  hourglass: boss(
    [
      shape('skyLight', 'M26 20H70C70 40 54 42 54 48S70 58 70 78H26C26 58 42 55 42 48S26 40 26 20Z'),
      flat(
        'gold',
        'M30 38C38 40 58 40 66 38C61 43 52.6 44 52.6 48V62C60 64 67 69 68 76.6H28C29 69 36 64 43.4 62V48C43.4 44 34 43 30 38Z',
      ),
      shape('wood', box(20, 10, 56, 11, 3)),
      shape('wood', box(20, 77, 56, 11, 3)),
      line('ink', 'M42 70C45 67 51 67 54 70'),
    ],
    [
      { x: 40, y: 31, r: 6.4, look: [1, 1] },
      { x: 56, y: 31, r: 6.4, look: [-1, 1] },
    ],
    [brows('M33 23.6L45 26.6M63 23.6L51 26.6')],
  ),
  impatient: boss(
    [
      line('ink', 'M24 76L16 88M72 76L80 88', 6),
      shape('gold', 'M14 32C10 18 22 8 36 14ZM82 32C86 18 74 8 60 14Z'),
      shape('red', disc(48, 51, 33)),
      shape('cream', disc(48, 51, 26)),
      line('ink', 'M48 29V33M48 69V73M26 51H30M66 51H70', 2.4),
      line('ink', 'M38 64L43 60L48 64L53 60L58 64'),
    ],
    [
      { x: 40, y: 49, r: 6.2, look: [1, 0] },
      { x: 56, y: 49, r: 6.2, look: [-1, 0] },
    ],
    [brows('M31 37L45 43M65 37L51 43')],
  ),
  solvent: boss(
    [
      shape('mint', 'M48 6C58 28 77 42 77 61A29 29 0 0 1 19 61C19 42 38 28 48 6Z'),
      flat('mintShade', 'M66 40C74 54 70 74 54 82.6C68 84 75.6 72 75.6 61C75.6 53 71.6 46.6 66 40Z'),
      flat('white', 'M33 44C27 51 25 56 26 62C29 56 32 50 36 45Z'),
      line('ink', 'M38 73C45 79 55 78 61 70'),
      shape('mint', disc(16, 36, 4) + disc(80, 30, 5), 2.4),
    ],
    [
      { x: 39, y: 58, r: 7, look: [1.5, 1] },
      { x: 58, y: 58, r: 7, look: [1.5, 1] },
    ],
    [line('ink', 'M32 50C36 47 41 47 45 49M65 50C61 47 56 47 52 49', 3.6)],
  ),
  undertow: boss(
    [
      shape('skyShade', 'M4 86V64C4 32 26 10 54 12C78 14 92 32 84 46C79 54 66 53 64 44C56 46 52 58 62 66C72 73 84 70 92 64V86Z'),
      flat('sky', 'M5.6 76C20 68 28 80 42 74C54 70 60 80 72 76C80 74 86 72 90.6 70V84.6H5.6Z'),
      shape('white', 'M54 12C78 14 92 32 84 46C79 54 66 53 64 44C70 46 76 42 74 34C68 36 62 32 64 24C56 26 48 22 54 12Z', 2.4),
      line('ink', 'M26 65C32 61 40 61 45 63'),
    ],
    [
      { x: 28, y: 50, r: 7, look: [1.4, 1] },
      { x: 45, y: 47, r: 7, look: [1.4, 1] },
    ],
    [brows('M19 41L33 42M53 37L41 40')],
  ),
  doorkeeper: boss(
    [
      shape('slateLight', 'M14 90V42A34 34 0 0 1 82 42V90Z'),
      shape('wood', 'M23 90V43A25 25 0 0 1 73 43V90Z'),
      line('woodShade', 'M35 24V88M48 19V88M61 24V88', 2.4),
      line('ink', 'M23 34H73M23 78H73', 5),
      flat('ink', `${disc(48, 65, 4.6)}M46 66L43.6 75H52.4L50 66Z`),
    ],
    [
      { x: 39, y: 50, r: 8, look: [1, 1] },
      { x: 57, y: 50, r: 8, look: [-1, 1] },
    ],
    [brows('M29 40L46 44M67 40L50 44')],
  ),
  sieve: boss(
    [
      shape('wood', 'M74 58L94 80L86 88L66 68Z'),
      shape('slateLight', disc(44, 42, 35)),
      shape('slate', disc(44, 42, 28)),
      line('slateLight', 'M22 26H66M17 37H71M17 48H71M23 59H65M28 18V66M39 15V69M50 15V69M61 18V66', 1.8),
      line('ink', 'M34 62C40 57 48 57 54 62'),
      shape('gold', disc(20, 86, 5) + disc(40, 88, 5) + disc(58, 85, 5), 2.4),
    ],
    [
      { x: 34, y: 42, r: 7.4, look: [0.6, 2] },
      { x: 55, y: 42, r: 7.4, look: [-0.6, 2] },
    ],
    [brows('M24 30L41 34M65 30L48 34')],
  ),
  censor: boss(
    [
      shape('slateLight', 'M40 56L58 4C66 6 66 16 63 24L50 58Z'),
      shape('slateLight', 'M56 56L38 4C30 6 30 16 33 24L46 58Z'),
      flat('slate', 'M52 22L58 8C62 10 62 16 60 22L50 52L46 40Z'),
      line('ink', `${disc(30, 70, 14)}${disc(66, 70, 14)}`, 14),
      line('orange', `${disc(30, 70, 14)}${disc(66, 70, 14)}`, 8),
      shape('gold', disc(48, 50, 4.4), 2.4),
    ],
    [
      { x: 30, y: 70, r: 8.4, look: [1.4, 0] },
      { x: 66, y: 70, r: 8.4, look: [-1.4, 0] },
    ],
    [brows('M16 50L36 56M80 50L60 56')],
  ),
  pedant: boss(
    [
      shape('rose', box(32, 4, 32, 14, 5)),
      shape('slateLight', box(30, 16, 36, 9)),
      shape('gold', 'M30 25H66V70H30Z'),
      flat('orange', 'M54 26.4H64.6V68.6H54Z'),
      shape('cream', 'M30 70H66L48 93Z'),
      flat('ink', 'M43 86L48 93L53 86C50 84 46 84 43 86Z'),
      line('ink', 'M42 60H54'),
    ],
    [
      { x: 39, y: 43, r: 7, look: [0, 1.4] },
      { x: 57, y: 43, r: 7, look: [0, 1.4] },
    ],
    [line('ink', `${disc(39, 43, 10)}${disc(57, 43, 10)}`, 2.6), brows('M29 29L45 30M67 26L52 30')],
  ),
  frost: boss(
    [
      shape(
        'skyLight',
        'M14 26C14 18 20 14 28 14H68C76 14 82 18 82 26V64L76 84L70 66L62 92L54 68L46 82L38 68L30 90L22 66L18 78L14 62Z',
      ),
      flat('sky', 'M70 16C78 17 80.6 20 80.6 26V63L76 78L71 62C74 46 74 30 70 16Z'),
      line('white', 'M24 24L36 24M22 30V40', 3),
      line('ink', 'M38 58C44 54 52 54 58 58'),
    ],
    [
      { x: 37, y: 43, r: 7.4, look: [1, 0.4] },
      { x: 60, y: 43, r: 7.4, look: [-1, 0.4] },
    ],
    [brows('M27 31L45 34M70 31L52 34')],
  ),
  stoneHand: boss(
    [
      shape('stone', box(24, 22, 13, 40, 6)),
      shape('stone', box(37, 12, 13, 46, 6)),
      shape('stone', box(50, 15, 13, 44, 6)),
      shape('stone', box(63, 24, 12, 40, 6)),
      shape('stone', 'M24 54V72C24 84 34 90 48 90S75 84 75 70V50H37Z'),
      shape('stone', 'M26 66C16 62 8 54 13 48C18 43 26 52 30 56'),
      flat('stone', 'M26 48H73V60H26ZM24.8 60L32 58V70L25.6 68Z'),
      line('ink', 'M30 30V38M43 21V30M57 24V30M69 33V40M66 86L62 79L66 75', 2),
      line('ink', 'M42 78H58'),
    ],
    [
      { x: 41, y: 63, r: 7 },
      { x: 59, y: 63, r: 7 },
    ],
    [brows('M33 55L47 57M67 55L53 57')],
  ),
} as const satisfies Readonly<Record<string, BossPicture>>;
