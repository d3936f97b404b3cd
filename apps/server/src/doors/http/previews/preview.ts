/** What a link to something here says where it is sent: in words, and on a picture. */
import type { Ticket } from '../../../pictures/ticket.ts';

export type Preview = {
  readonly title: string;
  readonly description: string;
  readonly ticket: Ticket;
  /** In words, for those who hear the picture. */
  readonly alt: string;
  /** For those who have the link alone; searching machines are told to pass. */
  readonly isPrivate: boolean;
};
