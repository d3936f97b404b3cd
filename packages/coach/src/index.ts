/** Perfect play as a player reads it, on any screen. */
export { accountOf, type Account } from './account.ts';
export { facesKey } from './ascending.ts';
export {
  bestSentence,
  choiceText,
  heldIn,
  hintSentence,
  hintWithWorth,
  unsolvableSentence,
  winHintSentence,
} from './choice-text.ts';
export { courseOf, type CourseStep } from './course.ts';
export { CLOSE_ENOUGH, decisionsOf, lessonsOf } from './lessons.ts';
export { movesIn, type SeqOfMove } from './move-facts.ts';
export { adviseCommand, positionFields, positionOf, readPosition, type TablePosition } from './position.ts';
export { practiceFrom } from './practice.ts';
export {
  answered,
  dueAmong,
  formatKept,
  idOf,
  puzzleFrom,
  puzzlesFrom,
  readKept,
  type KeptPuzzle,
} from './puzzles/kept-puzzle.ts';
export { LEVELS, packOf, type Level, type Puzzle } from './puzzles/pack.ts';
export { gameAt } from './puzzles/puzzle-game.ts';
export { isDue, type Day } from './puzzles/spacing.ts';
export { isTheme, THEMES, type Theme } from './puzzles/theme-names.ts';
export { reviewMoments } from './review-moments.ts';
export { betterOf, isCostly, isJudgedByWin, noErrorsSentence, reviewSentences } from './review-words.ts';
export { whyOf, whySentence, type Outlooks, type WhyRow } from './why.ts';
export { bestOf, costOfWish, type Best } from './wish.ts';
