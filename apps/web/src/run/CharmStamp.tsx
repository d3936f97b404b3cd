/** The stamp of a charm of one's own, with its number in the row. */
import type { RunCharmView } from '@yaht/client';
import { charmFigure } from '@yaht/messages';
import { CharmCard } from '../art/CharmCard.tsx';
import { useWords } from '../device/words.ts';
import styles from './CharmStamp.module.css';

export function CharmStamp({ charm, place }: { readonly charm: RunCharmView; readonly place: number }) {
  const words = useWords();
  return (
    <span className={styles['stamp']}>
      <CharmCard
        id={charm.id}
        figure={charmFigure(words, charm.id, charm.usesLeft)}
        isSilent={charm.silent}
        isUsedUp={charm.usesLeft === 0}
      />
      <b className={styles['place']} aria-hidden="true">
        {place + 1}
      </b>
    </span>
  );
}
