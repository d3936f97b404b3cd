/** What the coach says, in the place of the tabs, so that nothing moves. */
import { Icon } from '../design/Icon.tsx';
import styles from './CoachNote.module.css';

export function CoachNote({ text }: { readonly text: string }) {
  return (
    <p className={styles['note']} role="status" data-testid="coach-note">
      <Icon name="hint" />
      <span>{text}</span>
    </p>
  );
}
