/** Bosses that are somebody: the rule is what they wear and hold. */
import { box, die, disc, flat, line, shape, turned } from '../marks.ts';
import { boss, brows, type BossPicture } from './eyes.ts';

export const peopleBosses = {
  silencer: boss(
    [
      shape('plum', 'M16 84V46C16 20 80 20 80 46V84C74 79 70 79 64 84C58 79 54 79 48 84C42 79 38 79 32 84C26 79 22 79 16 84Z'),
      flat('plumShade', 'M66 30C80 38 78.6 60 78.6 81.6C73.6 78 70 78 64 82.4C67 60 70 46 66 30Z'),
      line('gold', 'M32 65H66', 4),
      line('ink', 'M36 60V70M43 60V70M50 60V70M57 60V70', 3),
      shape('gold', 'M63 62H71V68L67 77L63 68Z', 2.4),
    ],
    [
      { x: 37, y: 47, r: 7.4, look: [0, 2] },
      { x: 60, y: 47, r: 7.4, look: [0, 2] },
    ],
    [flat('plum', 'M28 38H69V45H28Z'), line('ink', 'M29 45H45M52 45H68', 3)],
  ),
  snob: boss(
    [
      shape('coal', 'M28 8H66L69 36H25Z'),
      flat('red', 'M26 28H68L68.6 34.6H25.4Z'),
      shape('coal', box(16, 34, 62, 8, 4)),
      shape('skin', 'M24 42H70V64C70 80 60 88 47 88S24 80 24 64Z'),
      shape('skinShade', 'M47 52L41 66C44 69 49 69 51 66'),
      shape('woodShade', 'M46 72C40 66 32 70 28 66C28 76 40 79 46 74C52 79 64 76 64 66C60 70 52 66 46 72Z', 2),
      line('ink', 'M42 81H50', 2.6),
    ],
    [
      { x: 37, y: 53, r: 6.4, look: [-1.5, -0.6] },
      { x: 58, y: 53, r: 6.4, look: [-1.5, -1.4] },
    ],
    [
      flat('skin', 'M28 45.8H46V51H28Z'),
      line('ink', 'M30 51H44', 2.6),
      line('gold', disc(58, 53, 10.5), 3.4),
      line('gold', 'M67 60C74 68 74 76 72 86', 2),
    ],
  ),
  heckler: boss(
    [
      shape('leafShade', 'M10 60C2 36 16 12 40 10C44 4 54 4 58 10C82 12 94 38 86 60C80 80 64 90 48 90S16 80 10 60Z'),
      shape('leaf', 'M20 62C14 40 26 20 46 18C70 18 82 40 76 62C72 78 60 86 48 86S24 78 20 62Z'),
      line('leafShade', 'M46 20C40 28 32 32 24 42M50 20C58 28 66 32 72 42M26 76C34 70 40 68 47 68M70 76C62 70 56 68 50 68', 2.6),
      shape('ink', 'M36 66C40 60 56 60 60 66C60 76 54 80 48 80S36 76 36 66Z'),
      flat('rose', 'M42 76C45 72 52 72 54 76C51 79 45 79 42 76Z'),
    ],
    [
      { x: 38, y: 48, r: 7.4, look: [1.2, 0.8] },
      { x: 59, y: 48, r: 7.4, look: [-1.2, 0.8] },
    ],
    [brows('M27 38L45 42M70 38L52 42')],
  ),
  fox: boss(
    [
      shape(
        'orange',
        'M10 8C24 12 34 20 38 28H58C62 20 72 12 86 8C92 28 90 44 84 56C78 72 60 88 48 92C36 88 18 72 12 56C6 44 4 28 10 8Z',
      ),
      flat('woodShade', 'M17 18C24 22 29 27 32 33L20 38C16 32 15 25 17 18ZM79 18C72 22 67 27 64 33L76 38C80 32 81 25 79 18Z'),
      flat('cream', 'M13 56C26 54 40 62 48 78C56 62 70 54 83 56C76 72 60 86 48 90.4C36 86 20 72 13 56Z'),
      flat('ink', 'M42 82C44 79 52 79 54 82C54 87 50 90 48 90S42 87 42 82Z'),
      line('ink', 'M36 74C40 78 44 79 48 78C52 79 56 78 60 74', 2.6),
    ],
    [
      { x: 34, y: 52, r: 7, look: [2, 0.4] },
      { x: 62, y: 52, r: 7, look: [2, 0.4] },
    ],
    [brows('M24 43L41 45M72 43L55 45')],
  ),
  halver: boss(
    [
      shape('cream', 'M43 15C19 17 13 35 13 53S23 87 43 89Z'),
      line('ink', 'M27 71C32 68 37 68 43 69'),
      shape('slateLight', 'M53 9C77 11 83 29 83 47S73 81 53 83Z'),
      line('ink', 'M53 63C59 62 64 62 69 65'),
      line('white', 'M48 4V9M48 14V19M48 24V29M48 34V39M48 44V49M48 54V59M48 64V69M48 74V79M48 84V89', 2.6),
    ],
    [
      { x: 30, y: 49, r: 7, look: [1, 0] },
      { x: 66, y: 43, r: 7, look: [-1, 0] },
    ],
    [brows('M20 39L38 42M76 33L58 36')],
  ),
  taxCollector: boss(
    [
      shape('skin', 'M22 34H74V62C74 78 62 88 48 88S22 78 22 62Z'),
      shape('leafShade', 'M20 34C20 14 76 14 76 34Z'),
      shape('leaf', 'M12 34H84C84 44 70 47 48 47S12 44 12 34Z'),
      shape('gold', disc(48, 77, 8.4)),
      line('ink', 'M48 72.4V81.6', 2.4),
    ],
    [
      { x: 37, y: 56, r: 7, look: [1, 1] },
      { x: 59, y: 56, r: 7, look: [-1, 1] },
    ],
    [line('ink', `${disc(37, 56, 10.6)}${disc(59, 56, 10.6)}M47.6 56H48.4`, 2.6)],
  ),
  tollKeeper: boss(
    [
      shape('skin', 'M24 36H72V62C72 78 61 86 48 86S24 78 24 62Z'),
      shape('navy', 'M20 24C20 8 76 8 76 24V36H20Z'),
      shape('navyShade', 'M16 36C30 30 66 30 80 36C70 44 26 44 16 36Z'),
      shape('gold', disc(48, 22, 6)),
      ...turned(-7, 48, 70, [
        shape('white', box(4, 64, 88, 13, 3)),
        flat('red', 'M10 65.4H22L16 75.6H6ZM34 65.4H46L40 75.6H28ZM58 65.4H70L64 75.6H52ZM82 65.4H90V75.6H76Z'),
        line('ink', box(4, 64, 88, 13, 3)),
      ]),
    ],
    [
      { x: 38, y: 51, r: 6.6 },
      { x: 58, y: 51, r: 6.6 },
    ],
    [brows('M30 43L46 46M66 43L50 46')],
  ),
  thief: boss(
    [
      shape('skin', 'M18 44C18 30 78 30 78 44V58C78 76 64 88 48 88S18 76 18 58Z'),
      shape('navy', 'M16 40C16 4 80 4 80 40C66 34 30 34 16 40Z'),
      shape('navyLight', 'M14 36C30 28 66 28 82 36V46C66 38 30 38 14 46Z'),
      shape('navyLight', disc(48, 11, 5.6)),
      shape(
        'ink',
        'M12 50C26 42 40 46 48 49C56 46 70 42 84 50C82 64 72 66 62 65C55 64 51 60 48 58C45 60 41 64 34 65C24 66 14 64 12 50Z',
      ),
      line('ink', 'M34 75C42 81 56 80 63 70'),
      ...die(78, 80, 20, 5, { turn: 14 }),
    ],
    [
      { x: 35, y: 55, r: 6.6, look: [2.4, 1] },
      { x: 61, y: 55, r: 6.6, look: [2.4, 1] },
    ],
  ),
  divider: boss(
    [
      shape('orange', 'M40 10V86C20 84 8 66 8 48S20 12 40 10Z'),
      shape('sky', 'M56 10V86C76 84 88 66 88 48S76 12 56 10Z'),
      line('ink', 'M22 68C27 64 33 63 40 64M74 68C69 64 63 63 56 64'),
      line('white', 'M48 4V92', 2.4),
    ],
    [
      { x: 27, y: 44, r: 8, look: [-1.6, 0] },
      { x: 69, y: 44, r: 8, look: [1.6, 0] },
    ],
    [brows('M17 33L36 35M79 33L60 35')],
  ),
} as const satisfies Readonly<Record<string, BossPicture>>;
