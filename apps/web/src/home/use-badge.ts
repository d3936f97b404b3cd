/** How many games wait, on the icon of the app and before the title of its tab. */
import { useEffect } from 'react';

export function useBadge(waiting: number): void {
  useEffect(() => {
    // Where there is no icon, nothing can be put on it.
    void (waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {});
    if (waiting === 0) return undefined;
    const before = document.title;
    document.title = `(${waiting}) ${before}`;
    return () => {
      document.title = before;
    };
  }, [waiting]);
}
