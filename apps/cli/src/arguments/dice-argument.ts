/** `<dice>`: `3,3,3,4,4`, `3 3 3 4 4` or `33344`. */
import { variantName, type Messages } from '@yaht/messages';
import { err, ok, parseDice, type Dice, type Result, type ScorecardVariant } from '@yaht/rules';
import { shown } from '../output/text.ts';

/** The dice of one roll, or what is wrong with them in one sentence. */
export function readDice(messages: Messages, variant: ScorecardVariant, text: string): Result<Dice, string> {
  const words = messages.cliProblems;
  const dice = parseDice(text);
  if (!dice.ok) return err(complaint(messages, text));
  if (dice.value.length === variant.dice) return ok(dice.value);
  return err(words.wrongDiceCount(variantName(messages, variant), variant.dice, dice.value.length));
}

function complaint(messages: Messages, text: string): string {
  const parts = text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  const letters = parts.length === 1 ? [...(parts[0] ?? '')] : parts;
  const wrong = letters.find(part => !/^[1-6]$/.test(part));
  if (wrong !== undefined)
    return messages.cliProblems.badFace(shown(/^\d+$/.test(text.trim()) || parts.length > 1 ? wrong : text.trim()));
  return letters.length === 0 ? messages.cliProblems.noDice : messages.cliProblems.badFace(shown(text.trim()));
}
