/** `/boards`: who leads, among whom, by what and in which game. */
import type { DailyReport } from '@yaht/client';
import { variantName, type Messages } from '@yaht/messages';
import { scorecardVariants } from '@yaht/rules';
import { useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Choice } from '../design/Choice.tsx';
import { useWords } from '../device/words.ts';
import { useAccount } from './account.ts';
import { BoardList, type BoardLine } from './BoardList.tsx';
import { NoRows, Stale } from './BoardNotes.tsx';
import { Ranks, type Measure } from './Ranks.tsx';
import { Select } from './Select.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './People.module.css';

type Scope = keyof Messages['boards']['scopes'];

export function BoardsPage() {
  const words = useWords();
  const { people, boards, web } = words;
  const account = useAccount();
  const games = Object.fromEntries(scorecardVariants.map(game => [game.id, variantName(words, game)]));
  const [variant, setVariant] = useState('yahtzee');
  const [by, setBy] = useState<Measure>('score');
  const [scope, setScope] = useState<Scope>(account ? 'friends' : 'all');
  return (
    <Page title={people.boards} about={boards.scopeNotes[scope]}>
      <div className={styles['choices']}>
        <Choice title={boards.scope} values={boards.scopes} chosen={scope} onChoose={setScope} />
      </div>
      {scope === 'daily' ? (
        <Today />
      ) : (
        <>
          <div className={styles['selects']}>
            <Select title={people.measure} values={people.measures} chosen={by} onChoose={setBy} />
            <Select title={web.game} values={games} chosen={variant} onChoose={setVariant} />
          </div>
          {scope === 'friends' && !account ? (
            <p className={styles['note']}>
              {boards.needsProfile} <Link href="/profile">{people.profile}</Link>
            </p>
          ) : (
            <Ranks key={`${variant}/${by}/${scope}`} variant={variant} by={by} scope={scope} />
          )}
        </>
      )}
      <p className={styles['note']}>
        {people.boardNote} {boards.verifiedAbout}
      </p>
    </Page>
  );
}

function Today() {
  const { people, daily } = useWords();
  const account = useAccount();
  const { value: report, seenAt, problem } = useAnswer<DailyReport>('/v1/daily');
  if (!report) return <p role="status">{problem ? people.noConnection : daily.loading}</p>;
  const lines = report.rows.map(({ rank, profile, score, loss }): BoardLine => ({
    rank,
    ...profile,
    figure: String(score),
    note: loss === null ? '' : people.lostPoints(loss),
  }));
  const { own } = report;
  const mine = !own || own.rank === null ? undefined : { rank: own.rank, figure: String(own.score) };
  return (
    <>
      {seenAt !== undefined && problem && <Stale at={seenAt} />}
      {lines.length === 0 ? <NoRows text={people.noRows} /> : <BoardList lines={lines} own={mine} name={account?.name ?? ''} />}
    </>
  );
}
