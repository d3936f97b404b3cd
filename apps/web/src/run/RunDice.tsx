/** The dice of the round: each a button with its face, what it is made of, and two letters for that. */
import type { RunView } from '@yaht/client';
import { Die } from '../design/Die.tsx';
import { useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import type { Board } from '../play/use-board.ts';
import type { Thrown } from '../play/use-throw.ts';
import { codeOf } from './die-code.ts';
import type { Counting } from './use-count.ts';
import styles from './RunDice.module.css';

type Props = {
  readonly run: RunView;
  readonly board: Board;
  readonly thrown: Thrown;
  readonly counting: Counting | null;
  readonly faces: readonly number[] | null;
  readonly isLocked: boolean;
};

export function RunDice({ run, board, thrown, counting, faces, isLocked }: Props) {
  const words = useWords();
  const { dieLook } = useSettings();
  const resting = board.view.lastTurn?.dice ?? null;
  const atWork = counting?.step?.dice ?? [];
  return (
    <div className={styles['dice']} role="group" aria-label={words.web.diceOnTable} data-many={run.dice.length > 7}>
      {run.dice.map(({ face, selected, aside, locked, material, sides }, die) => {
        const isHidden = thrown.isInAir(die);
        const landed = faces && isLocked ? faces[die] : undefined;
        const lying = landed ?? face ?? resting?.[die] ?? null;
        const shown = isHidden ? null : lying;
        const isOver = face === null && shown !== null && landed === undefined;
        const made = material === 'plastic' ? '' : words.rollioScore.materials[material];
        const name = words.runScreen.dieName(die + 1, shown, made, sides);
        return (
          <span key={die} className={styles['place']} data-at-work={atWork.includes(die)}>
            <Die
              testId={`die-${die}`}
              label={aside ? words.web.asideDie(name) : name}
              face={lying}
              sides={sides}
              material={material}
              state={
                (selected || counting?.moment.dice.includes(die)) && !isHidden
                  ? 'moved'
                  : aside
                    ? 'aside'
                    : isOver
                      ? 'locked'
                      : 'free'
              }
              look={dieLook}
              thrown={thrown.flightOf(die)}
              throws={thrown.timesOf(die)}
              code={codeOf({ material, sides })}
              keyHint={`${(die + 1) % 10}`}
              {...(board.view.isMine && !locked && !isHidden && !isLocked
                ? { onToggle: () => board.desk.press({ type: 'toggle', die }) }
                : {})}
            />
          </span>
        );
      })}
    </div>
  );
}
