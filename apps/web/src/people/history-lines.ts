/** A finished game as the history shows it, whoever has kept it. */
import { variantName, type Words } from '@yaht/messages';
import { totals, variantById } from '@yaht/rules';
import { stockOf, type Stock } from '../design/paper.ts';
import type { OwnGame } from './own-games.ts';
import type { ServedGame } from './use-served-games.ts';

export type HistoryLine = {
  readonly id: string;
  readonly at: number | null;
  readonly stock: Stock;
  readonly best: number;
  readonly title: string;
  readonly about: string;
  /** A game of cards can be looked at again, step by step and against perfect play. */
  readonly canReview: boolean;
  /** Kept on this device, where it can be deleted. */
  readonly isHere: boolean;
};

export function ownLine(words: Words, { id, game, endedAt, isAssisted, daily }: OwnGame): HistoryLine {
  const { people, daily: sentences } = words;
  const { variant, players } = game.start;
  const scores = players.map(({ name }, seat) => `${name} ${totals(game)[seat] ?? 0}`);
  const notes = [isAssisted ? people.assisted : '', daily?.kind === 'offline' ? people.unverified : ''];
  const name = variantName(words, variant);
  return {
    id,
    at: endedAt,
    stock: stockOf(variant),
    best: Math.max(...totals(game)),
    title: daily ? `${sentences.title(daily.day)}, ${name}` : name,
    about: [scores.join(', '), dateOf(endedAt), ...notes].filter(Boolean).join(' · '),
    canReview: game.family === 'scorecard',
    isHere: true,
  };
}

export function servedLine(words: Words, { id, variant, endedAt, assisted, rated, seats }: ServedGame): HistoryLine {
  const { people } = words;
  const known = variantById(variant.id);
  const scores = seats.map(({ name, score }) => `${name} ${score}`);
  const notes = [people.online, rated ? people.rated : '', assisted ? people.assisted : ''];
  return {
    id,
    at: endedAt,
    stock: known ? stockOf(known) : 'yahtzee',
    best: Math.max(...seats.map(({ score }) => score)),
    title: known ? variantName(words, known) : variant.name,
    about: [scores.join(', '), dateOf(endedAt), ...notes].filter(Boolean).join(' · '),
    canReview: known?.family === 'scorecard',
    isHere: false,
  };
}

export const latestFirst = (lines: readonly HistoryLine[]): readonly HistoryLine[] =>
  lines.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));

/** Day and time, as the reader writes them. */
const dateOf = (at: number | null): string =>
  at === null ? '' : new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
