/** The guided turn by the keys of every game: figures for dice, R or the space bar to roll. */
import { useEffect, useRef } from 'react';
import type { Lesson } from './use-lesson.ts';

export function useLessonKeys(lesson: Lesson): void {
  const latest = useRef(lesson);
  useEffect(() => {
    latest.current = lesson;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { toggle, roll, thrown } = latest.current;
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('button') !== null;
      if (/^[1-5]$/.test(event.key)) toggle(Number(event.key) - 1);
      else if (/^r$/i.test(event.key) || (event.key === ' ' && !isOnButton)) (thrown.isRolling ? thrown.skip : roll)();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
