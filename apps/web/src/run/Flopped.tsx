/** A flop: the dice that did it stay on the table, one line says what was lost, and what is still there. */
import type { RunMoment, RunView } from '@yaht/client';
import { charmFigure, opText } from '@yaht/messages';
import { charmOf } from '@yaht/rules';
import { Frame } from '../app/Frame.tsx';
import { CharmCard } from '../art/CharmCard.tsx';
import { Button } from '../design/Button.tsx';
import { DieFace } from '../design/DieFace.tsx';
import { useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import { GoalBar } from '../rollio/GoalBar.tsx';
import { BossBanner } from './BossBanner.tsx';
import { Dial } from './Dial.tsx';
import styles from './Flopped.module.css';
import type { RunParts } from './RunScreen.tsx';
import { useGoOnKey } from './use-run-keys.ts';

type Props = Pick<RunParts, 'bar' | 'board' | 'run'> & {
  readonly moment: Extract<RunMoment, { readonly type: 'flopped' }>;
  /** What was thrown last. */
  readonly faces: readonly number[] | null;
  readonly isOver: boolean;
  readonly onNext: () => void;
};

export function Flopped({ bar, board, run, moment, faces, isOver, onNext }: Props) {
  const words = useWords();
  const { runScreen } = words;
  useGoOnKey(onNext);
  const after = board.view.board?.family === 'run' ? board.view.board : run;
  const left = after.level;
  const fatal = run.dice.flatMap(({ aside, face }, die) => (aside ? [] : [faces?.[die] ?? face ?? 0]));
  const goesOn = !isOver && after.phase === 'round' && left.level === run.level.level;
  return (
    <Frame
      isBroad
      bar={
        <>
          {bar}
          {run.boss && <BossBanner id={run.boss} />}
        </>
      }
      tray={
        <>
          <FlopDice run={run} faces={faces} />
          <Button
            look="main"
            testId="go-on"
            about={goesOn ? runScreen.stillThere(left.roundsLeft, left.banksLeft) : undefined}
            onPress={onNext}
          >
            {isOver ? runScreen.goOn : runScreen.nextRound}
          </Button>
        </>
      }
    >
      <section className={styles['flop']} data-testid="moment-flopped">
        <GoalBar banked={left.level === run.level.level ? left.total : run.level.total} pot={0} target={run.level.threshold} />
        <Dial kinds={run.kinds} table={run.table} next={{ dice: fatal.length, flopRisk: run.now?.flopRisk ?? 0 }}>
          <span className={styles['pot']}>
            {runScreen.potWord}
            <s>{runScreen.points(moment.lost)}</s>
          </span>
        </Dial>
        <h2>{runScreen.flopTitle}</h2>
        <p className={styles['line']}>{runScreen.fatal(fatal, moment.lost)}</p>
        {moment.penalty > 0 && <p className={styles['cost']}>{words.run.penalty(moment.penalty)}</p>}
        {moment.banks > 0 && <p className={styles['cost']}>{words.run.bankLost(moment.banks)}</p>}
        <Awake before={run} after={after} />
      </section>
    </Frame>
  );
}

/** Charms that do something else now than before. */
function Awake({ before, after }: { readonly before: RunView; readonly after: RunView }) {
  const words = useWords();
  const was = new Map(before.charms.map(({ id, standing }) => [id, standing && opText(words, standing)]));
  const awake = after.charms.flatMap(({ id, standing, silent }) => {
    const now = standing && opText(words, standing);
    return now && !silent && now !== was.get(id) ? [{ id, now }] : [];
  });
  if (awake.length === 0) return null;
  return (
    <ul className={styles['awake']}>
      {awake.map(({ id, now }) => (
        <li key={id}>
          <CharmCard id={id} figure={charmFigure(words, id)} />
          <span>
            <b>{charmOf(id).name}</b> {words.runScreen.now(now)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What has scored lies grey; what has not is cracked. */
function FlopDice({ run, faces }: Pick<Props, 'run' | 'faces'>) {
  const { dieLook } = useSettings();
  return (
    <span className={styles['dice']} aria-hidden="true" data-many={run.dice.length > 7}>
      {run.dice.map(({ aside, face, material }, die) => (
        <span key={die} className={styles['die']} data-fatal={!aside}>
          <DieFace face={faces?.[die] ?? face} look={dieLook} material={material} />
          {!aside && (
            <svg className={styles['crack']} viewBox="0 0 64 68">
              <path d="M26 2L23 17L33 27L25 38L33 49L30 62M33 27L46 22L50 12M25 38L12 42L4 38M33 49L48 47L57 52" />
            </svg>
          )}
        </span>
      ))}
    </span>
  );
}
