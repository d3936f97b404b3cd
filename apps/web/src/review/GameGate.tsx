/** A page about one game of cards: finds it, or says why there is none. */
import { variantName } from '@yaht/messages';
import type { ScorecardGame } from '@yaht/rules';
import type { ReactNode } from 'react';
import { Empty } from '../app/Empty.tsx';
import { useWords } from '../device/words.ts';
import { useGame } from './use-found.ts';

type Props = { readonly id: string; readonly children: (game: ScorecardGame) => ReactNode };

export function GameGate({ id, children }: Props) {
  const words = useWords();
  const found = useGame(id);
  if (!found) return null;
  if (!found.ok) return <Empty text={words.review[found.error]} />;
  if (found.value.family !== 'scorecard')
    return <Empty text={words.analysis.notScorecard(variantName(words, found.value.start.variant))} />;
  return children(found.value);
}
