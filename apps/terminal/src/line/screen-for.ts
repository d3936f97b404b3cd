/** The screen of each family. */
import type { Language, Messages } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import { RollioLines } from './rollio-lines.ts';
import { RunLines } from './run-lines.ts';
import { ScorecardLines } from './scorecard-lines.ts';
import type { LineScreen } from './screen.ts';

/** The one place of the line mode that asks for the family. */
export function screenFor(family: Game['family'], words: Messages, language: Language): LineScreen {
  switch (family) {
    case 'scorecard':
      return new ScorecardLines(words, language);
    case 'rollio':
      return new RollioLines(words);
    // A table shows a duel as the run of whoever sits at it.
    case 'duel':
    case 'run':
      return new RunLines(words);
  }
}
