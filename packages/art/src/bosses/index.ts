/** The pictures of all bosses. */
import { box, line, shape } from '../marks.ts';
import { boss, type BossPicture } from './eyes.ts';
import { peopleBosses } from './people.ts';
import { thingBosses } from './things.ts';

/** By id without its version. */
export const bossPictures: Readonly<Partial<Record<string, BossPicture>>> = { ...thingBosses, ...peopleBosses };

/** For a boss of a newer version: a die that looks at one. */
export const unknownBoss: BossPicture = boss(
  [shape('cream', box(16, 16, 64, 64, 15)), line('ink', 'M38 66H58')],
  [
    { x: 36, y: 44, r: 8 },
    { x: 60, y: 44, r: 8 },
  ],
);
