/** What nodes tell each other about the database: each time that it answers one of them. */
import type { CallOff } from '../clock.ts';

export type DatabaseNews = {
  /** Called each time that it answers this node. */
  readonly onAnswer: (tell: () => void) => CallOff;
  /** It has answered another one. */
  readonly hear: () => void;
};

/** Nothing is told, and nobody listens. */
export const NO_NEWS: DatabaseNews = { onAnswer: () => () => {}, hear: () => {} };
