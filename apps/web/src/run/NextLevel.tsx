/** The level that comes when the shop is left now. */
import { contentText } from '@yaht/messages';
import { bossOf, type BossId, type LevelPlan } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import styles from './NextLevel.module.css';

export function NextLevel({ plan, boss }: { readonly plan: LevelPlan; readonly boss: BossId | null }) {
  const words = useWords();
  const { runScreen } = words;
  const content = boss && bossOf(boss);
  return (
    <p className={styles['next']} data-testid="next-level">
      <b className={styles['number']}>{plan.level}</b>
      <span>
        <b>{content ? runScreen.nextBoss(content.name) : runScreen.nextLevel}</b>
        {boss && content && <span>{contentText(words, boss, content)}.</span>}
        <span>
          {runScreen.needIn(plan.threshold, plan.banks)} {runScreen.rerollsIn(plan.rerolls)}.
        </span>
      </span>
    </p>
  );
}
