/** A newer version waits; it is offered here, between games, and never in one. */
import { takeUpdate, useUpdate } from '../app/offline.ts';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import styles from './Notice.module.css';

export function UpdateCard() {
  const { web } = useWords();
  if (!useUpdate()) return null;
  return (
    <section className={styles['notice']}>
      <p>{web.updateReady}</p>
      <Button look="paper" onPress={takeUpdate}>
        {web.reload}
      </Button>
    </section>
  );
}
