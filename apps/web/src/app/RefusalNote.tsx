/** Why nothing happened, where a thumb has just been. A tap goes through it, and takes it away: it keeps nobody from what lies there. */
import { useEffect, type ReactNode } from 'react';
import styles from './RefusalNote.module.css';

type RefusalNoteProps = { readonly above: 'tray' | 'actions'; readonly children: ReactNode; readonly onRead: () => void };

export function RefusalNote({ above, children, onRead }: RefusalNoteProps) {
  // Before the tap reaches what it meets: what that refuses in its turn is not taken away by the same tap.
  useEffect(() => {
    document.addEventListener('click', onRead, true);
    return () => document.removeEventListener('click', onRead, true);
  }, [onRead]);
  return (
    <p className={styles['note']} data-above={above} role="alert">
      {children}
    </p>
  );
}
