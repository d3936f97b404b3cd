/** Preferences: each applies at once and is kept. */
import { LANGUAGE_NAMES } from '@yaht/messages';
import { Page } from '../app/Page.tsx';
import { Choice, Switch } from '../design/Choice.tsx';
import { changeSettings, THRESHOLDS, useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import styles from './SettingsPage.module.css';

export function SettingsPage() {
  const { web, review } = useWords();
  const settings = useSettings();
  const languages = { system: web.asDevice, ...LANGUAGE_NAMES };
  return (
    <Page title={web.settings}>
      <div className={styles['list']}>
        <Choice
          title={web.languageSetting}
          values={languages}
          chosen={settings.language}
          onChoose={language => changeSettings({ language })}
        />
        <Choice title={web.theme} values={web.themes} chosen={settings.theme} onChoose={theme => changeSettings({ theme })} />
        <Choice
          title={web.motion}
          values={web.motions}
          chosen={settings.motion}
          onChoose={motion => changeSettings({ motion })}
        />
        <Choice
          title={web.dieLook}
          values={web.dieLooks}
          chosen={settings.dieLook}
          onChoose={dieLook => changeSettings({ dieLook })}
        />
        <Choice title={web.hand} values={web.hands} chosen={settings.hand} onChoose={hand => changeSettings({ hand })} />
        <Choice
          title={review.coach}
          values={review.coachLevels}
          chosen={settings.coach}
          onChoose={coach => changeSettings({ coach })}
        />
        {settings.coach === 'ask' && (
          <label className={styles['threshold']}>
            <span>
              {review.threshold} <b>{review.thresholdOf(settings.coachThreshold)}</b>
            </span>
            <input
              type="range"
              min={THRESHOLDS.least}
              max={THRESHOLDS.most}
              step={0.1}
              value={settings.coachThreshold}
              onChange={event => changeSettings({ coachThreshold: Number(event.target.value) })}
            />
          </label>
        )}
        <p className={styles['about']}>{review.coachAbout}</p>
        <Switch
          text={`${review.winBar}. ${review.winBarAbout}`}
          isOn={settings.winBar}
          onChange={winBar => changeSettings({ winBar })}
        />
        <Switch text={web.oneTap} isOn={settings.oneTap} onChange={oneTap => changeSettings({ oneTap })} />
        <Switch text={web.handover} isOn={settings.handover} onChange={handover => changeSettings({ handover })} />
        <Switch text={web.sound} isOn={settings.sound} onChange={sound => changeSettings({ sound })} />
        {'vibrate' in navigator && (
          <Switch text={web.haptics} isOn={settings.haptics} onChange={haptics => changeSettings({ haptics })} />
        )}
      </div>
    </Page>
  );
}
