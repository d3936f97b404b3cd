/** A scorecard game on the table: the pad above, the tray with dice and actions below. */
import type { ScorecardView } from '@yaht/client';
import type { ScorecardVariant } from '@yaht/rules';
import { CoachNote } from '../coach/CoachNote.tsx';
import type { Coach } from '../coach/use-coach.ts';
import { WinBar } from '../coach/WinBar.tsx';
import { IconButton } from '../design/Button.tsx';
import { useSettings } from '../device/settings.ts';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { useConstant } from '../device/use-constant.ts';
import { useWide } from '../device/use-media.ts';
import { useKeys } from '../device/use-keys.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { ActionBar } from './ActionBar.tsx';
import { cardKeys } from './board-keys.ts';
import { Desk } from './Desk.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Log } from './Log.tsx';
import { JokerBanner } from './JokerBanner.tsx';
import { MainButton } from './MainButton.tsx';
import { Pad } from './Pad.tsx';
import { PlayerTabs } from './PlayerTabs.tsx';
import { TurnTitle } from './TurnTitle.tsx';
import type { Deeds } from './use-deeds.ts';
import type { Celebrated } from './use-award.ts';
import { useJustScored } from './use-just-scored.ts';
import type { Menu } from './use-menu.tsx';
import type { Board } from './use-board.ts';
import type { Thrown } from './use-throw.ts';
import styles from './ScorecardBoard.module.css';

type Props = {
  readonly board: Board;
  readonly card: ScorecardView;
  readonly variant: ScorecardVariant;
  readonly thrown: Thrown;
  readonly deeds: Deeds;
  readonly celebrated: Celebrated;
  readonly coach: Coach;
  readonly menu: Menu;
};

export function ScorecardBoard({ board, card, variant, thrown, deeds, celebrated, coach, menu }: Props) {
  const words = useWords();
  const isWide = useWide();
  const { oneTap } = useSettings();
  const press = usePress();
  const { view, still } = board;
  const turn = `${view.turn}/${view.round}`;
  const [pinned, setPinned] = useAsLongAs<number>(turn);
  const [order, setOrder] = useAsLongAs<readonly number[]>(turn);
  const justScored = useJustScored(board.table);
  const viewed = pinned ?? celebrated.award?.seat ?? justScored ?? view.turn ?? 0;
  const shown = order ?? card.dice.map((_, die) => die);
  const choose = useConstant((category: string) => {
    if (thrown.isRolling) return;
    const row = card.rows.find(each => each.category === category);
    if (oneTap || row?.chosen) deeds.score(category);
    // The second tap of a double tap is no second yes.
    else press(async () => board.desk.press({ type: 'row', category }), 'ScoreCategory');
  });
  const pin = useConstant(setPinned);
  const toggle = useConstant((die: number) => board.desk.press({ type: 'toggle', die }));
  const sort = () => setOrder([...shown].sort((a, b) => (card.dice[a]?.face ?? 0) - (card.dice[b]?.face ?? 0)));
  useKeys({
    ...cardKeys({ board, card, order: shown, deeds, thrown }),
    s: sort,
    h: () => coach.refusal === null && coach.hint(),
    v: () => setPinned((viewed + 1) % view.players.length),
    '?': menu.rules,
  });
  const notice = thrown.isRolling ? null : card.banner && view.isMine ? (
    <JokerBanner situation={card.banner} variant={variant} onWhy={menu.joker} />
  ) : (
    coach.note !== null && <CoachNote text={coach.note} />
  );
  const canSort = view.isMine && card.dice.every(({ face }) => face !== null) && !thrown.isRolling;
  return (
    <>
      <Desk
        tabs={
          <>
            {!isWide &&
              (notice || (
                <PlayerTabs
                  players={still.players}
                  variant={view.variant}
                  isInRoom={view.room !== null}
                  viewed={viewed}
                  onView={pin}
                />
              ))}
            <WinBar table={board.table} view={still} isRolling={thrown.isRolling} />
          </>
        }
        paper={
          <Pad
            view={still}
            board={still.board?.family === 'scorecard' ? still.board : card}
            variant={variant}
            seat={viewed}
            facts={board.table.state().game?.events.length ?? 0}
            isRolling={thrown.isRolling}
            celebrated={celebrated}
            onChoose={choose}
          />
        }
        onTouch={thrown.isRolling ? thrown.skip : undefined}
        tray={
          <>
            {isWide && <TurnTitle view={view} isRolling={thrown.isRolling} />}
            <DiceTray
              dice={card.dice}
              order={shown}
              thrown={thrown}
              resting={view.lastTurn?.dice ?? null}
              isMine={view.isMine}
              isJumping={celebrated.level === 4}
              onToggle={toggle}
            />
            <ActionBar>
              {!view.room?.isSpectator && (
                <>
                  <IconButton
                    icon="undo"
                    testId="undo"
                    reason={view.undo.refusal === null ? undefined : words.web.whyNotUndo}
                    onPress={deeds.undo}
                  >
                    {words.web.undo}
                  </IconButton>
                  <IconButton icon="sort" reason={canSort ? undefined : words.refusals['roll-first']({})} onPress={sort}>
                    {words.web.sort}
                  </IconButton>
                  {coach.refusal !== undefined && (
                    <IconButton icon="hint" testId="hint" reason={coach.refusal ?? undefined} onPress={coach.hint}>
                      {words.review.hint}
                    </IconButton>
                  )}
                </>
              )}
              <MainButton view={view} variant={variant} isRolling={thrown.isRolling} onSkip={deeds.skip} onPress={deeds.main} />
            </ActionBar>
            {isWide && <div className={styles['notice']}>{notice}</div>}
            {isWide && <Log table={board.table} isRolling={thrown.isRolling} />}
          </>
        }
      />
    </>
  );
}
