/** Saves that could not be read: said openly, to be kept as a file or let go. */
import { Button } from '../design/Button.tsx';
import { damagedSaves, forgetDamaged } from '../device/damaged.ts';
import { saveFile } from '../device/files.ts';
import { useWords } from '../device/words.ts';
import styles from './Notice.module.css';

export function Damaged({ saves, onDone }: { readonly saves: number; readonly onDone: () => void }) {
  const { web } = useWords();
  const take = async (): Promise<void> => {
    saveFile('yaht-damaged.json', JSON.stringify(await damagedSaves()));
    await forgetDamaged();
    onDone();
  };
  return (
    <section className={styles['notice']}>
      <p>{web.damaged(saves)}</p>
      <Button look="paper" onPress={() => void take()}>
        {web.exportDamaged}
      </Button>
    </section>
  );
}
