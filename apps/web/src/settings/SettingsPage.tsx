/** `/settings`. */
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { VERSION } from '../app/version.ts';
import { useWords } from '../device/words.ts';
import { NoticeSettings } from '../notices/NoticeSettings.tsx';
import { Settings } from './Settings.tsx';
import styles from './Settings.module.css';

export function SettingsPage() {
  const { web } = useWords();
  return (
    <Page title={web.settings}>
      <Settings />
      <NoticeSettings />
      <p className={styles['about']}>
        <Link href="/check">{web.checkDice}</Link>
        <small>{web.version(VERSION)}</small>
      </p>
    </Page>
  );
}
