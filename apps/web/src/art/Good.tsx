/** A consumable as a thing on a counter. */
import { consumablePictures, unknownConsumable } from '@yaht/art';
import { nameOfId, type ConsumableId } from '@yaht/rules';
import { Picture } from './Picture.tsx';
import styles from './Good.module.css';

export function Good({ id }: { readonly id: ConsumableId }) {
  return (
    <svg viewBox="-3 -5 70 74" className={styles['good']} aria-hidden="true">
      <Picture drawing={consumablePictures[nameOfId(id)] ?? unknownConsumable} outline={2.6} />
    </svg>
  );
}
