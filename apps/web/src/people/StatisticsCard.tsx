/** What somebody's games add up to: those of this device, or those a server knows. */
import type { DailyReport } from '@yaht/client';
import { variantName } from '@yaht/messages';
import { scorecardVariants, type ScorecardVariant } from '@yaht/rules';
import type { Statistics } from '@yaht/solver';
import { useEffect, useMemo, useState } from 'react';
import { Choice } from '../design/Choice.tsx';
import { dateText } from '../device/dates.ts';
import { useWords } from '../device/words.ts';
import { useAccount } from './account.ts';
import { DiceFairness } from './DiceFairness.tsx';
import { LossByKind } from './LossByKind.tsx';
import { LuckHistory } from './LuckHistory.tsx';
import { assistedGames, countedGames, type OwnGame } from './own-games.ts';
import { compareGames, comparedBefore, ownStatistics, type OwnStatistics } from './own-statistics.ts';
import { ScoreCurve } from './ScoreCurve.tsx';
import { Select } from './Select.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './People.module.css';

/** So many games make a curve. */
const ENOUGH = 5;

export function StatisticsCard({ games }: { readonly games: readonly OwnGame[] }) {
  const words = useWords();
  const { people, web } = words;
  const account = useAccount();
  const [source, setSource] = useState<'device' | 'server'>('device');
  const [id, setId] = useState(() => mostPlayed(games));
  const names = Object.fromEntries(scorecardVariants.map(each => [each.id, variantName(words, each)]));
  const variant = scorecardVariants.find(each => each.id === id) ?? scorecardVariants[0];
  if (!variant) return null;
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className={styles['title']}>
        {people.statistics}
      </h2>
      <div className={styles['choices']}>
        {account?.id !== undefined && (
          <Choice title={people.source} values={people.sources} chosen={source} onChoose={setSource} />
        )}
        <Select title={web.game} values={names} chosen={id} onChoose={setId} />
      </div>
      {source === 'server' && account?.id !== undefined ? (
        <OfServer key={id} profile={account.id} variant={variant} />
      ) : (
        <OfDevice key={id} games={games} variant={variant} />
      )}
    </section>
  );
}

/** The game with the most finished games. */
function mostPlayed(games: readonly OwnGame[]): string {
  const played = (id: string): number => countedGames(games, id).length;
  const [first] = scorecardVariants.map(({ id }) => id).toSorted((one, other) => played(other) - played(one));
  return first ?? 'yahtzee';
}

function OfDevice({ games, variant }: { readonly games: readonly OwnGame[]; readonly variant: ScorecardVariant }) {
  const { people } = useWords();
  const counted = useMemo(() => countedGames(games, variant.id), [games, variant]);
  const [compared, setCompared] = useState(comparedBefore);
  useEffect(() => {
    let isOver = false;
    void compareGames(counted, setCompared, () => isOver);
    return () => {
      isOver = true;
    };
  }, [counted]);
  const statistics = ownStatistics(variant, counted, compared);
  return (
    <>
      {statistics.reviewed < statistics.games && (
        <p role="status" className={styles['note']}>
          {people.computing(statistics.reviewed, statistics.games)}
        </p>
      )}
      <Figures statistics={statistics} variant={variant} assisted={assistedGames(games, variant.id)} />
    </>
  );
}

type Answer = { readonly statistics: Statistics };

function OfServer({ profile, variant }: { readonly profile: string; readonly variant: ScorecardVariant }) {
  const { people, daily } = useWords();
  const { value, problem, seenAt } = useAnswer<Answer>(`/v1/profiles/${profile}/statistics?variant=${variant.id}`);
  if (!value) return <p role="status">{problem ? people.noConnection : daily.loading}</p>;
  return (
    <>
      {problem && seenAt !== undefined && <p className={styles['note']}>{people.seenAt(dateText(seenAt))}</p>}
      <Figures statistics={value.statistics} variant={variant} />
    </>
  );
}

type FiguresProps = {
  readonly statistics: Statistics | OwnStatistics;
  readonly variant: ScorecardVariant;
  /** Games that are not counted because there was help. */
  readonly assisted?: number;
};

function Figures({ statistics, variant, assisted = 0 }: FiguresProps) {
  const { people, review } = useWords();
  const { value: today } = useAnswer<DailyReport>('/v1/daily');
  const { games, average, best } = statistics;
  if (games === 0) return <p>{people.noGames(assisted)}</p>;
  const own = 'bonuses' in statistics ? statistics : undefined;
  const figures: readonly (readonly [string, string])[] = [
    [people.figures.games, String(games)],
    [people.figures.average, review.points(average ?? 0)],
    [people.figures.best, String(best ?? 0)],
    ...(own ? ([[people.figures.bonus, people.percent(own.bonuses / games)]] as const) : []),
    ...(own ? ([[people.figures.yahtzees, String(own.fiveAlike)]] as const) : []),
    ...(today ? ([[people.figures.streak, String(today.streak)]] as const) : []),
  ];
  return (
    <>
      <dl className={styles['figures']} data-testid="figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dd>{figure}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      {games < ENOUGH ? (
        <p className={styles['note']}>{people.moreGames(ENOUGH - games)}</p>
      ) : (
        <ScoreCurve distribution={statistics.distribution} variant={variant} />
      )}
      <LossByKind statistics={statistics} />
      <LuckHistory luck={statistics.luck} />
      <DiceFairness dice={statistics.dice} />
    </>
  );
}
