/** The box of a row: pencil for what may be written there, ink for what has been. */
import { Icon } from './Icon.tsx';
import styles from './FigureBox.module.css';

export type Figure =
  | { readonly kind: 'blank' }
  | { readonly kind: 'ink'; readonly points: string }
  | { readonly kind: 'pencil'; readonly points: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'locked' };

type Props = {
  readonly figure: Figure;
  readonly isChosen?: boolean;
  /** A sum or a bonus: its figure needs no box, because nobody writes there. */
  readonly isPlain?: boolean;
};

export function FigureBox({ figure, isChosen = false, isPlain = false }: Props) {
  return (
    <span className={styles['box']} data-kind={figure.kind} data-chosen={isChosen} data-plain={isPlain}>
      {figure.kind === 'locked' && <Icon name="lock" />}
      {figure.kind === 'zero' && <s>0</s>}
      {(figure.kind === 'ink' || figure.kind === 'pencil') && <span>{figure.points}</span>}
    </span>
  );
}
