/** The known word that was probably meant. */

const LONGEST = 40;

/** The choice with the fewest typing errors, or null when none is close. */
export function nearestOf(word: string, choices: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const allowed = Math.min(3, Math.ceil(word.length / 3));
  const ranked = choices.map(choice => ({ choice, errors: typingErrors(word.toLowerCase(), choice.toLowerCase()) }));
  const [best] = ranked.sort((a, b) => a.errors - b.errors);
  return best && best.errors <= allowed ? best.choice : null;
}

/** Letters to insert, drop or replace, counted row by row (Levenshtein). */
function typingErrors(word: string, choice: string): number {
  let above = Array.from({ length: choice.length + 1 }, (_, i) => i);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= choice.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (word[row - 1] === choice[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[choice.length] ?? 0;
}
