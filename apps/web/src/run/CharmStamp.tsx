/** The stamp of a charm with its number in the row. */
import type { RunCharmView } from '@yaht/client';
import { charmFigure } from '@yaht/messages';
import { useWords } from '../device/words.ts';
import { Stamp } from './Stamp.tsx';
import styles from './CharmStamp.module.css';

export function CharmStamp({ charm, place }: { readonly charm: RunCharmView; readonly place: number }) {
  const words = useWords();
  return (
    <span className={styles['stamp']}>
      <Stamp id={charm.id} figure={charmFigure(words, charm.id, charm.usesLeft)} isFaint={charm.silent} />
      <b className={styles['place']}>{place + 1}</b>
    </span>
  );
}
