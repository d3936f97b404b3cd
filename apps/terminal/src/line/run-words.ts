/** Names and texts of what a run has, in the reader's language. */
import { contentText, type Messages } from '@yaht/messages';
import {
  bossOf,
  charmOf,
  consumableOf,
  diceSetOf,
  isAtWork,
  type BossId,
  type DiceSetId,
  type DieKind,
  type PlacedCombination,
  type Step,
  type Ware,
} from '@yaht/rules';

/** What the boss does, with its name. */
export function bossSentence(words: Messages, id: BossId): string {
  const boss = bossOf(id);
  return words.run.boss(boss.name, contentText(words, id, boss));
}

/** The content behind a ware. */
export const contentOf = ({ kind, id }: Ware) => (kind === 'charm' ? charmOf(id) : consumableOf(id));

/** Dice of the same kind together: `4 × Plastic with 6 faces, 2 × Crystal with 6 faces`. */
export function kindsSentence({ run, rollioScore }: Messages, kinds: readonly DieKind[]): string {
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

/** One line for a set that can be chosen. */
export function setRow(words: Messages, id: DiceSetId): string {
  const { dice, money, charmSlots, consumableSlots } = diceSetOf(id);
  const kinds = 'drawn' in dice ? words.run.drawnDice(dice.drawn) : kindsSentence(words, dice);
  return words.run.setRow(words.run.sets[id] ?? id, kinds, money, charmSlots, consumableSlots);
}

/** What happened in a scoring, one line for each step that did something beyond the combinations themselves. */
export const stepLines = (words: Messages, steps: readonly Step[]): readonly string[] =>
  steps.flatMap(step =>
    isAtWork(step) && step.source.kind !== 'combination' && step.source.id !== 'pot'
      ? [words.run.step(sourceName(words, step), changeOf(words, step.op), Math.ceil(step.after - 1e-9))]
      : [],
  );

function sourceName({ rollioScore }: Messages, { source, dice }: Step): string {
  switch (source.kind) {
    case 'material':
      return `${rollioScore.materials[source.id as DieKind['material']]} (${rollioScore.die(dice.map(die => die + 1))})`;
    case 'charm':
      return charmOf(source.id as Parameters<typeof charmOf>[0]).name;
    case 'boss':
      return bossOf(source.id as BossId).name;
    default:
      return source.id === 'hotDice' ? rollioScore.hotDice : rollioScore.pot;
  }
}

function changeOf({ rollioScore }: Messages, op: Extract<Step['op'], { kind: 'add' | 'multiply' | 'money' | 'grant' }>): string {
  switch (op.kind) {
    case 'add':
      return `+${Math.round(op.points)}`;
    case 'multiply':
      return `× ${op.thousandths / 1000}`;
    case 'money':
      return op.amount < 0 ? `−$${-op.amount}` : `+$${op.amount}`;
    case 'grant':
      return rollioScore.gift[op.what];
  }
}

/** `three 1s 1,000, single 5 50`. */
export const combinationsOf = ({ rollio }: Messages, combinations: readonly PlacedCombination[]): string =>
  rollio.way(combinations);
