/** The menu of a game: its sound, settings and rules, and the two ways out of it. */
import type { TableView, Wish } from '@yaht/client';
import { variantName } from '@yaht/messages';
import type { Variant } from '@yaht/rules';
import { Button } from '../design/Button.tsx';
import { Switch } from '../design/Choice.tsx';
import { Icon, type IconName } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { changeSettings, useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';
import styles from './MenuSheet.module.css';

type Props = {
  readonly variant: Variant;
  readonly view: TableView;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onHome: () => void;
  readonly onResign: () => void;
  readonly onSend: (wish: Wish) => void;
  readonly onClose: () => void;
};

export function MenuSheet({ variant, view, onRules, onSettings, onHome, onResign, onSend, onClose }: Props) {
  const words = useWords();
  const { web, settings, play, room } = words;
  const send = (wish: Wish) => () => {
    onClose();
    onSend(wish);
  };
  const { sound } = useSettings();
  const waits = view.room?.isSpectator || view.over ? undefined : view.room ? web.seatWaits : web.gameIsKept;
  return (
    <Sheet
      title={web.menu}
      aside={variantName(words, variant)}
      onClose={onClose}
      actions={<Button onPress={onClose}>{web.close}</Button>}
    >
      <Switch text={settings.sound} isOn={sound} onChange={isOn => changeSettings({ sound: isOn })} />
      <ul className={styles['menu']}>
        <Entry icon="book" text={web.rules} testId="menu-rules" onPress={onRules} />
        <Entry icon="tune" text={web.settings} testId="menu-settings" onPress={onSettings} />
        <Entry icon="back" text={web.leaveTable} about={waits} testId="menu-leave" onPress={onHome} />
        {view.nudge.refusal === null && (
          <Entry icon="chat" text={room.nudge} about={room.nudgeNote} testId="menu-nudge" onPress={send({ type: 'Nudge' })} />
        )}
        {view.offerEnd.refusal === null && !view.endOffer && (
          <Entry
            icon="check"
            text={room.offerEnd}
            about={room.offerEndNote}
            testId="menu-offer-end"
            onPress={send({ type: 'OfferEnd' })}
          />
        )}
        {view.resign.refusal === null && <Entry icon="cross" text={play.resign} testId="menu-resign" onPress={onResign} />}
      </ul>
    </Sheet>
  );
}

type EntryProps = {
  readonly icon: IconName;
  readonly text: string;
  readonly about?: string | undefined;
  readonly testId: string;
  readonly onPress: () => void;
};

const Entry = ({ icon, text, about, testId, onPress }: EntryProps) => (
  <li>
    <button type="button" data-testid={testId} onClick={onPress}>
      <Icon name={icon} />
      <span>
        {text}
        {about !== undefined && <small>{about}</small>}
      </span>
    </button>
  </li>
);
