/** Two charms of the hand and the boss that waits; of no run yet, those that one may meet. */
import { charmFigure } from '@yaht/messages';
import type { BossId, CharmId } from '@yaht/rules';
import { CharmCard } from './CharmCard.tsx';
import { Seal } from './Seal.tsx';
import { useWords } from '../device/words.ts';

type Props = { readonly boss: BossId | null; readonly charms: readonly CharmId[]; readonly isOn: boolean };

const SOME: readonly CharmId[] = ['bossHunter', 'scoreMultiplier'];

export function RunPicture({ boss, charms, isOn }: Props) {
  const words = useWords();
  const shown = isOn ? charms.slice(-2) : SOME;
  return (
    <>
      {shown.map(id => (
        <CharmCard key={id} id={id} figure={charmFigure(words, id)} />
      ))}
      {(boss ?? (isOn ? null : 'hourglass')) && <Seal id={boss ?? 'hourglass'} />}
    </>
  );
}
