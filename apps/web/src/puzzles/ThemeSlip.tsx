/** A pack on the list: what it is about, how far one is, and the way to the next puzzle that is not solved. */
import type { Theme } from '@yaht/coach';
import type { ScorecardVariant } from '@yaht/rules';
import { Link } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import { useAnswer } from '../review/use-found.ts';
import { progressOf } from './packs.ts';
import styles from './Puzzles.module.css';

type Props = { readonly variant: ScorecardVariant; readonly theme: Theme };

export function ThemeSlip({ variant, theme }: Props) {
  const { puzzles } = useWords();
  const { solved = 0, all, next = 1 } = useAnswer(`${variant.id}/${theme}`, () => progressOf(variant, theme)) ?? {};
  return (
    <li className={styles['slip']} data-stock={stockOf(variant)}>
      <Link href={`/puzzles/${variant.id}/${theme}/${next}`} data-testid={`theme-${theme}`}>
        <span className={styles['stub']}>
          <b>{solved}</b>
          <small>{all === undefined ? puzzles.solved : puzzles.outOf(all)}</small>
        </span>
        <span className={styles['text']}>
          <b>{puzzles.themes[theme]}</b>
          <small>{puzzles.themesAbout[theme]}</small>
        </span>
        <Icon name="right" />
      </Link>
    </li>
  );
}
