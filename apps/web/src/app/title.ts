/** What the browser calls the page: in its tabs, its history, and aloud when a page comes. */
import { useEffect } from 'react';

const APP = 'yaht';

export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts.filter(part => part !== undefined), APP].join(' · ');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = APP;
    };
  }, [title]);
}
