/** Where one is, the way back, and what else there is. */
import { memo, type ReactNode } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../device/words.ts';
import { useTitle } from './title.ts';
import { readFromHere } from './top.ts';
import styles from './TopBar.module.css';

type Props = {
  readonly title: string;
  readonly about?: string | undefined;
  /** What somebody with another tab before them should know. */
  readonly news?: string | undefined;
  readonly aside?: ReactNode;
  readonly onBack: () => void;
  readonly onMenu?: () => void;
};

export const TopBar = memo(function TopBar({ title, about, news, aside, onBack, onMenu }: Props) {
  const { web } = useWords();
  useTitle(news, title, about);
  return (
    <header className={styles['bar']}>
      <button type="button" className={styles['button']} aria-label={web.back} onClick={onBack}>
        <Icon name="back" />
      </button>
      <div className={styles['titles']}>
        <h1 ref={readFromHere}>{title}</h1>
        {about !== undefined && <p>{about}</p>}
      </div>
      {aside}
      {onMenu && (
        <button type="button" className={styles['button']} aria-label={web.menu} onClick={onMenu}>
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
});
