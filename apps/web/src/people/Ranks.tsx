/** A board of the server: page after page, with the way each rank has moved and the proof of the best game. */
import type { Words } from '@yaht/messages';
import { useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { useAccount } from './account.ts';
import { askServer } from './ask.ts';
import { BoardList, type BoardLine } from './BoardList.tsx';
import { NoRows, Stale } from './BoardNotes.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './People.module.css';

export type Measure = keyof Words['people']['measures'] | 'levels';

type Row = {
  readonly rank: number;
  readonly rankBefore: number | null;
  readonly profile: { readonly id: string; readonly name: string; readonly colour: string };
  readonly value: number;
  readonly games: number;
  readonly game?: string;
};

type Board = {
  readonly rows: readonly Row[];
  readonly minimumGames: number;
  readonly next: number | null;
  readonly own: Row | null;
};

/** Figures without a fraction. */
const WHOLE: readonly Measure[] = ['score', 'rating', 'levels'];

const QUERIES = { friends: 'window=all&among=friends', week: 'window=7d', all: 'window=all' } as const;

type Props = { readonly variant: string; readonly by: Measure; readonly scope: keyof typeof QUERIES };

export function Ranks({ variant, by, scope }: Props) {
  const words = useWords();
  const { people, boards, daily } = words;
  const account = useAccount();
  const path = `/v1/leaderboards/${variant}?by=${by}&limit=20&${QUERIES[scope]}`;
  const { value: first, seenAt, problem } = useAnswer<Board>(path);
  const [further, setFurther] = useState<readonly Board[]>([]);
  const press = usePress();
  const list = useRef<HTMLDivElement>(null);
  // A profile that was deleted on another device is nobody's here.
  const why = problem?.code === 'profile-required' ? boards.needsProfile : people.noConnection;
  if (!first) return <p role="status">{problem ? why : daily.loading}</p>;
  const pages = [first, ...further];
  const rows = pages.flatMap(page => page.rows);
  const next = pages.at(-1)?.next ?? null;
  const more = async (): Promise<void> => {
    const page = await askServer<Board>(`${path}&offset=${next}`);
    if (!page.ok) return;
    setFurther([...further, page.value]);
    // Whoever reads on goes on with the first new row.
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[rows.length]?.focus());
  };
  const line = (row: Row): BoardLine => lineOf(words, by, row);
  const own = first.own ? line(first.own) : undefined;
  return (
    <div ref={list}>
      {seenAt !== undefined && problem && <Stale at={seenAt} />}
      <p className={styles['note']}>
        {by === 'levels' ? words.runOnline.levelsNote : people.measureNotes[by]} {boards.minimum(first.minimumGames)}
      </p>
      {rows.length === 0 ? (
        <NoRows text={scope === 'friends' ? boards.noFriends : people.noRows} />
      ) : (
        <BoardList lines={rows.map(line)} own={own} name={account?.name ?? ''} />
      )}
      {next !== null && (
        <p className={styles['more']}>
          <Button look="paper" testId="more-rows" reason={problem && people.noConnection} onPress={() => press(more)}>
            {boards.more}
          </Button>
        </p>
      )}
    </div>
  );
}

function lineOf(
  { people, review, runScreen }: Words,
  by: Measure,
  { rank, rankBefore, profile, value, games, game }: Row,
): BoardLine {
  return {
    rank,
    ...profile,
    figure: WHOLE.includes(by) ? runScreen.points(Math.round(value)) : review.points(value),
    note: people.gamesPlayed(games),
    // A rating has no past to compare with.
    ...(by === 'rating' ? {} : { moved: rankBefore === null ? null : rankBefore - rank }),
    ...(game === undefined ? {} : { game }),
  };
}
