/** The pictures of all charms. */
import { die } from '../marks.ts';
import { boldCharms } from './bold.ts';
import type { CharmPicture } from './charm.ts';
import { earningCharms } from './earning.ts';
import { endingCharms } from './ending.ts';
import { faceCharms } from './faces.ts';
import { madeCharms } from './made.ts';
import { rowCharms } from './row.ts';

/** By id without its version: all versions of a charm share a picture. */
export const charmPictures: Readonly<Partial<Record<string, CharmPicture>>> = {
  ...earningCharms,
  ...boldCharms,
  ...faceCharms,
  ...madeCharms,
  ...endingCharms,
  ...rowCharms,
};

/** For a charm of a newer version: a die with a single pip. */
export const unknownCharm: CharmPicture = { way: 'dots', pays: 'points', motif: die(32, 32, 50, 1) };
