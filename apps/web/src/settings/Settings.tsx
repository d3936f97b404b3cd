/** Preferences, on a page of their own or over a game: each applies at once and is kept. */
import { LANGUAGE_NAMES } from '@yaht/messages';
import { Choice, Slider, Switch } from '../design/Choice.tsx';
import { changeSettings, THRESHOLDS, useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import styles from './Settings.module.css';

export function Settings() {
  const { web, review, runScreen, settings: words } = useWords();
  const settings = useSettings();
  const languages = { system: web.asDevice, ...LANGUAGE_NAMES };
  return (
    <div className={styles['list']}>
      <Choice
        title={web.languageSetting}
        values={languages}
        chosen={settings.language}
        onChoose={language => changeSettings({ language })}
      />
      <Choice title={web.theme} values={web.themes} chosen={settings.theme} onChoose={theme => changeSettings({ theme })} />
      <Choice title={web.motion} values={web.motions} chosen={settings.motion} onChoose={motion => changeSettings({ motion })} />
      <Choice
        title={words.celebration}
        values={words.celebrations}
        chosen={settings.celebration}
        onChoose={celebration => changeSettings({ celebration })}
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
        <Slider
          text={review.threshold}
          said={review.thresholdOf(settings.coachThreshold)}
          value={settings.coachThreshold}
          {...THRESHOLDS}
          step={0.1}
          onChange={coachThreshold => changeSettings({ coachThreshold })}
        />
      )}
      <p className={styles['about']}>{review.coachAbout}</p>
      <Switch
        text={`${review.winBar}. ${review.winBarAbout}`}
        isOn={settings.winBar}
        onChange={winBar => changeSettings({ winBar })}
      />
      <Choice
        title={runScreen.countPace}
        values={runScreen.countPaces}
        chosen={settings.countPace}
        onChoose={countPace => changeSettings({ countPace })}
      />
      <Switch text={web.oneTap} isOn={settings.oneTap} onChange={oneTap => changeSettings({ oneTap })} />
      <Switch text={words.asksZero} isOn={settings.asksZero} onChange={asksZero => changeSettings({ asksZero })} />
      <Choice
        title={words.handover}
        values={words.handovers}
        chosen={settings.handover}
        onChoose={handover => changeSettings({ handover })}
      />
      <Switch text={words.sound} isOn={settings.sound} onChange={sound => changeSettings({ sound })} />
      <Volume text={words.diceVolume} value={settings.diceVolume} onChange={diceVolume => changeSettings({ diceVolume })} />
      <Volume
        text={words.effectsVolume}
        value={settings.effectsVolume}
        onChange={effectsVolume => changeSettings({ effectsVolume })}
      />
      {'vibrate' in navigator && (
        <Switch text={web.haptics} isOn={settings.haptics} onChange={haptics => changeSettings({ haptics })} />
      )}
    </div>
  );
}

type VolumeProps = { readonly text: string; readonly value: number; readonly onChange: (value: number) => void };

function Volume(props: VolumeProps) {
  const { settings } = useWords();
  return <Slider {...props} said={settings.volume(props.value)} least={0} most={100} step={10} />;
}
