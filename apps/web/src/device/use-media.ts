/** Whether the screen is as a style sheet would ask. Where there is no screen, it is not. */
import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the screen has room for the tray beside the paper; the style sheets ask the same question. */
export const useWide = (): boolean => useMedia('(min-width: 768px)');
