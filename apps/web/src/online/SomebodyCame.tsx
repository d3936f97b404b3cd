/** Over a game that is played while waiting: the way back, once somebody has come to the room. */
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../device/words.ts';
import { awaitedRoom } from './awaited.ts';
import styles from './SomebodyCame.module.css';

const nobody = (): (() => void) => () => {};

export function SomebodyCame() {
  const { lobby } = useWords();
  const awaited = awaitedRoom();
  const people = useSyncExternalStore(awaited?.table.subscribe ?? nobody, () => awaited?.table.state().room?.members.length ?? 0);
  if (!awaited || people < 2) return null;
  return (
    <Link href={`/r/${awaited.id}`} className={styles['link']} aria-label={lobby.somebodyCame(awaited.code)}>
      <Icon name="people" />
      <span role="status">{lobby.backToRoom}</span>
    </Link>
  );
}
