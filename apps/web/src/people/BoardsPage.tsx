/** `/boards`: who leads, by what, in which game and since when. */
import type { DailyReport } from '@yaht/client';
import { variantName, type Messages } from '@yaht/messages';
import { scorecardVariants } from '@yaht/rules';
import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useWords } from '../device/words.ts';
import { useAccount } from './account.ts';
import { BoardList, type BoardLine } from './BoardList.tsx';
import { Select } from './Select.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './People.module.css';

type Measure = keyof Messages['people']['measures'];
type Window = keyof Messages['people']['windows'];

type Row = {
  readonly rank: number;
  readonly profile: { readonly id: string; readonly name: string; readonly colour: string };
  readonly value: number;
  readonly games: number;
};
type Board = { readonly rows: readonly Row[]; readonly own: Row | null };

export function BoardsPage() {
  const words = useWords();
  const { people, web } = words;
  const games = Object.fromEntries(scorecardVariants.map(game => [game.id, variantName(words, game)]));
  const [variant, setVariant] = useState('yahtzee');
  const [by, setBy] = useState<Measure>('score');
  const [window, setWindow] = useState<Window>('all');
  return (
    <Page title={people.boards} about={people.measureNotes[by]}>
      <div className={styles['selects']}>
        <Select title={people.measure} values={people.measures} chosen={by} onChoose={setBy} />
        {by !== 'daily' && (
          <>
            <Select title={web.game} values={games} chosen={variant} onChoose={setVariant} />
            <Select title={people.window} values={people.windows} chosen={window} onChoose={setWindow} />
          </>
        )}
      </div>
      {by === 'daily' ? <Today /> : <Ranks key={by} variant={variant} by={by} window={window} />}
      <p className={styles['note']}>{people.boardNote}</p>
    </Page>
  );
}

type RanksProps = { readonly variant: string; readonly by: Exclude<Measure, 'daily'>; readonly window: Window };

function Ranks({ variant, by, window }: RanksProps) {
  const { people } = useWords();
  const { value: board, seenAt, problem } = useAnswer<Board>(`/v1/leaderboards/${variant}?by=${by}&window=${window}`);
  const figure = (value: number): string => (by === 'score' || by === 'rating' ? String(Math.round(value)) : value.toFixed(1));
  const line = ({ rank, profile, value, games }: Row): BoardLine => ({
    rank,
    ...profile,
    figure: figure(value),
    note: people.gamesPlayed(games),
  });
  const own = board?.own ? line(board.own) : undefined;
  return <Shown lines={board?.rows.map(line)} own={own} seenAt={seenAt} isOffline={problem !== undefined} />;
}

function Today() {
  const { people } = useWords();
  const { value: report, seenAt, problem } = useAnswer<DailyReport>('/v1/daily');
  const lines = report?.rows.map(({ rank, profile, score, loss }): BoardLine => ({
    rank,
    ...profile,
    figure: String(score),
    note: loss === null ? '' : people.lostPoints(loss),
  }));
  const own = report?.own;
  const mine = !own || own.rank === null ? undefined : { rank: own.rank, figure: String(own.score) };
  return <Shown lines={lines} own={mine} seenAt={seenAt} isOffline={problem !== undefined} />;
}

type ShownProps = {
  readonly lines: readonly BoardLine[] | undefined;
  readonly own: { readonly id?: string; readonly rank: number; readonly figure: string } | undefined;
  readonly seenAt: number | undefined;
  readonly isOffline: boolean;
};

function Shown({ lines, own, seenAt, isOffline }: ShownProps) {
  const { people, daily } = useWords();
  const account = useAccount();
  if (!lines) return <p role="status">{isOffline ? people.noConnection : daily.loading}</p>;
  return (
    <>
      {seenAt !== undefined && isOffline && (
        <p className={styles['note']} role="status">
          {people.seenAt(seenAt)}
        </p>
      )}
      {lines.length === 0 ? (
        <p className={styles['empty']}>
          <span aria-hidden="true" />
          {people.noRows}
        </p>
      ) : (
        <BoardList lines={lines} own={own} name={account?.name ?? ''} />
      )}
    </>
  );
}
