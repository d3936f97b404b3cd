/** A round of a level: the goal, the pot with its risk and the charms on paper; the dice and the three actions in the tray. */
import type { RunView } from '@yaht/client';
import { useState } from 'react';
import { TextButton } from '../design/TextButton.tsx';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { dieKeys } from '../device/use-keys.ts';
import { useMedia } from '../device/use-media.ts';
import { skipByPress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { GoalBar } from '../rollio/GoalBar.tsx';
import { Actions } from './Actions.tsx';
import { BossBanner } from './BossBanner.tsx';
import { Breakdown } from './Breakdown.tsx';
import { CharmBar } from './CharmBar.tsx';
import { ConsumableBar } from './ConsumableBar.tsx';
import { Dial } from './Dial.tsx';
import { Pot } from './Pot.tsx';
import { Rail } from './Rail.tsx';
import { Banks, Rerolls, Rounds } from './Rights.tsx';
import { RoundHint } from './RoundHint.tsx';
import { TallTable, WideTable } from './RoundTables.tsx';
import { RunDice } from './RunDice.tsx';
import type { RunParts } from './RunScreen.tsx';
import type { Counting } from './use-count.ts';
import { useRunKeys } from './use-run-keys.ts';
import { leastOf } from './way-text.ts';
import { WaySheet } from './WaySheet.tsx';

type Props = RunParts & {
  readonly counting: Counting | null;
  /** Dice that were thrown and are gone from the board already. */
  readonly faces: readonly number[] | null;
  /** Something has to be seen first. */
  readonly isHeldBack: boolean;
  readonly onSkip: () => void;
};

export function Round(props: Props) {
  const { bar, board, run, game, thrown, send, approach, isSlow, lookingOn, counting, faces, isHeldBack, onSkip, onRules } =
    props;
  const words = useWords();
  const { runScreen } = words;
  // The style sheets ask the same question.
  const isWide = useMedia('(min-width: 1024px)');
  const [isReading, setReading] = useState(false);
  const [isOpened, setOpened] = useAsLongAs<boolean>(game.state);
  const isBusy = counting !== null || thrown.isRolling || isHeldBack;
  const isChoosing = isOpened === true && run.hasChoice && !isBusy;
  const skip = () => {
    skipByPress();
    if (thrown.isRolling) thrown.skip();
    else onSkip();
  };
  const reroll = () => send({ type: 'RerollDice', dice: run.selected.length > 0 ? run.selected : looseOf(run) });
  const main = () => {
    if (isBusy) return skip();
    const move = board.desk.move();
    if (move?.type === 'ScoreDice' && run.hasChoice && !isChoosing) return approach('ScoreDice', () => setOpened(true));
    setOpened(false);
    return move ? send(move) : undefined;
  };
  const whenFree = (work: () => void) => () => (isBusy ? skip() : work());
  useRunKeys({
    ...dieKeys([...run.dice.keys()], die => whenFree(() => board.desk.press({ type: 'toggle', die }))()),
    space: main,
    enter: main,
    a: whenFree(() => board.desk.press({ type: 'best' })),
    r: whenFree(() => run.reroll.refusal === null && reroll()),
    b: whenFree(() => run.bank.refusal === null && send({ type: 'Bank' })),
    u: whenFree(() => board.view.undo.refusal === null && send({ type: 'Undo' })),
    d: () => setReading(true),
    c: () => document.querySelector<HTMLElement>('[data-testid="charm-0"]')?.focus(),
    '?': onRules,
  });
  const canUndo = board.view.undo.refusal === null && !isBusy;
  const way = isBusy ? undefined : run.ways.find(({ chosen }) => chosen);
  const Table = isWide ? WideTable : TallTable;
  return (
    <>
      <Table
        bar={bar}
        run={run}
        game={game}
        boss={run.boss && <BossBanner id={run.boss} isLarge={isWide} />}
        goal={
          <GoalBar
            banked={run.level.total}
            pot={run.pot}
            added={way?.preview.lowest ?? 0}
            target={run.level.threshold}
            note={way && runScreen.ifBanked(leastOf(words, way, run.level.total + run.pot))}
          />
        }
        banks={<Banks level={run.level} />}
        rounds={<Rounds level={run.level} />}
        rerolls={<Rerolls level={run.level} />}
        dial={
          <Dial kinds={run.kinds} table={run.table} next={isBusy ? null : nextThrow(run)}>
            <Pot run={run} counting={counting} onRead={() => setReading(true)} />
          </Dial>
        }
        goods={<ConsumableBar run={run} send={send} isLocked={isBusy} />}
        hand={<CharmBar run={run} send={send} locked={isBusy ? runScreen.counting : null} counting={counting} />}
        rail={
          <Rail
            run={run}
            counting={counting}
            onLetGo={board.view.isMine && !isBusy ? die => board.desk.press({ type: 'toggle', die }) : null}
            hint={
              <>
                {!lookingOn && <RoundHint run={run} isBusy={isBusy} variant={game.start.variant} />}
                {canUndo && (
                  <TextButton icon="undo" testId="undo" onPress={() => send({ type: 'Undo' })}>
                    {runScreen.undo}
                  </TextButton>
                )}
              </>
            }
          />
        }
        waits={counting !== null && <span data-testid="charms-locked">{runScreen.charmsWait}</span>}
        dice={<RunDice run={run} board={board} thrown={thrown} counting={counting} faces={faces} isLocked={isBusy} />}
        risk={<Risk run={run} isHidden={isBusy} />}
        actions={
          lookingOn ?? (
            <Actions
              run={run}
              busy={isBusy ? (counting ? runScreen.counting : runScreen.inTheAir) : null}
              onReroll={reroll}
              isSlow={isSlow}
              onMain={main}
              onBank={() => send({ type: 'Bank' })}
            />
          )
        }
      />
      {isChoosing && (
        <WaySheet
          run={run}
          onChoose={way => board.desk.press({ type: 'way', way })}
          onTake={main}
          onClose={() => setOpened(false)}
        />
      )}
      {isReading && <Breakdown game={game} onClose={() => setReading(false)} />}
    </>
  );
}

const looseOf = ({ dice }: RunView): readonly number[] => dice.flatMap(({ aside }, die) => (aside ? [] : [die]));

/** The throw that comes next: after the selection, or as the round stands. */
const nextThrow = ({ next, now, roll }: RunView) => next ?? (roll.refusal === null ? now : null);

/** What rolling on risks, in words. */
function Risk({ run, isHidden }: { readonly run: RunView; readonly isHidden: boolean }) {
  const { runScreen } = useWords();
  if (isHidden) return null;
  if (run.next) return runScreen.thenRisk(run.next.dice, run.next.flopRisk, run.next.isExact);
  if (!run.now || run.roll.refusal !== null) return null;
  return runScreen.riskIf(run.now.dice, run.now.flopRisk, run.now.isExact);
}
