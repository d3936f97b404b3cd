/** Everybody's first attempt at a day. */
import type { DailyReport } from '@yaht/client';
import { useWords } from '../device/words.ts';
import { BoardList, type BoardLine } from '../people/BoardList.tsx';
import { useAccount } from '../people/account.ts';
import styles from './DailyPage.module.css';

export function DailyBoard({ report, seenAt }: { readonly report: DailyReport; readonly seenAt: number | undefined }) {
  const { daily, people } = useWords();
  const account = useAccount();
  const { day, rows, own } = report;
  const lines = rows.map(({ rank, profile, score, loss }): BoardLine => ({
    rank,
    ...profile,
    figure: String(score),
    note: loss === null ? '' : people.lostPoints(loss),
  }));
  const mine = !own || own.rank === null || own.score === null ? undefined : { rank: own.rank, figure: String(own.score) };
  return (
    <section aria-labelledby="board">
      <h3 id="board" className={styles['title']}>
        {daily.board(day)}
      </h3>
      {seenAt !== undefined && <p className={styles['stale']}>{people.seenAt(seenAt)}</p>}
      {lines.length === 0 ? <p>{daily.noBoard}</p> : <BoardList lines={lines} own={mine} name={account?.name ?? ''} />}
    </section>
  );
}
