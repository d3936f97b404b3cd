/** A round of a level: the goal, the pot and the charms on paper; the dice and the three actions in the tray. */
import type { RunView } from '@yaht/client';
import { useState } from 'react';
import { TextButton } from '../design/TextButton.tsx';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { useWide } from '../device/use-media.ts';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { skipByPress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { Desk } from '../play/Desk.tsx';
import table from '../play/TableScreen.module.css';
import { GoalBar } from '../rollio/GoalBar.tsx';
import { Actions } from './Actions.tsx';
import { Breakdown, Steps } from './Breakdown.tsx';
import { CharmBar } from './CharmBar.tsx';
import { ConsumableBar } from './ConsumableBar.tsx';
import { Pot } from './Pot.tsx';
import { RoundHint } from './RoundHint.tsx';
import { RunDice } from './RunDice.tsx';
import dice from './RunDice.module.css';
import type { RunParts } from './RunScreen.tsx';
import type { Counting } from './use-count.ts';
import { useRunKeys } from './use-run-keys.ts';
import { WaySheet } from './WaySheet.tsx';
import styles from './Round.module.css';

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
  const { runScreen } = useWords();
  const isWide = useWide();
  const [isReading, setReading] = useState(false);
  const [isOpened, setOpened] = useAsLongAs<boolean>(game.state);
  const isBusy = counting !== null || thrown.isRolling || isHeldBack;
  const isChoosing = isOpened === true && run.ways.length > 1 && !isBusy;
  const skip = () => {
    skipByPress();
    if (thrown.isRolling) thrown.skip();
    else onSkip();
  };
  const score = () => {
    if (run.ways.length > 1 && !isChoosing) return approach('ScoreDice', () => setOpened(true));
    setOpened(false);
    return send({ type: 'ScoreDice', dice: run.selected, partition: run.ways.find(({ chosen }) => chosen)?.place ?? 0 });
  };
  const reroll = () => send({ type: 'RerollDice', dice: run.selected.length > 0 ? run.selected : looseOf(run) });
  const main = () => {
    if (isBusy) return skip();
    if (run.isFlopping) return send({ type: 'AcceptFlop' });
    if (run.selected.length > 0) return run.scoring.refusal === null ? score() : undefined;
    return run.roll.refusal === null ? send({ type: 'RollDice' }) : undefined;
  };
  const whenFree = (work: () => void) => () => (isBusy ? skip() : work());
  const dieKeys = Object.fromEntries(
    run.dice.slice(0, 10).map((_, die) => [`${(die + 1) % 10}`, whenFree(() => board.desk.press({ type: 'toggle', die }))]),
  );
  useRunKeys({
    ...dieKeys,
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
  return (
    <main ref={deafAtFirst} className={`${table['screen']} ${run.consumables.length > 0 ? dice['inOneRow'] : ''}`}>
      {bar}
      <Desk
        tabs={null}
        paper={
          <section className={styles['pad']}>
            <div className={styles['upper']}>
              <GoalBar banked={run.level.total} pot={run.pot} target={run.level.threshold} />
              <Pot run={run} counting={counting} game={game} />
            </div>
            <CharmBar run={run} send={send} locked={isBusy ? runScreen.counting : null} counting={counting} />
            <ConsumableBar run={run} send={send} isLocked={isBusy} />
            <div className={styles['lower']}>
              <p className={styles['hint']}>
                {!lookingOn && (
                  <RoundHint run={run} isBusy={isBusy} isCounting={counting !== null} variant={game.start.variant} />
                )}
              </p>
              <p className={styles['links']}>
                {!isWide && (
                  <TextButton testId="breakdown" onPress={() => setReading(true)}>
                    {runScreen.breakdown}
                  </TextButton>
                )}
                {canUndo && (
                  <TextButton icon="undo" testId="undo" onPress={() => send({ type: 'Undo' })}>
                    {runScreen.undo}
                  </TextButton>
                )}
              </p>
            </div>
            {isWide && !isBusy && (
              <section className={styles['ledger']}>
                <h2>{runScreen.breakdown}</h2>
                <Steps game={game} />
              </section>
            )}
          </section>
        }
        tray={
          <div className={styles['tray']}>
            <RunDice run={run} board={board} thrown={thrown} counting={counting} faces={faces} isLocked={isBusy} />
            <p className={styles['risk']} data-testid="risk">
              <Risk run={run} isHidden={isBusy} />
            </p>
            {lookingOn ?? (
              <Actions
                run={run}
                busy={isBusy ? (counting ? runScreen.counting : runScreen.inTheAir) : null}
                onReroll={reroll}
                isSlow={isSlow}
                onMain={main}
                onBank={() => send({ type: 'Bank' })}
              />
            )}
          </div>
        }
      />
      {isChoosing && (
        <WaySheet
          run={run}
          onChoose={way => board.desk.press({ type: 'way', way })}
          onTake={score}
          onClose={() => setOpened(false)}
        />
      )}
      {isReading && <Breakdown game={game} onClose={() => setReading(false)} />}
    </main>
  );
}

const looseOf = ({ dice }: RunView): readonly number[] => dice.flatMap(({ aside }, die) => (aside ? [] : [die]));

/** What rolling on risks: now, or once the selection is scored. */
function Risk({ run, isHidden }: { readonly run: RunView; readonly isHidden: boolean }) {
  const { runScreen } = useWords();
  if (isHidden) return null;
  if (run.next) return runScreen.thenRisk(run.next.dice, run.next.flopRisk, run.next.isExact);
  if (!run.now || run.roll.refusal !== null) return null;
  return runScreen.riskIf(run.now.dice, run.now.flopRisk, run.now.isExact);
}
