/** What dice of Rollio are worth, for people: the ways to score them, the best first, and how effects made it so. */
import { capital, sourceName, stepText, type Messages } from '@yaht/messages';
import {
  charmOf,
  isCharmId,
  type Combination,
  type Hand,
  type Preview,
  type SelectionProblem,
  type Step,
  type Way,
  type Ways,
} from '@yaht/rules';
import { padEnd, padStart, widest, wrapWords } from '@yaht/terminal/text';
import type { Output } from './output.ts';

/** With more ways than this only the top ones are shown. */
const MANY = 10;
const TOP = 5;

/** The lines of a hand. */
export function waysLines(
  messages: Messages,
  hand: Hand,
  { ways, complete }: Ways,
  wish: { readonly all: boolean; readonly hasEffects: boolean },
  { paint, columns }: Output,
): readonly string[] {
  const words = messages.rollioScore;
  const shown = ways.length > MANY && !wish.all ? ways.slice(0, TOP) : ways;
  const hidden = ways.length - shown.length;
  const cut = wish.hasEffects ? words.bestOfLooked(ways.length) : words.notAll(ways.length - 1);
  const [best] = ways;
  return [
    paint.heading(words.title(facesOf(hand), ways.length)),
    '',
    ...wayRows(messages, shown, columns),
    ...(hidden > 0 ? [paint.dim(`  ${words.more(hidden)}`)] : []),
    ...(shown.every(({ preview }) => isSure(preview)) ? [] : ['', paint.dim(words.averages)]),
    ...(complete ? [] : ['', ...wrapWords(cut, columns)]),
    ...(wish.hasEffects && best ? ['', paint.heading(words.how), ...stepRows(messages, best)] : []),
  ];
}

/** The lines of a hand that leaves dice over. */
export const unusedLines = ({ rollioScore: words }: Messages, hand: Hand, { dice }: SelectionProblem): readonly string[] => [
  words.nothing(facesOf(hand)),
  words.unused(dice.map(die => hand[die]?.face ?? 0)),
];

const facesOf = (hand: Hand): string => hand.map(({ face }) => face).join(' ');

function wayRows(messages: Messages, ways: readonly Way[], columns: number): readonly string[] {
  const points = ways.map(({ preview }) => worthOf(messages, preview));
  const width = widest(points);
  const indent = ' '.repeat(width + 4);
  return ways.flatMap(({ partition }, i) => {
    const [first = '', ...rest] = wrapWords(groupedWay(messages, partition.combinations), columns - width - 4);
    return [`  ${padStart(points[i] ?? '', width)}  ${first}`, ...rest.map(line => `${indent}${line}`)];
  });
}

/** `three 1s 1,000, 2 × single 5 100`: the most points first, equal ones together. */
function groupedWay({ rollio, solver }: Messages, combinations: readonly Combination[]): string {
  const groups = new Map<string, { readonly points: number; readonly times: number }>();
  for (const combination of combinations) {
    const name = rollio.combination(combination);
    const { points, times } = groups.get(name) ?? { points: 0, times: 0 };
    groups.set(name, { points: points + combination.points, times: times + 1 });
  }
  return [...groups]
    .sort(([, one], [, other]) => other.points - one.points)
    .map(([name, { points, times }]) => `${times > 1 ? `${times} × ` : ''}${name} ${solver.decimal(points, 0)}`)
    .join(', ');
}

const isSure = ({ lowest, highest }: Preview): boolean => lowest === highest;

/** A number; where chance has a say, the average with its range. */
function worthOf({ solver }: Messages, preview: Preview): string {
  const { average, lowest, highest, exact } = preview;
  const whole = (value: number): string => solver.decimal(value, 0);
  if (isSure(preview)) return whole(average);
  return `${exact ? '' : '≈ '}${solver.decimal(average, 1)} (${whole(lowest)}–${whole(highest)})`;
}

/** One row for each step: who, what it did, and the points after it. */
function stepRows(messages: Messages, { partition, preview }: Way): readonly string[] {
  const steps = preview.scored.steps.filter((step, i, all) => !isSameMiss(step, all[i - 1]));
  const names = steps.map(step => capital(sourceName(messages, step, partition.combinations)));
  const doings = steps.map(step => stepText(messages, step));
  const points = steps.map(({ after }) => messages.solver.decimal(after, Number.isInteger(after) ? 0 : 1));
  return steps.map((step, i) => {
    const by = step.changedBy.length > 0 ? `  ${messages.rollioScore.by(step.changedBy.map(charmName))}` : '';
    const [name = '', doing = '', after = ''] = [names[i], doings[i], points[i]];
    return `  ${padEnd(name, widest(names))}  ${padStart(doing, widest(doings))}  ${padStart(after, widest(points))}${by}`;
  });
}

/** Several chances of one die that are left open make one row. */
const isSameMiss = ({ op, source, dice }: Step, before: Step | undefined): boolean =>
  op.kind === 'missed' && before?.op.kind === 'missed' && before.source.id === source.id && before.dice[0] === dice[0];

const charmName = (id: string): string => (isCharmId(id) ? charmOf(id).name : id);
