/** Consumables at hand in a round: each can be looked at and used. */
import type { RunView, Wish } from '@yaht/client';
import { armedSentence, contentText, levelsSentence } from '@yaht/messages';
import { consumableOf } from '@yaht/rules';
import { useState } from 'react';
import { Good } from '../art/Good.tsx';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { useWords } from '../device/words.ts';
import { DieChoice } from './DieChoice.tsx';
import styles from './ConsumableBar.module.css';

type Props = { readonly run: RunView; readonly send: (wish: Wish) => void; readonly isLocked?: boolean };

export function ConsumableBar({ run, send, isLocked = false }: Props) {
  const words = useWords();
  const { runScreen } = words;
  const [open, setOpen] = useAsLongAs<number>(run.consumables.map(({ id }) => id).join());
  const gained = [armedSentence(words, run.armed), levelsSentence(words, run.levelsGained)].filter(Boolean).join(' ');
  if (run.consumables.length === 0) return gained === '' ? null : <p className={styles['gained']}>{gained}</p>;
  return (
    <section className={styles['bar']} aria-label={runScreen.consumablesOf(run.consumables.length, run.consumableSlots)}>
      {run.consumables.map(({ id }, place) => (
        <button
          key={`${id} ${place}`}
          type="button"
          className={styles['coupon']}
          data-testid={`consumable-${place}`}
          aria-disabled={isLocked}
          onClick={() => !isLocked && setOpen(place)}
        >
          <Good id={id} />
          <span className={styles['name']}>{consumableOf(id).name}</span>
        </button>
      ))}
      {gained !== '' && <p className={styles['gained']}>{gained}</p>}
      {open !== null && run.consumables[open] && (
        <ConsumableSheet run={run} place={open} send={send} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

type SheetProps = Props & { readonly place: number; readonly onClose: () => void };

/** What it does, and using or selling it. */
function ConsumableSheet({ run, place, send, onClose }: SheetProps) {
  const words = useWords();
  const { runScreen } = words;
  const [die, setDie] = useState<number | null>(null);
  const owned = run.consumables[place];
  if (!owned) return null;
  const content = consumableOf(owned.id);
  const act = (wish: Wish) => {
    onClose();
    send(wish);
  };
  const why = owned.refusal ?? (owned.onDie && die === null ? 'choose-a-die' : null);
  return (
    <Sheet
      title={content.name}
      aside={runScreen.consumableKind}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.web.back}</Button>
          <Button
            testId="sell-consumable"
            about={runScreen.for(owned.sells)}
            reason={run.phase === 'shop' ? undefined : runScreen.onlyInShop}
            onPress={() => act({ type: 'SellConsumable', consumable: place })}
          >
            {runScreen.sell}
          </Button>
          <Button
            look="main"
            testId="use"
            reason={why === null ? undefined : (runScreen.shortReasons[why] ?? runScreen.chooseDie)}
            onPress={() => act({ type: 'UseConsumable', consumable: place, ...(die === null ? {} : { die }) })}
          >
            {runScreen.use}
          </Button>
        </>
      }
    >
      <p className={styles['text']}>{contentText(words, owned.id, content)}.</p>
      {owned.onDie && <DieChoice kinds={run.kinds} chosen={die} onChoose={setDie} title={runScreen.onWhichDie(content.name)} />}
    </Sheet>
  );
}
