/** What falls, sounds and is felt once, when a game has ended as it seldom does. */
import { useEffect } from 'react';
import { Chads } from '../design/Chads.tsx';
import { tremble } from '../device/haptics.ts';
import { currentSettings, isStill } from '../device/settings.ts';
import { fanfare } from '../device/sound.ts';
import styles from './Cheer.module.css';

export function Cheer() {
  const { celebration } = currentSettings();
  useEffect(() => {
    if (celebration === 'off') return;
    fanfare(celebration === 'full' ? 4 : 2);
    tremble(celebration === 'full' ? [15, 40, 25] : [12]);
  }, [celebration]);
  if (celebration !== 'full' || isStill(currentSettings())) return null;
  return (
    <span className={styles['layer']} aria-hidden="true">
      <Chads many={80} width={220} height={90} delay={120} length={1_100} />
    </span>
  );
}
