/** `/boards`: who leads, among whom, by what and in which game. */
import type { DailyReport } from '@yaht/client';
import { dayAt, variantOfDay, type DailyGame } from '@yaht/fair';
import { variantName, type Words } from '@yaht/messages';
import { fault, scorecardVariants, variantById } from '@yaht/rules';
import { useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { dailyQuestion } from '../daily/address.ts';
import { dailyLines, ownDailyLine } from '../daily/board-lines.ts';
import { Choice } from '../design/Choice.tsx';
import { useWords } from '../device/words.ts';
import { useAccount } from './account.ts';
import { BoardList } from './BoardList.tsx';
import { NoRows, Stale } from './BoardNotes.tsx';
import { Ranks, type Measure } from './Ranks.tsx';
import { Select } from './Select.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './People.module.css';

const run = variantById('rollio') ?? fault('no run');
/** The games that have boards. */
const RANKED = [...scorecardVariants, run];

/** What perfect play would have done is known of a card alone, and levels of a run alone. */
const measuresOf = ({ people, dailyRun }: Words, variant: string): Partial<Record<Measure, string>> => {
  const { score, average, ...others } = people.measures;
  return variant === run.id ? { score, levels: dailyRun.levels, average } : { score, average, ...others };
};

type Scope = keyof Words['boards']['scopes'];

export function BoardsPage() {
  const words = useWords();
  const { people, boards, web } = words;
  const account = useAccount();
  const games = Object.fromEntries(RANKED.map(game => [game.id, variantName(words, game)]));
  const [variant, setVariant] = useState('yahtzee');
  const [by, setBy] = useState<Measure>('score');
  const measures = measuresOf(words, variant);
  const measure = by in measures ? by : 'score';
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
            <Select title={people.measure} values={measures} chosen={measure} onChoose={setBy} />
            <Select title={web.game} values={games} chosen={variant} onChoose={setVariant} />
          </div>
          {scope === 'friends' && !account ? (
            <p className={styles['note']}>
              {boards.needsProfile} <Link href="/profile">{people.profile}</Link>
            </p>
          ) : (
            <Ranks key={`${variant}/${measure}/${scope}`} variant={variant} by={measure} scope={scope} />
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
  const words = useWords();
  const [game, setGame] = useState<DailyGame>('card');
  const [today] = useState(() => variantOfDay(dayAt(Date.now())));
  const names = { card: variantName(words, today), rollio: words.runScreen.title };
  return (
    <>
      <div className={styles['choices']}>
        <Choice title={words.runOnline.games} values={names} chosen={game} onChoose={setGame} />
      </div>
      <DayBoard key={game} game={game} />
    </>
  );
}

function DayBoard({ game }: { readonly game: DailyGame }) {
  const words = useWords();
  const { people, daily } = words;
  const account = useAccount();
  const { value: report, seenAt, problem } = useAnswer<DailyReport>(dailyQuestion(game));
  if (!report) return <p role="status">{problem ? people.noConnection : daily.loading}</p>;
  const lines = dailyLines(words, report);
  return (
    <>
      {seenAt !== undefined && problem && <Stale at={seenAt} />}
      {lines.length === 0 ? (
        <NoRows text={people.noRows} />
      ) : (
        <BoardList lines={lines} own={ownDailyLine(words, report)} name={account?.name ?? ''} />
      )}
    </>
  );
}
