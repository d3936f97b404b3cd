/** Boards are read from where standings are kept, everything else as it is. */
import { MEASURES } from './board.ts';
import { BOARD_SENTENCES, type BoardSentence } from './board-sentences.ts';
import { STANDING_SENTENCES } from './standing-sentences.ts';
import type { Values } from './work.ts';

/** What is asked: boards are not added up from all the games. */
export const READING = { ...BOARD_SENTENCES, ...STANDING_SENTENCES } as const;

type ReadingSentence = keyof typeof READING;

/** Among friends everybody is ranked anew. */
const AMONG: Readonly<Partial<Record<BoardSentence, ReadingSentence>>> = Object.fromEntries(
  MEASURES.flatMap(by => [
    [`board ${by}`, `friends ${by}`],
    [`place ${by}`, `friend ${by}`],
  ]),
);

/** The sentence that answers this one. */
export const readAs = (sentence: BoardSentence, { among = null }: Values): ReadingSentence =>
  among === null ? sentence : (AMONG[sentence] ?? sentence);

/** When the boards are wanted for, if that matters. */
export const timeOf = ({ now }: Values): number | undefined => (typeof now === 'number' ? now : undefined);
