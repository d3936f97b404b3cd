/** What all bosses have in common: two pips for eyes, and brows. Pupils are apart, since they follow the dice. */
import { disc, flat, line, shape, type Drawing, type Mark } from '../marks.ts';

/** On a grid of 96 × 96. */
export type BossPicture = {
  /** The thing it is. */
  readonly thing: Drawing;
  readonly pupils: Drawing;
  /** What lies over the eyes: lids, a monocle. */
  readonly over: Drawing;
};

/** Where an eye is, and how far its pupil looks aside and down. */
type Eye = { readonly x: number; readonly y: number; readonly r: number; readonly look?: readonly [number, number] };

const white = ({ x, y, r }: Eye): Mark => shape('white', disc(x, y, r));
const pupil = ({ x, y, r, look: [dx, dy] = [0, 0] }: Eye): Mark => flat('ink', disc(x + dx, y + dy, Math.round(45 * r) / 100));

/** A thing with these eyes. */
export const boss = (thing: Drawing, eyes: readonly [Eye, Eye], over: Drawing = []): BossPicture => ({
  thing: [...thing, ...eyes.map(white)],
  pupils: eyes.map(pupil),
  over,
});

/** Brows, 4.4 thick. */
export const brows = (d: string): Mark => line('ink', d, 4.4);
