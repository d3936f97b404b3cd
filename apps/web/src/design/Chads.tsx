/** Chads in the air. Each is moved by the browser alone, and all are gone when they have fallen. */
import { useLayoutEffect, useRef } from 'react';
import { chadsFrom, type Chad } from './chads.ts';
import styles from './Chads.module.css';

type Props = {
  readonly many: number;
  readonly width: number;
  readonly height: number;
  readonly delay: number;
  readonly length: number;
};

export function Chads({ many, width, height, delay, length }: Props) {
  const layer = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const chads = chadsFrom(many, { width, height });
    layer.current?.replaceChildren(...chads.map(chad => falling(chad, delay, length)));
  }, [many, width, height, delay, length]);
  return <span ref={layer} className={styles['layer']} data-testid="chads" />;
}

function falling({ colour, width, height, x, y, up, down, turn, delay: own }: Chad, delay: number, length: number): HTMLElement {
  const disc = document.createElement('i');
  Object.assign(disc.style, { width: `${width}px`, height: `${height}px`, background: colour });
  const at = (place: { readonly x: number; readonly y: number }, turned: number): string =>
    `translate(${place.x}px,${place.y}px) rotate(${turned}deg)`;
  disc.animate(
    [
      { transform: at({ x, y }, 0), opacity: 0, easing: 'cubic-bezier(.1,.7,.4,1)' },
      { opacity: 1, offset: 0.04 },
      { transform: at(up, turn * 0.4), opacity: 1, offset: 0.3, easing: 'cubic-bezier(.5,0,.8,.5)' },
      { opacity: 1, offset: 0.75 },
      { transform: at(down, turn), opacity: 0 },
    ],
    { duration: length - own, delay: delay + own, fill: 'both' },
  );
  return disc;
}
