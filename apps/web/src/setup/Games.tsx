/** Which game: every one on a piece of its own paper. */
import { rulesOf, variantName } from '@yaht/messages';
import { variants, type Variant } from '@yaht/rules';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import styles from './Setup.module.css';

type Props = { readonly chosen: Variant; readonly onChoose: (variant: Variant) => void };

export function Games({ chosen, onChoose }: Props) {
  const words = useWords();
  const offered = variants.some(({ id }) => id === chosen.id) ? variants : [...variants, chosen];
  return (
    <fieldset className={styles['games']}>
      <legend>{words.web.game}</legend>
      {offered.map(variant => (
        <label key={variant.id} data-stock={stockOf(variant)}>
          <input type="radio" name="game" checked={variant.id === chosen.id} onChange={() => onChoose(variant)} />
          <b>{variantName(words, variant)}</b>
        </label>
      ))}
      <p>{rulesOf(words, chosen).summary}.</p>
    </fieldset>
  );
}
