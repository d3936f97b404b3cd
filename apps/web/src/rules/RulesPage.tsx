/** `/rules`: every game that can be played here. */
import { variantName } from '@yaht/messages';
import { variants } from '@yaht/rules';
import { Link } from 'wouter';
import { useWords } from '../device/words.ts';
import { Page } from '../app/Page.tsx';
import { stockOf } from '../design/paper.ts';
import { isTaught } from '../first/lesson.ts';
import { KeyList } from './KeyList.tsx';
import { RulesText } from './RulesText.tsx';
import styles from './RulesPage.module.css';

export function RulesPage({ id }: { readonly id?: string | undefined }) {
  const words = useWords();
  return (
    <Page title={words.web.rules}>
      {variants.map(variant => (
        <details key={variant.id} className={styles['game']} data-stock={stockOf(variant)} open={variant.id === id}>
          <summary>
            <h2>{variantName(words, variant)}</h2>
          </summary>
          {isTaught(variant) && (
            <Link href={`/learn/${variant.id}`} className={styles['learn']}>
              {words.firstTurn.title}
            </Link>
          )}
          <RulesText variant={variant} />
        </details>
      ))}
      <KeyList />
    </Page>
  );
}
