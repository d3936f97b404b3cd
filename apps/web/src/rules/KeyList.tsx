/** What the keys of a keyboard do. */
import { useWords } from '../device/words.ts';
import styles from './KeyList.module.css';

type Props = { readonly keys?: readonly (readonly [string, string])[] | undefined };

export function KeyList({ keys }: Props) {
  const { web } = useWords();
  return (
    <section className={styles['keys']}>
      <h3>{web.keys}</h3>
      <dl>
        {(keys ?? web.keyList).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
