/** Perfect play as a player reads it, on any screen. */
export { accountOf, type Account } from './account.ts';
export { choiceText, heldIn, hintSentence } from './choice-text.ts';
export { courseOf, type CourseStep } from './course.ts';
export { CLOSE_ENOUGH, decisionsOf, lessonsOf } from './lessons.ts';
export { movesIn, type SeqOfMove } from './move-facts.ts';
export { adviseCommand, positionFields, positionOf, readPosition, type TablePosition } from './position.ts';
export { practiceFrom } from './practice.ts';
export { reviewMoments } from './review-moments.ts';
export { whyOf, whySentence, type Outlooks, type WhyRow } from './why.ts';
export { costOfWish, maskOf } from './wish.ts';
