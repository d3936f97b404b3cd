/** A table on this device, whatever stage its game is at. */
import type { Table, TableView } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import { fault, type Variant } from '@yaht/rules';
import { lazy, useEffect, useMemo, type ReactNode } from 'react';
import { useCoach } from '../coach/use-coach.ts';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import { RollioBoard } from '../rollio/RollioBoard.tsx';
import { Celebration } from './Celebration.tsx';
import { Handover } from './Handover.tsx';
import { OpeningRoll } from './OpeningRoll.tsx';
import { whenIdle } from '../app/idle.ts';
import { ScorecardBoard } from './ScorecardBoard.tsx';
import { EndOffer } from './EndOffer.tsx';
import { TakebackVote } from './TakebackVote.tsx';
import { TopBar } from '../app/TopBar.tsx';
import { TurnClock } from './TurnClock.tsx';
import { useAward } from './use-award.ts';
import { useBoard } from './use-board.ts';
import { useDeeds } from './use-deeds.ts';
import { useMenu } from './use-menu.tsx';
import { useRefused } from './use-refused.tsx';
import { useSaid } from './use-said.ts';
import { useSettled } from './use-settled.ts';
import { useStock } from './use-stock.ts';
import { useThrow } from './use-throw.ts';
import { useWakeLock } from './use-wake-lock.ts';
import styles from './TableScreen.module.css';

type Props = {
  readonly table: Table;
  /** What stands in the bar beside the title. */
  readonly aside?: ReactNode;
  /** What the way on from the end is called, where it is no other game. */
  readonly again?: string | undefined;
  readonly onHome: () => void;
  /** The way on from the end; without it the table is asked for another game. */
  readonly onRematch?: (() => void) | undefined;
  readonly onCheck: () => void;
};

const loadEnd = async () => ({ default: (await import('./GameOver.tsx')).GameOver });
const GameOver = lazy(loadEnd);
const DuelScreen = lazy(async () => ({ default: (await import('../duel/DuelScreen.tsx')).DuelScreen }));
const RunScreen = lazy(async () => ({ default: (await import('../run/RunScreen.tsx')).RunScreen }));

/** Runs have screens of their own; whatever else is played has a table with seats around it. */
export function TableScreen(props: Props) {
  switch (props.table.state().game?.family) {
    case 'run':
      return <RunScreen {...props} />;
    case 'duel':
      return <DuelScreen {...props} />;
    default:
      return <SeatedScreen {...props} />;
  }
}

function SeatedScreen({ table, aside, again, onHome, onRematch, onCheck }: Props) {
  const words = useWords();
  const { handover } = useSettings();
  const board = useBoard(table);
  const thrown = useThrow(table);
  const celebrated = useAward(table);
  const { refuse, refusal } = useRefused(board, 'tray');
  const coach = useCoach(board);
  const deeds = useDeeds(board, thrown, coach, refuse);
  const said = useSaid(table, words, thrown.isRolling);
  const { desk, view } = board;
  const settled = useSettled(view, thrown.isRolling);
  const variant = view.variant ?? fault('a table without a game');
  const keys = variant.family === 'rollio' ? words.web.rollioKeyList : undefined;
  const menu = useMenu({ board, variant, keys, onAgree: deeds.agree, onHome });
  useStock(variant);
  useWakeLock(view.over === null);
  // The end of the game is there before it comes.
  useEffect(() => whenIdle(() => void loadEnd()), []);

  const { turnEndsAt, isMine } = view;
  const beside = useMemo(
    () => (
      <>
        {turnEndsAt !== null && <TurnClock endsAt={turnEndsAt} isMine={isMine} />}
        {aside}
      </>
    ),
    [turnEndsAt, isMine, aside],
  );
  const bar = (
    <TopBar
      title={titleOf(words, settled)}
      about={badgeOf(words, variant)}
      news={view.room && isMine && !view.over ? words.web.yourTurnNote : undefined}
      aside={beside}
      onBack={onHome}
      onMenu={menu.open}
    />
  );
  const celebration = variant.family === 'scorecard' && <Celebration celebrated={celebrated} variant={variant} />;
  if (view.phase === 'opening-roll') return <OpeningRoll view={view} onGoOn={() => desk.press({ type: 'opening-seen' })} />;
  const { game } = table.state();
  if (view.over && game && !thrown.isRolling)
    return (
      <>
        <GameOver
          {...{ view, game, variant, bar, again, onCheck, onHome }}
          isFresh={celebrated.hasEnded}
          over={view.over}
          onRematch={onRematch ?? (() => deeds.send({ type: 'Rematch' }))}
        />
        {refusal}
        {menu.sheet}
      </>
    );
  if (handover !== 'off' && board.handover !== null)
    return (
      <>
        <Handover
          {...{ view, bar }}
          game={table.state().game}
          isQuick={handover === 'quick'}
          onUndo={deeds.undo}
          onTake={() => desk.press({ type: 'taken-over' })}
        />
        {celebration}
        {refusal}
        {menu.sheet}
      </>
    );
  const shared = { board, thrown, deeds, menu };
  return (
    <main ref={deafAtFirst} className={styles['screen']}>
      {bar}
      {view.board?.family === 'scorecard' && variant.family === 'scorecard' && (
        <ScorecardBoard {...shared} celebrated={celebrated} coach={coach} card={view.board} variant={variant} />
      )}
      {view.board?.family === 'rollio' && variant.family === 'rollio' && (
        <RollioBoard {...shared} rollio={view.board} settled={settled} />
      )}
      <p className="unseen" role="status" data-testid="status">
        {said}
      </p>
      {view.endOffer && <EndOffer offer={view.endOffer} onSend={deeds.send} />}
      {view.takeback && <TakebackVote view={view} vote={view.takeback} onSend={deeds.send} />}
      {celebration}
      {refusal}
      {menu.sheet}
    </main>
  );
}

const titleOf = ({ web }: Words, view: TableView): string => (view.over ? web.over : web.round(view.round, view.rounds));

/** The game and what is special about its rules. */
function badgeOf(words: Words, variant: Variant): string {
  const name = variantName(words, variant);
  return variant.family === 'scorecard' && variant.joker ? `${name}, ${words.web.jokerRules[variant.joker]}` : name;
}
