/** Why nothing happened, where a thumb has just been and without covering what it can press. */
import type { ReactNode } from 'react';
import styles from './RefusalNote.module.css';

type RefusalNoteProps = { readonly above: 'tray' | 'actions'; readonly children: ReactNode };

export const RefusalNote = ({ above, children }: RefusalNoteProps) => (
  <p className={styles['note']} data-above={above} role="alert">
    {children}
  </p>
);
