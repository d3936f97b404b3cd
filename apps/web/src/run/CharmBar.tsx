/** The charms from left to right, in the order in which they work. A tap shows one closely; they are moved by hand, button or key. */
import type { RunView, Wish } from '@yaht/client';
import { opText } from '@yaht/messages';
import { charmOf, type CharmId } from '@yaht/rules';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useWords } from '../device/words.ts';
import { CharmSheet } from './CharmSheet.tsx';
import { CharmStamp } from './CharmStamp.tsx';
import { EmptySeat } from '../art/CharmCard.tsx';
import type { Counting } from './use-count.ts';
import { useCharmDrag } from './use-charm-drag.ts';
import styles from './CharmBar.module.css';

type Props = {
  readonly run: RunView;
  readonly send: (wish: Wish) => void;
  /** Why they cannot be touched now. */
  readonly locked: string | null;
  readonly counting?: Counting | null;
};

export function CharmBar({ run, send, locked, counting = null }: Props) {
  const words = useWords();
  const { runScreen } = words;
  const [shown, setShown] = useState<CharmId | null>(null);
  const { charms, charmSlots } = run;
  const move = (from: number, to: number): void => {
    if (locked === null && from !== to && to >= 0 && to < charms.length) send({ type: 'MoveCharm', from, to });
  };
  const { list, dragged, start, wasDragged } = useCharmDrag(locked === null ? move : null);
  const keyed = (place: number) => (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step !== 0) move(place, place + step);
    if (step !== 0) event.preventDefault();
  };
  const open = charms.findIndex(({ id }) => id === shown);
  const isAtWork = (place: number): boolean => counting?.step?.source.kind === 'charm' && counting.step.source.at === place;
  return (
    <section className={styles['bar']} aria-label={runScreen.charmsOf(charms.length, charmSlots)}>
      <ol className={styles['charms']} ref={list} style={variables({ '--many': Math.max(charms.length, charmSlots) })}>
        {charms.map((charm, place) => (
          <li
            key={charm.id}
            className={styles['slot']}
            data-at-work={isAtWork(place)}
            data-dragged={dragged?.from === place}
            style={variables({ '--place': place, '--x': `${dragged?.x ?? 0}px`, '--y': `${dragged?.y ?? 0}px` })}
          >
            <button
              type="button"
              className={styles['charm']}
              data-testid={`charm-${place}`}
              aria-disabled={locked !== null}
              onKeyDown={keyed(place)}
              onPointerDown={event => start(place, event)}
              onClick={() => locked === null && !wasDragged() && setShown(charm.id)}
            >
              {isAtWork(place) && counting?.step && (
                <b className={styles['operation']} aria-hidden="true">
                  {opText(words, counting.step.op)}
                </b>
              )}
              <CharmStamp charm={charm} place={place} />
              <span className="unseen">{charmOf(charm.id).name}</span>
            </button>
          </li>
        ))}
        {Array.from({ length: Math.max(0, charmSlots - charms.length) }, (_, i) => (
          <li key={`free ${i}`} className={styles['slot']} style={variables({ '--place': charms.length + i })}>
            <EmptySeat text={runScreen.freeSlot} />
          </li>
        ))}
      </ol>
      {charms[open] && <CharmSheet run={run} charm={charms[open]} place={open} send={send} onClose={() => setShown(null)} />}
    </section>
  );
}

/** `<` and `>`, or the arrows with shift. */
function stepOf({ key, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (key === '<' || (shiftKey && key === 'ArrowLeft')) return -1;
  return key === '>' || (shiftKey && key === 'ArrowRight') ? 1 : 0;
}

const variables = (of: Readonly<Record<`--${string}`, string | number>>): CSSProperties => of;
