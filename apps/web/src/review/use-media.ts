/** Whether the screen is as a style sheet would ask. */
import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const media = matchMedia(query);
  return useSyncExternalStore(
    listener => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}
