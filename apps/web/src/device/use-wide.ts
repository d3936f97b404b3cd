/** Whether the screen has room for the tray beside the paper; the style sheets ask the same question. */
import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 768px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
