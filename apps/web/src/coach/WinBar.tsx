/** Who will win, as a bar of the players' colours; behind it, where everybody may end. */
import type { Table, TableView } from '@yaht/client';
import { emptyCard, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import { meanOf, percentileOf, unsolvableReason, type Outlook } from '@yaht/solver';
import { memo, useEffect, useState } from 'react';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import { Histogram } from '../review/Histogram.tsx';
import { ask } from '../solver/ask.ts';
import type { Standing } from '../solver/questions.ts';
import styles from './WinBar.module.css';

type Props = { readonly table: Table; readonly view: TableView; readonly isRolling: boolean };

export const WinBar = memo(function WinBar({ table, view, isRolling }: Props) {
  const { review } = useWords();
  const [isOpen, setOpen] = useState(false);
  const outlook = useOutlook(table, isRolling);
  if (!outlook) return null;
  const percents = outlook.chances.map(chance => Math.round(100 * chance));
  const about = outlook.measure === 'near' ? '≈\u202F' : '';
  const said = view.players.map(({ seat, name }) => review.winOf(name, `${about}${percents[seat] ?? 0}`)).join(', ');
  return (
    <>
      <button
        type="button"
        className={styles['bar']}
        aria-label={`${review.winLabel}: ${said}`}
        data-testid="winprob"
        onClick={() => setOpen(true)}
      >
        {view.players.map(({ seat }) => (
          <span key={seat} data-seat={seat} style={{ flexGrow: outlook.chances[seat] ?? 0 }}>
            {/* Who it is and how likely, where there is room for both. */}
            {(outlook.chances[seat] ?? 0) >= ROOM && `${String.fromCodePoint(65 + seat)} ${about}${percents[seat] ?? 0}`}
          </span>
        ))}
      </button>
      {isOpen && (
        <Sheet title={review.spread} onClose={() => setOpen(false)}>
          <Spreads view={view} outlook={outlook} percents={percents} about={about} />
        </Sheet>
      )}
    </>
  );
});

/** A part as large has room for a letter and a figure. */
const ROOM = 0.14;

type SpreadsProps = {
  readonly view: TableView;
  readonly outlook: Outlook;
  readonly percents: readonly number[];
  /** What stands before a chance that is nearly known. */
  readonly about: string;
};

function Spreads({ view, outlook, percents, about }: SpreadsProps) {
  const { review, analysis } = useWords();
  return (
    <>
      <p className={styles['about']}>
        {review.spreadAbout} {analysis.measures[outlook.measure]}
      </p>
      <ul className={styles['players']}>
        {view.players.map(({ seat, name }) => {
          const scores = outlook.scores[seat];
          return (
            <li key={seat}>
              <p>
                <PlayerMark seat={seat} /> <b>{review.winOf(name, `${about}${percents[seat] ?? 0}`)}</b>
              </p>
              {scores && (
                <>
                  <p>{review.likelyScore(Math.round(meanOf(scores)), percentileOf(scores, 10), percentileOf(scores, 90))}</p>
                  <Histogram scores={scores} label={name} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What is to come after the latest move; the answer before stays until the next one is there. */
function useOutlook(table: Table, isRolling: boolean): Outlook | null {
  const { winBar } = useSettings();
  const [outlook, setOutlook] = useState<Outlook | null>(null);
  const { game } = table.state();
  const counted = winBar && !isRolling && game?.family === 'scorecard' && isForBar(game) ? game : null;
  useEffect(() => {
    let isOver = false;
    const look = async (game: ScorecardGame): Promise<void> => {
      const answer = await ask('outlook', game.start.variant, standingsOf(game), game.state.turn?.seat ?? null);
      if (!isOver && answer.ok) setOutlook(answer.value);
    };
    if (counted) void look(counted);
    return () => {
      isOver = true;
    };
  }, [counted]);
  return winBar ? outlook : null;
}

const isForBar = ({ start }: ScorecardGame): boolean =>
  start.players.length >= 2 && start.players.length <= 4 && isSolvable(start.variant);

const isSolvable = (variant: ScorecardVariant): boolean => unsolvableReason(variant) === null;

const standingsOf = ({ start, state: { cards, turn } }: ScorecardGame): readonly Standing[] =>
  start.players.map((_, seat) => ({
    card: cards[seat] ?? emptyCard,
    dice: turn?.seat === seat ? turn.dice : null,
    rollsLeft: turn?.rollsLeft ?? 0,
  }));
