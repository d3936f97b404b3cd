/** What somebody tells others about the game of the day: how it went, and nothing that helps whoever plays it later. */
import type { Variant } from '@yaht/rules';
import type { Words } from './messages.ts';
import { variantName } from './names.ts';

export type DailyResult = {
  readonly day: number;
  readonly variant: Variant;
  readonly score: number;
  /** Points lost to perfect play, in all and by turn; null until they are known. */
  readonly loss: number | null;
  readonly turns: readonly number[] | null;
  /** Levels of a run that were cleared. */
  readonly levels?: number | null;
  /** Where the others find it. */
  readonly link?: string | undefined;
};

/** A turn that lost no more than this was as good as the best, or only a little worse. */
const LIMITS = { best: 0.25, small: 1.5 } as const;
const PER_GROUP = 5;

export type DailyMark = '✓' | '~' | 'x';

/** Four lines at most: title, result, a sign for each turn, and the address. */
export function shareText(words: Words, { day, variant, turns, link, ...result }: DailyResult): string {
  const { daily } = words;
  return [
    daily.shareTitle(day, variantName(words, variant)),
    scoredText(words, result),
    ...(turns ? [`${marksOf(turns)} ${daily.legend}`] : []),
    ...(link === undefined ? [] : [link]),
  ].join('\n');
}

function scoredText({ daily, dailyRun }: Words, { score, loss, levels = null }: Pick<DailyResult, 'score' | 'loss' | 'levels'>) {
  if (levels !== null) return dailyRun.scored(score, levels);
  return loss === null ? daily.scored(score) : daily.scoredWithLoss(score, loss);
}

/** The same without signs, for whoever listens to it. */
export function shareWords(words: Words, { turns, ...result }: DailyResult): string {
  const [title = '', scored = '', ...link] = shareText(words, { ...result, turns: null }).split('\n');
  const marks = turns?.map(markOf) ?? [];
  const how = (mark: DailyMark): number => marks.filter(other => other === mark).length;
  const counted = turns ? [words.daily.words(turns.length, how('✓'), how('~'), how('x'))] : [];
  return [title, `${scored}.`, ...counted, ...link].join('\n');
}

function marksOf(turns: readonly number[]): string {
  const groups = Array.from({ length: Math.ceil(turns.length / PER_GROUP) }, (_, i) =>
    turns.slice(PER_GROUP * i, PER_GROUP * (i + 1)),
  );
  return groups.map(group => group.map(markOf).join('')).join(' ');
}

/** How each turn went, without a word about its dice. */
export const dailyMarks = (turns: readonly number[]): readonly DailyMark[] => turns.map(markOf);

function markOf(loss: number): DailyMark {
  if (loss <= LIMITS.best) return '✓';
  return loss <= LIMITS.small ? '~' : 'x';
}
