/** Buying something to use it at once: on which die? */
import type { RunView } from '@yaht/client';
import { contentText } from '@yaht/messages';
import { consumableOf } from '@yaht/rules';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { DieChoice } from './DieChoice.tsx';

type Props = {
  readonly run: RunView;
  readonly ware: number;
  readonly onUse: (die: number) => void;
  readonly onClose: () => void;
};

export function UseSheet({ run, ware, onUse, onClose }: Props) {
  const words = useWords();
  const { runScreen } = words;
  const [die, setDie] = useState<number | null>(null);
  const offer = run.wares[ware];
  if (offer?.ware.kind !== 'consumable') return null;
  const content = consumableOf(offer.ware.id);
  return (
    <Sheet
      title={content.name}
      aside={`$${offer.price}`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.web.back}</Button>
          <Button
            look="main"
            testId="use"
            reason={die === null ? runScreen.chooseDie : undefined}
            onPress={() => die !== null && onUse(die)}
          >
            {runScreen.buyAndUse}
          </Button>
        </>
      }
    >
      <p>{contentText(words, offer.ware.id, content)}.</p>
      <DieChoice kinds={run.kinds} chosen={die} onChoose={setDie} title={runScreen.onWhichDie(content.name)} />
    </Sheet>
  );
}
