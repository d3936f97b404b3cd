/** A button that looks like the words around it: underlined, and as high as a thumb needs. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './TextButton.module.css';

type Props = {
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly testId?: string;
  readonly onPress: () => void;
};

export function TextButton({ icon, children, testId, onPress }: Props) {
  return (
    <button type="button" className={styles['text']} data-testid={testId} onClick={onPress}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

type RemoveProps = { readonly label: string; readonly onPress: () => void };

/** The small cross at the end of a line: takes away what the line is about. */
export function RemoveButton({ label, onPress }: RemoveProps) {
  return (
    <button type="button" className={styles['remove']} aria-label={label} onClick={onPress}>
      <Icon name="cross" />
    </button>
  );
}
