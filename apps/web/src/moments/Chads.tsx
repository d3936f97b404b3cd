/** The little discs that fall out of a perforation, once: from the edge of a stamp outwards and down. */
import { useEffect, useState, type CSSProperties } from 'react';
import { currentSettings, isStill } from '../device/settings.ts';
import styles from './Chads.module.css';

/** In milliseconds, with what the last one waits. */
const LASTS = 1_150;
const STOCKS = ['#d5e7c9', '#cbdff1', '#f6d3c6', '#ffffff', '#8fb79a', '#7fa6cc', '#de9c87'] as const;

export function Chads({ count }: { readonly count: number }) {
  const [isFalling, setFalling] = useState(() => !isStill(currentSettings()));
  useEffect(() => {
    const timer = setTimeout(() => setFalling(false), LASTS);
    return () => clearTimeout(timer);
  }, []);
  if (!isFalling) return null;
  return (
    <span className={styles['chads']} aria-hidden="true">
      {Array.from({ length: Math.min(80, count) }, (_, i) => (
        <i key={i} style={chad(i, count)} />
      ))}
    </span>
  );
}

/** Evenly around the stamp, each a little otherwise than its neighbours. */
function chad(place: number, count: number): CSSProperties {
  const other = (salt: number): number => (Math.abs(Math.sin(place * 12.9898 + salt * 78.233)) * 43_758.5453) % 1;
  const angle = (2 * Math.PI * (place + other(1))) / count;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = 70 + 90 * other(2);
  return {
    '--from-x': `${(46 * x).toFixed(1)}cqw`,
    '--from-y': `${(46 * y).toFixed(1)}cqh`,
    '--to-x': `${(reach * x).toFixed(0)}px`,
    '--to-y': `${(reach * y * 0.6 + 60 + 90 * other(3)).toFixed(0)}px`,
    '--turn': `${(360 * other(4)).toFixed(0)}deg`,
    '--flat': (0.45 + 0.55 * other(5)).toFixed(2),
    '--size': `${(4.8 + 6 * other(6)).toFixed(1)}px`,
    '--wait': `${(60 + 120 * other(7)).toFixed(0)}ms`,
    background: STOCKS[place % STOCKS.length],
  } as CSSProperties;
}
