/** What belongs to the picture of a charm. */
import type { Drawing } from '../marks.ts';

/** The ground behind the picture tells the way to play: see `patterns.ts`. */
export type Way = 'scales' | 'rays' | 'dots' | 'slants' | 'waves' | 'links';

/** The plate below it tells what the charm pays: points, a factor, money, or a right that is no points at all. */
export type Pays = 'points' | 'times' | 'money' | 'right';

/** On a grid of 64 × 64, which it may leave by 6. */
export type CharmPicture = { readonly way: Way; readonly pays: Pays; readonly motif: Drawing };
