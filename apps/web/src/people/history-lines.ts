/** A finished game as the history shows it, whoever has kept it. */
import { dateText } from '../device/dates.ts';
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

/** Latest first; what the server has and is kept here as well is one line. */
export function historyLines(words: Words, own: readonly OwnGame[], served: readonly ServedGame[]): readonly HistoryLine[] {
  const [here, there] = [new Set(own.map(({ id }) => id)), new Map(served.map(game => [game.id, game]))];
  return [
    ...own.map(game => ownLine(words, game, there.get(game.id))),
    ...served.filter(({ id }) => !here.has(id)).map(game => servedLine(words, game)),
  ].toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

/** When a game of the server was played is known by the server alone. */
function ownLine(words: Words, own: OwnGame, served: ServedGame | undefined): HistoryLine {
  const { people, daily: sentences } = words;
  const { id, game, startedAt, isAssisted, daily } = own;
  const { variant, players } = game.start;
  const at = startedAt ?? served?.endedAt ?? null;
  const scores = players.map(({ name }, seat) => `${name} ${totals(game)[seat] ?? 0}`);
  const notes = [isAssisted ? people.assisted : '', daily?.kind === 'offline' ? people.unverified : ''];
  const name = variantName(words, variant);
  return {
    id,
    at,
    stock: stockOf(variant),
    best: Math.max(...totals(game)),
    title: daily ? `${sentences.title(daily.day)}, ${name}` : name,
    about: aboutOf(scores, at, [...(served ? servedNotes(words, served) : []), ...notes]),
    canReview: game.family === 'scorecard',
    isHere: true,
  };
}

function servedLine(words: Words, served: ServedGame): HistoryLine {
  const { id, variant, endedAt, assisted, seats } = served;
  const known = variantById(variant.id);
  const scores = seats.map(({ name, score }) => `${name} ${score}`);
  return {
    id,
    at: endedAt,
    stock: known ? stockOf(known) : 'yahtzee',
    best: Math.max(...seats.map(({ score }) => score)),
    title: known ? variantName(words, known) : variant.name,
    about: aboutOf(scores, endedAt, [...servedNotes(words, served), assisted ? words.people.assisted : '']),
    canReview: known?.family === 'scorecard',
    isHere: false,
  };
}

const servedNotes = ({ people }: Words, { rated }: ServedGame): readonly string[] => [people.online, rated ? people.rated : ''];

const aboutOf = (scores: readonly string[], at: number | null, notes: readonly string[]): string =>
  [scores.join(', '), at === null ? '' : dateText(at), ...notes].filter(Boolean).join(' · ');
