/** The level that comes when the shop is left now, and who waits in it. */
import { contentText } from '@yaht/messages';
import { bossOf, type BossId, type LevelPlan } from '@yaht/rules';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../device/words.ts';
import styles from './NextLevel.module.css';

export function NextLevel({ plan, boss }: { readonly plan: LevelPlan; readonly boss: BossId | null }) {
  const words = useWords();
  const { runScreen } = words;
  const content = boss && bossOf(boss);
  return (
    <p className={styles['next']} data-boss={boss !== null} data-testid="next-level">
      {boss ? <Seal id={boss} /> : <b className={styles['number']}>{plan.level}</b>}
      <span>
        <b>{content ? runScreen.nextBoss(content.name) : runScreen.nextLevel}</b>
        {boss && content && <span className={styles['rule']}>{contentText(words, boss, content)}.</span>}
        <span>
          {runScreen.needIn(plan.threshold, plan.banks)} {runScreen.rerollsIn(plan.rerolls)}.
        </span>
      </span>
    </p>
  );
}
