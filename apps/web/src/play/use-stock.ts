/** The paper that a game is printed on, for as long as its screen is there. */
import type { Variant } from '@yaht/rules';
import { useEffect } from 'react';
import { stockOf } from '../design/paper.ts';

export function useStock(variant: Variant): void {
  const stock = stockOf(variant);
  useEffect(() => {
    document.documentElement.dataset['stock'] = stock;
    return () => {
      delete document.documentElement.dataset['stock'];
    };
  }, [stock]);
}
