/** Everybody's first attempt at a game of a day, as lines of a board. */
import type { DailyReport } from '@yaht/client';
import type { Words } from '@yaht/messages';
import type { BoardLine } from '../people/BoardList.tsx';

/** By points; beside them what perfect play would have saved, or the levels of a run. */
export const dailyLines = (words: Words, { rows }: DailyReport): readonly BoardLine[] =>
  rows.map(({ rank, profile, score, loss, levels }) => ({
    rank,
    ...profile,
    figure: words.runScreen.points(score),
    note: levels !== null ? words.runOnline.cleared(levels) : loss === null ? '' : words.people.lostPoints(loss),
  }));

/** The reader's own line, wherever it stands. */
export const ownDailyLine = ({ runScreen, runOnline }: Words, { own }: DailyReport) =>
  !own || own.rank === null || own.score === null
    ? undefined
    : {
        rank: own.rank,
        figure: runScreen.points(own.score),
        ...(own.levels === null ? {} : { note: runOnline.cleared(own.levels) }),
      };
