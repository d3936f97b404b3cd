/** The dice that are picked form what they score: a bracket names it, what bends it stands beside, the tag says the points. */
import type { RunView, RunWayView } from '@yaht/client';
import { capital, opText, type Words } from '@yaht/messages';
import { isAtWork } from '@yaht/rules';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { DieFace } from '../design/DieFace.tsx';
import { currentSettings, isStill, useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import type { Counting } from './use-count.ts';
import { pointsOf } from './way-text.ts';
import styles from './Rail.module.css';

type Props = {
  readonly run: RunView;
  readonly counting: Counting | null;
  /** Takes a die back; null while nothing can be done. */
  readonly onLetGo: ((die: number) => void) | null;
  /** In place of points: what to do, or what is wrong. */
  readonly hint: ReactNode;
};

export function Rail({ run, counting, onLetGo, hint }: Props) {
  const words = useWords();
  const way = run.ways.find(({ chosen }) => chosen);
  const counted = counting?.moment.action === 'score' ? counting.moment : null;
  const picked = counted ? counted.combinations.map(({ dice }) => dice) : inOrder(run, way);
  const combinations = counted?.combinations ?? way?.partition.combinations;
  const operations = way ? operationsOf(words, way) : [];
  return (
    <div className={styles['rail']} data-testid="rail" data-many={picked.length > 4} data-empty={picked.length === 0}>
      {picked.length > 0 && (
        <span className={styles['dice']} aria-hidden="true">
          {picked.map((group, i) => (
            <span key={group.join()} className={styles['group']} data-loose={combinations === undefined} data-place={i}>
              {group.map(die => (
                <PickedDie key={die} die={die} run={run} counting={counting} onLetGo={onLetGo} />
              ))}
            </span>
          ))}
        </span>
      )}
      {combinations ? (
        <>
          <span className={styles['name']}>{capital(words.rollio.way(combinations))}</span>
          {operations.length > 0 && (
            <span className={styles['operations']}>
              {operations.map((text, i) => (
                <span key={i}>{text} </span>
              ))}
            </span>
          )}
          <b className={styles['tag']}>{counted ? words.runScreen.points(counted.count.points) : way && pointsOf(words, way)}</b>
        </>
      ) : (
        <span className={styles['hint']}>{hint}</span>
      )}
    </div>
  );
}

/** By combination, or all in one where they are none. */
function inOrder({ selected }: RunView, way: RunWayView | undefined): readonly (readonly number[])[] {
  if (selected.length === 0) return [];
  return way ? way.partition.combinations.map(({ dice }) => dice) : [selected];
}

/** What is at work beyond the combinations themselves: each charm and material, in the order in which they work. */
const operationsOf = (words: Words, { preview }: RunWayView): readonly string[] =>
  preview.scored.steps.filter(isAtWork).flatMap(({ source, op }) => (source.kind === 'combination' ? [] : [opText(words, op)]));

type DieProps = Pick<Props, 'run' | 'counting' | 'onLetGo'> & { readonly die: number };

/** The die itself keeps its seat, where it is a button; here lies its picture, which came from there. */
function PickedDie({ die, run, counting, onLetGo }: DieProps) {
  const words = useWords();
  const { dieLook } = useSettings();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => comeFrom(document.querySelector(`[data-testid="die-${die}"]`), place.current), [die]);
  const step = counting?.step;
  const isAtWorkNow = step?.dice.includes(die) ?? false;
  const isFirst = step?.dice[0] === die;
  const isLoose = run.problem !== null && 'dice' in run.problem && run.problem.dice.includes(die);
  return (
    <span
      ref={place}
      className={styles['die']}
      data-at-work={isAtWorkNow}
      data-loose={isLoose}
      onPointerUp={() => onLetGo?.(die)}
    >
      {isFirst && step && step.source.kind !== 'charm' && <b className={styles['operation']}>{opText(words, step.op)}</b>}
      <DieFace face={run.dice[die]?.face ?? null} look={dieLook} material={run.dice[die]?.material ?? 'plastic'} />
    </span>
  );
}

/** From the seat of the die to where it lies now. */
function comeFrom(seat: Element | null, die: HTMLElement | null): void {
  if (!seat || !die || isStill(currentSettings())) return;
  const [from, to] = [seat.getBoundingClientRect(), die.getBoundingClientRect()];
  const way = `translate(${from.x + (from.width - to.width) / 2 - to.x}px, ${from.y + 10 - to.y}px) scale(1.2)`;
  die.animate([{ transform: way }, { transform: 'none' }], { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
}
