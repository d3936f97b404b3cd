/** Everybody's first attempt at a day. */
import type { DailyReport } from '@yaht/client';
import { dateText } from '../device/dates.ts';
import { useWords } from '../device/words.ts';
import { BoardList } from '../people/BoardList.tsx';
import { useAccount } from '../people/account.ts';
import { dailyLines, ownDailyLine } from './board-lines.ts';
import styles from './DailyPage.module.css';

export function DailyBoard({ report, seenAt }: { readonly report: DailyReport; readonly seenAt: number | undefined }) {
  const words = useWords();
  const { daily, people } = words;
  const account = useAccount();
  const lines = dailyLines(words, report);
  return (
    <section aria-labelledby="board">
      <h3 id="board" className={styles['title']}>
        {daily.board(report.day)}
      </h3>
      {seenAt !== undefined && <p className={styles['stale']}>{people.seenAt(dateText(seenAt))}</p>}
      {lines.length === 0 ? (
        <p>{report.seed === null ? daily.noBoard : daily.noBoardThen}</p>
      ) : (
        <BoardList lines={lines} own={ownDailyLine(words, report)} name={account?.name ?? ''} />
      )}
    </section>
  );
}
