/** A run of Rollio, wherever it stands: dice to choose, a level, the shop, the end, and what has to be seen in between. */
import type { Refused, RunView, Table, TableView, Wish } from '@yaht/client';
import { setName, type Words } from '@yaht/messages';
import { fault, type RunGame } from '@yaht/rules';
import type { ReactNode } from 'react';
import { rematchReason } from '../app/refusal.ts';
import { TopBar } from '../app/TopBar.tsx';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import type { Board } from '../play/use-board.ts';
import { useMenu } from '../play/use-menu.tsx';
import { useRefused } from '../play/use-refused.tsx';
import { useSaid } from '../play/use-said.ts';
import { useStock } from '../play/use-stock.ts';
import { useThrow, type Thrown } from '../play/use-throw.ts';
import { useWakeLock } from '../play/use-wake-lock.ts';
import { BossIntro } from './BossIntro.tsx';
import { Flopped } from './Flopped.tsx';
import { Interlude } from './Interlude.tsx';
import { LevelIntro } from './LevelIntro.tsx';
import { Round } from './Round.tsx';
import { RunOver, type RunEnd } from './RunOver.tsx';
import { SetChoice } from './SetChoice.tsx';
import { Shop } from './Shop.tsx';
import { useCount } from './use-count.ts';
import { useMoments } from './use-moments.ts';
import { useRunBoard } from './use-run-board.ts';
import { useRunSounds } from './use-run-sounds.ts';
import styles from './RunScreen.module.css';

type Props = {
  readonly table: Table;
  readonly aside?: ReactNode;
  readonly again?: string | undefined;
  /** Whose run it is, where it is somebody else's. */
  readonly whose?: string | undefined;
  /** Under the bar: others who play at the same time. */
  readonly beside?: ReactNode;
  /** What the end is about where others play too: how they stand, and the way on. */
  readonly end?: RunEnd;
  readonly onHome: () => void;
  readonly onRematch?: (() => void) | undefined;
  readonly onCheck: () => void;
  /** Puts something around what is shown: the notes of the tutorial. */
  readonly renderAround?: (run: RunView, stage: ReactNode) => ReactNode;
  /** Why a wish is not sent at all. */
  readonly onAsk?: (run: RunView, wish: Wish) => boolean;
};

/** What every part of a run needs. */
export type RunParts = {
  readonly board: Board;
  readonly run: RunView;
  readonly game: RunGame;
  readonly thrown: Thrown;
  /** The ways are being listed, and that can be noticed. */
  readonly isSlow: boolean;
  /** Wishes that belong together, each once; the first that is refused ends it. */
  readonly send: (...wishes: readonly Wish[]) => void;
  /** A step on the way to a wish: the second tap of a double tap takes it no further, nor does a tap while the wish is on its way. */
  readonly approach: (wish: Wish['type'], step: () => void) => void;
  /** The bar at the top. */
  readonly bar: ReactNode;
  /** In place of what one could do, where somebody else plays. */
  readonly lookingOn: ReactNode;
  readonly onRules: () => void;
};

export function RunScreen({ table, aside, again, whose, beside, end, onHome, onRematch, onCheck, renderAround, onAsk }: Props) {
  const words = useWords();
  const { board, isSlow } = useRunBoard(table);
  const thrown = useThrow(table);
  const run = board.view.board?.family === 'run' ? board.view.board : fault('a run without a board');
  const moments = useMoments(table, run);
  const counting = useCount(moments.now, thrown.isRolling, moments.next);
  useRunSounds(moments.now, thrown.isRolling);
  const { refuse, refusal } = useRefused(board, 'actions');
  const press = usePress();
  const send: RunParts['send'] = (...wishes) => {
    if (wishes.some(wish => onAsk?.(run, wish) === false)) return;
    press(() => sendInOrder(table, wishes, refuse), deedOf(wishes[0]));
  };
  const approach: RunParts['approach'] = (wish, step) => press(async () => step(), wish);
  const said = useSaid(table, words, thrown.isRolling || counting !== null);
  useWakeLock(board.view.over === null);
  const variant = board.view.variant ?? fault('a run without rules');
  useStock(variant);
  const menu = useMenu({
    board,
    variant,
    keys: words.runScreen.keyList,
    onAgree: () => {
      const wish = board.desk.agree();
      if (wish) send(wish);
    },
    onHome,
  });

  const { game } = table.state();
  if (game?.family !== 'run') return null;
  // The page of a level is about what comes, everything else to be seen about what was.
  const isBehind = thrown.isRolling || (moments.now !== null && moments.now.type !== 'level');
  const shown = moments.before && isBehind ? moments.before : run;
  const bar = (
    <div className={styles['head']}>
      <TopBar
        title={titleOf(words, shown)}
        about={[...(whose ? [whose] : []), aboutOf(words, shown, beside !== undefined)].join(', ')}
        aside={
          <>
            {aside}
            {shown.set !== null && (
              <b className={styles['money']} data-testid="money">
                ${shown.money}
              </b>
            )}
          </>
        }
        onBack={onHome}
        onMenu={menu.open}
      />
      {beside}
    </div>
  );
  const lookingOn = whose && <p className={styles['lookingOn']}>{words.runOnline.lookingOn(whose)}</p>;
  const parts: RunParts = {
    board,
    run: shown,
    game,
    thrown,
    isSlow,
    send,
    approach,
    bar,
    lookingOn,
    onRules: menu.rules,
  };
  const stage = (): ReactNode => {
    const { now } = moments;
    if (now && now.type !== 'count' && !thrown.isRolling) {
      if (now.type === 'level' && now.boss)
        return <BossIntro {...parts} plan={now.plan} boss={now.boss} onBegin={moments.next} />;
      if (now.type === 'level') return <LevelIntro {...parts} plan={now.plan} onBegin={moments.next} />;
      if (now.type === 'flopped')
        return <Flopped {...parts} moment={now} faces={moments.faces} isOver={board.view.over !== null} onNext={moments.next} />;
      return <Interlude {...parts} moment={now} onNext={moments.next} />;
    }
    const isOver = board.view.over !== null || game.state.turn === null;
    if (isOver && !now && !thrown.isRolling)
      return (
        <RunOver
          {...parts}
          end={end ?? { text: again }}
          reason={again === undefined ? againReason(words, board.view) : undefined}
          onAgain={onRematch ?? (() => send({ type: 'Rematch' }))}
          onCheck={onCheck}
          onHome={onHome}
        />
      );
    if (shown.phase === 'set') return <SetChoice {...parts} />;
    if (shown.phase === 'shop') return <Shop {...parts} />;
    return <Round {...parts} counting={counting} faces={moments.faces} isHeldBack={moments.now !== null} onSkip={moments.next} />;
  };
  return (
    <>
      {renderAround ? renderAround(run, stage()) : stage()}
      <p className={`unseen ${styles['said']}`} role="status" data-testid="status">
        {said}
      </p>
      {refusal}
      {menu.sheet}
    </>
  );
}

/** In a duel, others may still play. */
const againReason = (words: Words, view: TableView): string | undefined =>
  view.over ? rematchReason(words, view) : words.runOnline.waiting;

/** While one ware is on its way, another may be bought. */
const deedOf = (wish: Wish | undefined): string | undefined =>
  wish?.type === 'BuyWare' ? `${wish.type} ${wish.ware}` : wish?.type;

async function sendInOrder(table: Table, wishes: readonly Wish[], onAnswer: (refused: Refused | null) => void): Promise<void> {
  for (const wish of wishes) {
    const answer = await table.send(wish);
    onAnswer(answer.ok ? null : answer.error);
    if (!answer.ok) return;
  }
}

function titleOf({ runScreen }: ReturnType<typeof useWords>, { phase, level, levels }: RunView): string {
  if (phase === 'set') return runScreen.chooseSet;
  return phase === 'shop' ? runScreen.shop : runScreen.level(level.level, levels);
}

/** Beside others there is less room, and they know what is played. */
function aboutOf({ run, runScreen }: ReturnType<typeof useWords>, { phase, set, level }: RunView, hasOthers: boolean): string {
  if (phase === 'shop') return runScreen.afterLevel(level.level);
  if (set === null) return runScreen.title;
  return (hasOthers ? runScreen.diceOf : runScreen.setOf)(setName({ run }, set));
}
