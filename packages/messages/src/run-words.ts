/** Names and texts of what a run has, in the reader's language. */
import {
  bossOf,
  charmOf,
  COMBINATION_SHAPES,
  consumableOf,
  diceSetOf,
  isAtWork,
  nameOfId,
  type BossId,
  type CharmId,
  type CombinationLevels,
  type CombinationRow,
  type ConsumableId,
  type DiceSetId,
  type DieKind,
  type Op,
  type PlacedCombination,
  type Step,
  type Ware,
} from '@yaht/rules';
import type { Words } from './messages.ts';
import { contentText } from './rollio-content.ts';
import { LARGEST, rowOf } from './rollio-rules.ts';

/** What the boss does, with its name. */
export function bossSentence(words: Words, id: BossId): string {
  const boss = bossOf(id);
  return words.run.boss(boss.name, contentText(words, id, boss));
}

/** The content behind a ware. */
export const contentOf = ({ kind, id }: Ware) => (kind === 'charm' ? charmOf(id) : consumableOf(id));

/** Dice of the same kind together: `4 × Plastic with 6 faces, 2 × Crystal with 6 faces`. */
export function kindsSentence({ run, rollioScore }: Words, kinds: readonly DieKind[]): string {
  const groups = new Map<string, { readonly kind: DieKind; count: number }>();
  for (const kind of kinds) {
    const key = `${kind.material} ${kind.sides}`;
    const group = groups.get(key) ?? { kind, count: 0 };
    group.count++;
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ kind, count }) => run.die({ count, sides: kind.sides, material: rollioScore.materials[kind.material] }))
    .join(', ');
}

/** What a set is called, in whichever version. */
export const setName = ({ run }: Pick<Words, 'run'>, id: string): string => run.sets[nameOfId(id)] ?? id;

/** One line for a set that can be chosen. */
export function setRow(words: Words, id: DiceSetId): string {
  const { dice, money, charmSlots, consumableSlots } = diceSetOf(id);
  const kinds = 'drawn' in dice ? words.run.drawnDice(dice.drawn) : kindsSentence(words, dice);
  const own = setRows(words, id);
  const row = words.run.setRow(setName(words, id), kinds, money, charmSlots, consumableSlots);
  return own === '' ? row : `${row}; ${own}`;
}

/** The combinations that only this set can make, with what they pay; nothing when it has none. */
export function setRows(words: Words, id: DiceSetId): string {
  const { rows = [] } = diceSetOf(id);
  return rows.length === 0 ? '' : words.run.setRows(rows.map(row => combinationRow(words, row)));
}

/** `full house 1,000`. */
function combinationRow({ rollio }: Words, row: CombinationRow): string {
  const { name, pays } = rowOf(rollio, LARGEST, row, 0);
  return `${name} ${pays}`;
}

/** Consumables that wait for a scoring; nothing when there are none. */
export const armedSentence = ({ run }: Words, armed: readonly ConsumableId[]): string =>
  armed.length === 0 ? '' : run.armed(armed.map(id => consumableOf(id).name));

/** The levels that combinations have gained; nothing when there are none. */
export function levelsSentence({ run }: Words, levels: CombinationLevels): string {
  const gained = COMBINATION_SHAPES.flatMap(shape => (levels[shape] ? [`${run.shapes[shape]} ${levels[shape]}`] : []));
  return gained.length === 0 ? '' : run.levels(gained);
}

/** What happened in a scoring, one line for each step that did something beyond the combinations themselves. */
export const stepLines = (words: Words, steps: readonly Step[]): readonly string[] =>
  steps.flatMap(step =>
    isAtWork(step) && step.source.kind !== 'combination' && step.source.id !== 'pot'
      ? [words.run.step(sourceName(words, step), opText(words, step.op), Math.ceil(step.after - 1e-9))]
      : [],
  );

/** Who is at work in a step; combinations are named by what they are made of. */
export function sourceName(
  { rollio, rollioScore }: Words,
  { source, dice }: Pick<Step, 'source' | 'dice'>,
  combinations: readonly PlacedCombination[] = [],
): string {
  const combination = source.kind === 'combination' ? combinations[source.at] : undefined;
  switch (source.kind) {
    case 'combination':
      return combination ? rollio.combination(combination) : source.id;
    case 'material':
      return `${rollioScore.materials[source.id as DieKind['material']]} (${rollioScore.die(dice.map(die => die + 1))})`;
    case 'charm':
      return charmOf(source.id as CharmId).name;
    case 'boss':
      return bossOf(source.id as BossId).name;
    case 'consumable':
      return consumableOf(source.id as ConsumableId).name;
    default:
      return source.id === 'hotDice' ? rollioScore.hotDice : rollioScore.pot;
  }
}

/** `+1,000`, `×1.25`, `+$5`. */
export function opText({ rollioScore, runScreen }: Words, op: Op): string {
  switch (op.kind) {
    case 'add':
      return op.points < 0 ? `−${runScreen.points(-op.points)}` : `+${runScreen.points(op.points)}`;
    case 'multiply':
      return runScreen.times(op.thousandths);
    case 'money':
      return op.amount < 0 ? `−$${-op.amount}` : `+$${op.amount}`;
    case 'grant':
      return rollioScore.gift[op.what];
  }
}

/** What a step did, or why it did nothing. */
export function stepText(words: Words, { op }: Pick<Step, 'op'>): string {
  switch (op.kind) {
    case 'missed':
    case 'cancelled':
    case 'stopped':
      return words.rollioScore[op.kind];
    default:
      return opText(words, op);
  }
}

/** The figure on the stamp of a charm: what it pays, or how often it can still be used. */
export function charmFigure({ runScreen }: Words, id: CharmId, usesLeft: number | null = null): string {
  const { numbers, behaviour } = charmOf(id);
  if (behaviour.shields !== undefined) return `${usesLeft ?? behaviour.shields}/${behaviour.shields}`;
  if (behaviour.copies) return behaviour.copies({ at: 1, row: [] }) === 0 ? '=1' : '=→';
  if (behaviour.price) return `−$${numbers['money'] ?? 0}`;
  const [name, value] = FIGURES.flatMap(key => (numbers[key] === undefined ? [] : [[key, numbers[key]] as const]))[0] ?? [];
  if (name === undefined || value === undefined) return '';
  if (name === 'times') return runScreen.times(Math.round(1000 * value));
  if (name === 'money') return `+$${value}`;
  return name === 'size' ? `${value}+` : runScreen.more(value);
}

/** Which number of a charm says most about it. */
const FIGURES = ['times', 'more', 'step', 'money', 'points', 'rerolls', 'banks', 'size'] as const;
