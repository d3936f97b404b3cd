/** Games of a newer version: they wait on this device until the app has been updated. */
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import styles from './Notice.module.css';

export function Newer({ games }: { readonly games: number }) {
  const { web } = useWords();
  return (
    <section className={styles['notice']}>
      <p>{web.newer(games)}</p>
      <Button look="paper" onPress={() => location.reload()}>
        {web.reload}
      </Button>
    </section>
  );
}
