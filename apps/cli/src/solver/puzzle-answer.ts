/** An answer as somebody types it: the dice that stay, `none`, or a row. */
import type { TablePosition } from '@yaht/coach';
import { findCategory, type Language } from '@yaht/messages';
import { err, noneHeld, offersFor, ok, parseDice, type Command, type Dice, type Hold, type Result } from '@yaht/rules';

export function readAnswer(position: TablePosition, text: string, language: Language): Result<Command, 'not-an-answer'> {
  const { variant, card, dice, rollsLeft } = position;
  const typed = parseDice(text);
  if (typed.ok || text.trim().toLowerCase() === 'none') {
    const hold = holdOf(dice, typed.ok ? typed.value : []);
    const isHold = hold !== undefined && rollsLeft > 0 && !hold.every(Boolean);
    return isHold ? ok({ type: 'RollDice', hold }) : err('not-an-answer');
  }
  const category = findCategory(variant, text, language);
  const isOffered = offersFor(variant, card, dice).some(
    offer => category.ok && offer.category === category.value && offer.allowed,
  );
  return category.ok && isOffered ? ok({ type: 'ScoreCategory', category: category.value }) : err('not-an-answer');
}

/** The first dice that show these faces; undefined when they do not all lie there. */
function holdOf(dice: Dice, faces: Dice): Hold | undefined {
  const hold = [...noneHeld(dice.length)];
  for (const face of faces) {
    const at = dice.findIndex((shown, die) => shown === face && !hold[die]);
    if (at === -1) return undefined;
    hold[at] = true;
  }
  return hold;
}
