/** The table of the guided first turn, and the way from it to the game that it has begun. */
import type { ScorecardVariant } from '@yaht/rules';
import { useLocation } from 'wouter';
import { endFirstVisit } from '../device/first-visit.ts';
import { useWords } from '../device/words.ts';
import { FirstTurn } from './FirstTurn.tsx';

type Props = { readonly variant: ScorecardVariant; readonly onLeave: () => void };

export function FirstTable({ variant, onLeave }: Props) {
  const { play } = useWords();
  const [, go] = useLocation();
  const goOn = async (row: string): Promise<void> => {
    const { goOnFrom } = await import('./go-on.ts');
    const id = await goOnFrom(variant, play.defaultName(0), row);
    endFirstVisit();
    go(`/play/${id}`);
  };
  return <FirstTurn {...{ variant, onLeave }} onGoOn={goOn} />;
}
