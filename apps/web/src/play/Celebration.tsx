/** A stamp over the card and what falls out of its perforation. It lies over everything and is in nobody's way. */
import type { Award } from '@yaht/client';
import { categoryName, type Words } from '@yaht/messages';
import { yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';
import { Chads } from '../design/Chads.tsx';
import { Stamp, type StampText } from '../design/Stamp.tsx';
import { currentSettings, isStill } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import type { Celebrated } from './use-award.ts';
import styles from './Celebration.module.css';

type Props = { readonly celebrated: Celebrated; readonly variant: ScorecardVariant };

export function Celebration({ celebrated: { award, level }, variant }: Props) {
  const words = useWords();
  if (!award || level < 3) return null;
  const isRare = level === 4;
  const moves = !isStill(currentSettings());
  return (
    <div className={styles['layer']} data-level={level} data-testid="celebration" aria-hidden="true">
      {moves && (
        <Chads
          many={isRare ? 80 : 32}
          width={isRare ? 260 : 190}
          height={isRare ? 130 : 96}
          delay={120}
          length={isRare ? 1_100 : 700}
        />
      )}
      {award.kind === 'again' && (
        <span className={styles['first']}>
          <Stamp text={boxName(words, variant)} size="small" />
        </span>
      )}
      <span key={`${award.category} ${award.seat}`} className={styles['stamp']}>
        <Stamp {...stampOf(words, variant, award)} size={isRare ? 'large' : 'small'} />
      </span>
    </div>
  );
}

/** What is printed on it. */
function stampOf(words: Words, variant: ScorecardVariant, award: Award): StampText {
  const { moments } = words;
  const { kind, category, points, bonus, nth, dice } = award;
  const name = categoryName(words, variant, category);
  switch (kind) {
    case 'again':
      return { text: `+${bonus}`, below: moments.again(boxName(words, variant), nth) };
    case 'upper-bonus':
      return { text: `+${bonus}`, below: moments.upperBonus };
    case 'joker':
      return { above: moments.points(points), text: moments.joker, below: name };
    case 'alike':
      return { above: moments.points(points), text: name, below: moments.alike(dice.length, dice[0] ?? 0) };
    default:
      return { text: name, below: moments.points(points) };
  }
}

/** What five alike are called here. */
const boxName = (words: Words, variant: ScorecardVariant): string => categoryName(words, variant, yahtzeeCategory(variant) ?? '');
