/** The scorings that golden scenes are made of, each by a name: what is on the table, how far the run has come, and which chances come true. */
import { fault } from '../../result.ts';
import type { Hand, Material } from '../die.ts';
import { isAtWork, type Op, type Step } from '../effects/event.ts';
import { runPipeline, type Luck, type Scored } from '../effects/pipeline.ts';
import { bankingScene, scoringScene, type Effect, type Progress, type Scene } from '../effects/scene.ts';
import type { PlacedCombination } from '../placing.ts';

/** Dice, how they are scored, and whether none is left to roll. */
type ScoringInput = {
  readonly hand: string;
  readonly usesAll: boolean;
  readonly combinations: readonly PlacedCombination[];
};

/** What golden scenes begin with, as it is stored. */
export type Inputs = {
  readonly progress: readonly Progress[];
  readonly scorings: readonly ScoringInput[];
  readonly pots: readonly number[];
};

/** One scoring to try. */
export type Trial = { readonly name: string; readonly scene: Scene; readonly luck: Luck };

/** Which chances come true. */
const LUCKS: Readonly<Record<string, Luck>> = {
  none: () => false,
  all: () => true,
  even: ({ key, wins, of }) => key % 2 === 0 || wins * 10 > of,
};

const LETTERS: Readonly<Record<string, Material>> = {
  '': 'plastic',
  c: 'crystal',
  w: 'wooden',
  g: 'golden',
  v: 'volcano',
  m: 'mirror',
  r: 'rainbow',
};

/** Dice from `1c 5 7/10`: a face, its die's sides when they are not six, the letter of its material. */
export const handFrom = (text: string): Hand =>
  text.split(' ').map(die => {
    const [, face = '', sides = '6', letter = ''] = /^(\d+)(?:\/(\d+))?([a-z]?)$/.exec(die) ?? fault(`not a die: ${die}`);
    return { face: Number(face), sides: Number(sides), material: LETTERS[letter] ?? fault(`no material ${letter}`) };
  });

/** Every scoring and every pot, at every stage of a run. */
export const trialsFrom = ({ progress, scorings, pots }: Inputs): readonly Trial[] => [
  ...scorings.flatMap((scoring, s) =>
    progress.flatMap((stage, p) =>
      lucksFor(scoring, s + p).map((luck): Trial => ({
        name: `${scoring.hand} | ${p} ${luck}`,
        scene: scoringScene(
          handFrom(scoring.hand),
          { combinations: scoring.combinations, points: 0 },
          { ...scoring, progress: stage },
        ),
        luck: LUCKS[luck] ?? fault(`no luck ${luck}`),
      })),
    ),
  ),
  ...pots.flatMap(pot =>
    progress.map((stage, p): Trial => ({
      name: `bank ${pot} | ${p}`,
      scene: bankingScene(pot, { progress: stage }),
      luck: () => false,
    })),
  ),
];

/** Rainbow dice are tried with every luck, the others with one. */
const lucksFor = ({ hand }: ScoringInput, at: number): readonly string[] => {
  const names = Object.keys(LUCKS);
  return hand.includes('r') ? names : names.slice(at % names.length).slice(0, 1);
};

/** The scoring with these effects, in words; `isTold` says which steps are told one by one. */
export const outcomeOf = ({ scene, luck }: Trial, effects: readonly Effect[], isTold: (step: Step) => boolean): string =>
  outcomeText(runPipeline(scene, effects, luck), isTold);

function outcomeText({ points, money, grants, steps }: Scored, isTold: (step: Step) => boolean): string {
  const given = grants.map(({ what, dice }) => ` ${what}(${dice.join()})`).join('');
  return [`${points} $${money}${given} in ${steps.length}`, ...steps.filter(isTold).map(stepText)].join('; ');
}

function stepText(step: Step): string {
  const { source, dice, before, after, changedBy } = step;
  const by = changedBy.length === 0 ? '' : ` by ${changedBy.join('+')}`;
  const on = dice.length === 0 ? '' : `(${dice.join()})`;
  return `${source.kind} ${source.id}@${source.at}${on} ${isAtWork(step) ? opText(step.op) : step.op.kind} ${before}→${after}${by}`;
}

function opText(op: Op): string {
  switch (op.kind) {
    case 'add':
      return `+${op.points}`;
    case 'multiply':
      return `×${op.thousandths}`;
    case 'money':
      return `$${op.amount}`;
    case 'grant':
      return op.what;
  }
}
