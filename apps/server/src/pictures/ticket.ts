/** What is on the picture of a link: a ticket on the tray, its words, the seats and a stub with dice. */
import type { Kin } from '@yaht/rules';

/** In pixels, as those who show previews expect it. */
export const SIZE = { width: 1_200, height: 630 } as const;

/** A seat is somebody's, by the number of its sign, or free. */
export type TicketSeat = number | 'free';

export type Ticket = {
  readonly title: string;
  /** What stands there when the letters cannot print the title, as with a name of signs that they do not have. */
  readonly plainTitle: string;
  readonly about: string;
  readonly plainAbout: string;
  readonly seats: readonly TicketSeat[];
  readonly kin: Kin;
  /** On the stub: the seal of a boss, or four dice; an empty place while something is still to come. */
  readonly stub: 'dice' | 'seal';
  readonly isOpen: boolean;
};
