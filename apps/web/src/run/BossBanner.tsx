/** The boss of the level, for as long as it is there: its seal, its name and its rule. */
import { contentText } from '@yaht/messages';
import { bossOf, type BossId } from '@yaht/rules';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../device/words.ts';
import styles from './BossBanner.module.css';

export function BossBanner({ id, isLarge = false }: { readonly id: BossId; readonly isLarge?: boolean }) {
  const words = useWords();
  const boss = bossOf(id);
  return (
    <p className={styles['banner']} data-large={isLarge} data-testid="boss-banner">
      <Seal id={id} />
      <span>
        <b>{boss.name}</b> <span>{contentText(words, id, boss)}</span>
      </span>
    </p>
  );
}
