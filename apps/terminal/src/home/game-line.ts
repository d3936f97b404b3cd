/** A game of this machine in one line: which, how far, and who has how many points. */
import type { SaveLine } from '@yaht/client';
import { variantName, type Messages } from '@yaht/messages';
import { beganAt } from '../saves.ts';

/** When it began. */
export function whenOf({ terminal }: Messages, key: string): string {
  const at = beganAt(key);
  return at ? terminal.when(at) : '';
}

/** The round or the level that it is in; a finished one is in none. */
export function gameLine(words: Messages, line: SaveLine, isOver = false): string {
  const { variant, players, points } = line;
  const scores = players.map(({ name }, seat) => `${name} ${words.rollio.pays(points[seat] ?? 0)}`);
  return [variantName(words, variant), isOver ? '' : placeOf(words, line), scores.join(', ')].filter(Boolean).join('  ');
}

function placeOf({ terminal, runScreen }: Messages, { variant, round, rounds, level }: SaveLine): string {
  if (level === null) return terminal.round(round, rounds);
  return runScreen.level(level, variant.family === 'run' ? variant.levels.thresholds.length : 0);
}
