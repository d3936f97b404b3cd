/** The dice on the table; tapping one holds it or lets it go. */
import type { ScorecardView } from '@yaht/client';
import { isFace } from '@yaht/rules';
import { memo, type ComponentProps } from 'react';
import { Die } from '../design/Die.tsx';
import { useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import type { Thrown } from './use-throw.ts';
import styles from './DiceTray.module.css';

type Props = {
  readonly dice: ScorecardView['dice'];
  /** The dice from left to right. */
  readonly order: readonly number[];
  readonly thrown: Thrown;
  /** Shown while nobody has rolled: how the turn before ended. */
  readonly resting: readonly number[] | null;
  readonly isMine: boolean;
  /** They jump in a wave: what they made is rare. */
  readonly isJumping?: boolean;
  /** The same one all the while. */
  readonly onToggle: (die: number) => void;
};

export function DiceTray({ dice, order, thrown, resting, isMine, isJumping = false, onToggle }: Props) {
  const words = useWords();
  const { dieLook } = useSettings();
  return (
    <div
      className={styles['tray']}
      role="group"
      aria-label={words.web.diceOnTable}
      data-many={dice.length > 5}
      data-jumping={isJumping}
    >
      {order.map((die, place) => {
        const { face, held, locked } = dice[die] ?? { face: null, held: false, locked: true };
        const isHidden = thrown.isInAir(die);
        const lying = face ?? resting?.[die] ?? null;
        const shown = isHidden ? null : lying;
        const isFlat = face === null && shown !== null;
        return (
          <DieOf
            key={die}
            die={die}
            mayToggle={isMine && !locked && !isHidden}
            onToggle={onToggle}
            testId={`die-${place}`}
            label={shown === null ? words.web.blankDie(place + 1) : words.play.die(place + 1, shown)}
            face={isFace(lying) ? lying : null}
            state={isFlat ? 'locked' : held && !isHidden ? 'held' : locked && face !== null && isMine ? 'locked' : 'free'}
            look={dieLook}
            thrown={thrown.flightOf(die)}
            throws={thrown.timesOf(die)}
            note={words.web.held}
            keyHint={`${place + 1}`}
          />
        );
      })}
    </div>
  );
}

type DieProps = Omit<ComponentProps<typeof Die>, 'onToggle'> & {
  readonly die: number;
  readonly mayToggle: boolean;
  readonly onToggle: (die: number) => void;
};

/** A die that lies still is not drawn again when another one lands. */
const DieOf = memo(function DieOf({ die, mayToggle, onToggle, ...look }: DieProps) {
  return <Die {...look} {...(mayToggle ? { onToggle: () => onToggle(die) } : {})} />;
});
