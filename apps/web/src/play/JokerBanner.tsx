/** Five alike once more: what it brings and where it may go. It takes the place of the tabs, so that nothing moves. */
import type { JokerBanner as Banner } from '@yaht/client';
import { categoryName, type Messages, type NamedPoints } from '@yaht/messages';
import type { ScorecardVariant } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import styles from './JokerBanner.module.css';

type Props = { readonly banner: Banner; readonly variant: ScorecardVariant; readonly onWhy: () => void };

export function JokerBanner({ banner, variant, onWhy }: Props) {
  const words = useWords();
  return (
    <div className={styles['banner']} data-testid="joker">
      {banner.bonus > 0 && <span className={styles['bonus']}>+{banner.bonus}</span>}
      <span className={styles['text']}>{sentence(words, banner, variant)}</span>
      <button type="button" className={styles['why']} onClick={onWhy}>
        {words.web.why}
      </button>
    </div>
  );
}

function sentence(words: Messages, banner: Banner, variant: ScorecardVariant): string {
  const { joker } = words;
  const named = ({ category, points }: NamedPoints): NamedPoints => ({
    category: categoryName(words, variant, category),
    points,
  });
  const before = banner.afterZero ? [joker.noBonus(categoryName(words, variant, banner.box)), joker.stillApplies] : [];
  switch (banner.code) {
    case 'must-use':
      return [...before, joker.mustUse(named(banner.row))].join(' ');
    case 'counts':
      return [...before, joker.counts(banner.rows.map(named))].join(' ');
    case 'only-upper':
      return [...before, joker.onlyUpperLeft].join(' ');
    case 'upper-is-open':
      return [...before, joker.upperIsOpen(named(banner.row).category)].join(' ');
    case 'bonus-only':
      return joker.bonus(categoryName(words, variant, banner.box), banner.bonus);
    case 'nothing':
      return joker.noBonusNoJoker;
  }
}
