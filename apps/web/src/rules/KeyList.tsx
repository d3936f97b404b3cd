/** What the keys of a keyboard do. */
import { useWords } from '../device/words.ts';
import styles from './KeyList.module.css';

export function KeyList() {
  const { web } = useWords();
  return (
    <section className={styles['keys']}>
      <h3>{web.keys}</h3>
      <dl>
        {web.keyList.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
