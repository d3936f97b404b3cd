/** What stands beside a board, or in its place. */
import { dateText } from '../device/dates.ts';
import { useWords } from '../device/words.ts';
import styles from './People.module.css';

/** What is shown was seen at another time. */
export function Stale({ at }: { readonly at: number }) {
  const { people } = useWords();
  return (
    <p className={styles['note']} role="status">
      {people.seenAt(dateText(at))}
    </p>
  );
}

export function NoRows({ text }: { readonly text: string }) {
  return (
    <p className={styles['empty']}>
      <span aria-hidden="true" />
      {text}
    </p>
  );
}
