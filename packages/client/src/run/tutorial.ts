/** The guided first run as data: where the run stands, the lesson for it, and what is to be pressed. The sentences are in `messages`. */
import type { DiceSetId } from '@yaht/rules';
import type { Wish } from '../table.ts';
import type { RunView } from '../view/run-view.ts';

/** What a lesson asks for. */
export type Press =
  | { readonly kind: 'set'; readonly set: DiceSetId }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  | { readonly kind: 'ware'; readonly ware: number }
  | { readonly kind: 'roll' | 'reroll' | 'score' | 'bank' | 'leave-shop' | 'end' };

export const LESSON_IDS = [
  'set',
  'firstRoll',
  'pick',
  'score',
  'rollOn',
  'pickThree',
  'scoreThree',
  'bank',
  'again',
  'reroll',
  'pickAll',
  'ways',
  'hotDice',
  'buy',
  'leave',
  'boughtRoll',
  'boughtPick',
  'boughtScore',
  'end',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export type Lesson = { readonly id: LessonId; readonly press: Press; readonly when: (run: RunView) => boolean };

const isShowing = ({ dice }: RunView): boolean => dice.some(({ face }) => face !== null);
const isRound = (run: RunView, level: number, round: number): boolean =>
  run.phase === 'round' && run.level.level === level && run.level.rounds - run.level.roundsLeft + 1 === round;
const hasPicked = ({ selected }: RunView, dice: readonly number[]): boolean => selected.join() === dice.join();
const mustScore = (run: RunView): boolean => isShowing(run) && run.roll.refusal !== null && !run.isFlopping;

const ONE_AND_FIVE = [0, 1];
const FOURS = [2, 3, 4];
const ALL = [0, 1, 2, 3, 4, 5];
const FOURS_AND_ONE = [0, 1, 2, 3];

/** The first that fits is the lesson of the moment. */
const LESSONS: readonly Lesson[] = [
  { id: 'set', press: { kind: 'set', set: 'beginner' }, when: ({ phase }) => phase === 'set' },
  { id: 'firstRoll', press: { kind: 'roll' }, when: run => isRound(run, 1, 1) && !isShowing(run) },
  { id: 'score', press: { kind: 'score' }, when: run => isRound(run, 1, 1) && run.pot === 0 && hasPicked(run, ONE_AND_FIVE) },
  { id: 'pick', press: { kind: 'dice', dice: ONE_AND_FIVE }, when: run => isRound(run, 1, 1) && run.pot === 0 },
  { id: 'scoreThree', press: { kind: 'score' }, when: run => isRound(run, 1, 1) && hasPicked(run, FOURS) },
  { id: 'pickThree', press: { kind: 'dice', dice: FOURS }, when: run => isRound(run, 1, 1) && mustScore(run) },
  { id: 'rollOn', press: { kind: 'roll' }, when: run => isRound(run, 1, 1) && run.pot === 150 },
  { id: 'bank', press: { kind: 'bank' }, when: run => isRound(run, 1, 1) },
  { id: 'again', press: { kind: 'roll' }, when: run => isRound(run, 1, 2) && !isShowing(run) },
  { id: 'reroll', press: { kind: 'reroll' }, when: run => isRound(run, 1, 2) && run.isFlopping },
  { id: 'ways', press: { kind: 'score' }, when: run => isRound(run, 1, 2) && hasPicked(run, ALL) },
  { id: 'pickAll', press: { kind: 'dice', dice: ALL }, when: run => isRound(run, 1, 2) && mustScore(run) },
  { id: 'hotDice', press: { kind: 'bank' }, when: run => isRound(run, 1, 2) },
  { id: 'buy', press: { kind: 'ware', ware: 0 }, when: run => run.phase === 'shop' && run.charms.length === 0 },
  { id: 'leave', press: { kind: 'leave-shop' }, when: run => run.phase === 'shop' },
  { id: 'boughtRoll', press: { kind: 'roll' }, when: run => isRound(run, 2, 1) && !isShowing(run) },
  { id: 'boughtScore', press: { kind: 'score' }, when: run => isRound(run, 2, 1) && hasPicked(run, FOURS_AND_ONE) },
  { id: 'boughtPick', press: { kind: 'dice', dice: FOURS_AND_ONE }, when: run => isRound(run, 2, 1) && mustScore(run) },
];

const END: Lesson = { id: 'end', press: { kind: 'end' }, when: () => true };

/** The lesson of the moment, and its place among all of them. */
export function lessonFor(run: RunView): Lesson & { readonly place: number; readonly of: number } {
  const lesson = LESSONS.find(({ when }) => when(run)) ?? END;
  return { ...lesson, place: LESSON_IDS.indexOf(lesson.id) + 1, of: LESSON_IDS.length };
}

/** The wish of somebody who does what the lesson says; null when dice are to be picked first, or when it is over. */
export function wishAskedFor({ press }: Pick<Lesson, 'press'>, run: RunView): Wish | null {
  switch (press.kind) {
    case 'set':
      return { type: 'ChooseSet', set: press.set };
    case 'roll':
      return { type: 'RollDice' };
    case 'reroll':
      return { type: 'RerollDice', dice: run.dice.map((_, die) => die) };
    case 'score':
      return { type: 'ScoreDice', dice: run.selected, partition: 0 };
    case 'bank':
      return { type: 'Bank' };
    case 'ware':
      return { type: 'BuyWare', ware: press.ware };
    case 'leave-shop':
      return { type: 'LeaveShop' };
    case 'dice':
    case 'end':
      return null;
  }
}

/** Whether the wish is what the lesson asks for; others wait for a run of one's own. */
export function isAskedFor(lesson: Pick<Lesson, 'press'>, run: RunView, wish: Wish): boolean {
  const asked = wishAskedFor(lesson, run);
  const given: Readonly<Record<string, unknown>> = wish;
  return asked !== null && Object.entries(asked).every(([name, value]) => JSON.stringify(given[name]) === JSON.stringify(value));
}
