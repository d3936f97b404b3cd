/** Which game: three as pictures, each on its own paper, and the others folded. */
import { rulesOf, variantName, type Words } from '@yaht/messages';
import { variants, type Variant } from '@yaht/rules';
import { useSearch } from 'wouter';
import { DieFace } from '../design/DieFace.tsx';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import styles from './Setup.module.css';

type Props = { readonly chosen: Variant; readonly onChoose: (variant: Variant) => void };

/** The dice that each of the three is known by. */
const PICTURED: Readonly<Record<string, readonly number[]>> = {
  yahtzee: [4, 4, 4, 4, 4],
  kniffel: [5, 5, 5, 5, 5],
  yatzy: [2, 3, 4, 5, 6],
  rollio: [1, 5, 1, 1, 5],
};

export function Games({ chosen, onChoose }: Props) {
  const words = useWords();
  const three = words.web.firstGames;
  const [first, others] = [
    three.flatMap(id => variants.find(each => each.id === id) ?? []),
    variants.filter(({ id }) => !three.includes(id)),
  ];
  const wantsMore = useSearch() === 'more';
  const isOwn = variants.every(({ id }) => id !== chosen.id);
  const shared = { words, chosen, onChoose };
  return (
    <fieldset className={styles['games']}>
      <legend>{words.web.game}</legend>
      {first.map(variant => (
        <Offer key={variant.id} {...shared} variant={variant} dice={PICTURED[variant.id] ?? []} />
      ))}
      <details className={styles['more']} open={wantsMore || others.some(({ id }) => id === chosen.id) || isOwn}>
        <summary>{words.web.moreGames}</summary>
        <div className={styles['others']}>
          {[...others, ...(isOwn ? [chosen] : [])].map(variant => (
            <Offer key={variant.id} {...shared} variant={variant} />
          ))}
        </div>
      </details>
      <p>{rulesOf(words, chosen).summary}.</p>
    </fieldset>
  );
}

type OfferProps = Props & { readonly words: Words; readonly variant: Variant; readonly dice?: readonly number[] };

function Offer({ words, variant, chosen, dice = [], onChoose }: OfferProps) {
  return (
    <label data-stock={stockOf(variant)} data-pictured={dice.length > 0}>
      <input type="radio" name="game" checked={variant.id === chosen.id} onChange={() => onChoose(variant)} />
      {dice.length > 0 && (
        <span className={styles['dice']} aria-hidden="true">
          {dice.map((face, die) => (
            <DieFace key={die} face={face} />
          ))}
        </span>
      )}
      <b>{variantName(words, variant)}</b>
    </label>
  );
}
