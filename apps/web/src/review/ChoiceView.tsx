/** A choice as it is printed: the dice that stay, or the row with its points. */
import { choiceText, heldIn } from '@yaht/coach';
import type { Dice, ScorecardVariant } from '@yaht/rules';
import type { Choice } from '@yaht/solver';
import { PrintedDice } from '../design/PrintedDie.tsx';
import { useWords } from '../device/words.ts';

type Props = {
  readonly variant: ScorecardVariant;
  readonly dice: Dice | null;
  readonly choice: Choice;
  /** The best one is printed solid. */
  readonly isBest?: boolean;
};

export function ChoiceView({ variant, dice, choice, isBest = false }: Props) {
  const words = useWords();
  const text = choiceText(words, variant, dice, choice);
  const held = choice.type === 'hold' ? heldIn(dice, choice.hold) : [];
  if (held.length === 0) return <span>{text}</span>;
  const sorted = held.toSorted((a, b) => a - b);
  return <PrintedDice dice={sorted} label={text} {...(isBest ? { look: 'solid' } : {})} />;
}
