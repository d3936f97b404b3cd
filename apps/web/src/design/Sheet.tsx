/** Paper that comes up over the screen: rules, choosers, questions. Escape and the ground behind it close it, focus goes back. */
import { useEffect, useRef, type ReactNode } from 'react';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { Scroller } from './Scroller.tsx';
import styles from './Sheet.module.css';

type Props = {
  readonly title: string;
  /** Beside the title, small. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** The strip of tray below the paper. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
};

export function Sheet({ title, aside, children, actions, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => openOver(dialog.current, onClose), [onClose]);
  useEffect(() => deafAtFirst(dialog.current), []);
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-label={title}>
      <div className={styles['paper']}>
        <div className={styles['head']}>
          <h2>{title}</h2>
          {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
        </div>
        <Scroller className={styles['body']}>{children}</Scroller>
        {actions !== undefined && <div className={`${styles['actions']} on-tray`}>{actions}</div>}
      </div>
    </dialog>
  );
}

/** Shows the dialog over everything else; the owner takes it away when told to. */
function openOver(dialog: HTMLDialogElement | null, onClose: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  if (dialog?.open === false) dialog.showModal();
  dialog?.addEventListener('cancel', cancel, { signal });
  dialog?.addEventListener('click', event => event.target === dialog && onClose(), { signal });
  return () => leaving.abort();
}
