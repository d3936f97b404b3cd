/** `/settings`. */
import { Page } from '../app/Page.tsx';
import { useWords } from '../device/words.ts';
import { Settings } from './Settings.tsx';

export function SettingsPage() {
  const { web } = useWords();
  return (
    <Page title={web.settings}>
      <Settings />
    </Page>
  );
}
