/** Several ways to score the same dice: the best one first, and chosen until somebody prefers another. */
import type { RollioView, WayView } from '@yaht/client';
import { isFace } from '@yaht/rules';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { PrintedDice } from '../design/PrintedDie.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { WayCard, WayLine, WayList } from '../design/WayCard.tsx';
import { useWords } from '../device/words.ts';

/** So many before the list is folded. */
const SHOWN = 5;

type Props = {
  readonly rollio: RollioView;
  readonly onChoose: (way: number) => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
};

export function Ways({ rollio, onChoose, onTake, onClose }: Props) {
  const { web } = useWords();
  const [isWhole, setWhole] = useState(false);
  const { ways, selected, pot } = rollio;
  const chosen = ways.find(way => way.chosen);
  return (
    <Sheet
      title={web.scoreAs(selected.length)}
      aside={web.ways(ways.length)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{web.back}</Button>
          <Button look="main" testId="take" about={web.potBecomes(pot + (chosen?.points ?? 0))} onPress={onTake}>
            {web.take(chosen?.points ?? 0)}
          </Button>
        </>
      }
    >
      <WayList label={web.scoreAs(selected.length)}>
        {ways.slice(0, isWhole ? undefined : SHOWN).map(way => (
          <Way key={way.partition} way={way} rollio={rollio} onChoose={() => onChoose(way.partition)} />
        ))}
      </WayList>
      {!isWhole && ways.length > SHOWN && <TextButton onPress={() => setWhole(true)}>{web.allWays(ways.length)}</TextButton>}
    </Sheet>
  );
}

function Way({ way, rollio, onChoose }: { readonly way: WayView; readonly rollio: RollioView; readonly onChoose: () => void }) {
  const words = useWords();
  const faces = (dice: readonly number[]) => dice.map(die => rollio.dice[die]?.face ?? 0).filter(isFace);
  return (
    <WayCard
      place={way.partition}
      chosen={way.chosen}
      best={way.best}
      onChoose={onChoose}
      dice={way.combinations.map(part => (
        <PrintedDice key={part.dice.join()} dice={faces(part.dice)} label={faces(part.dice).join(', ')} />
      ))}
      total={words.web.total}
      points={words.runScreen.points(way.points)}
    >
      {way.combinations.map(part => (
        <WayLine
          key={part.dice.join()}
          text={words.rollio.combination({ type: part.type, faces: faces(part.dice), points: part.points })}
          points={words.runScreen.points(part.points)}
        />
      ))}
    </WayCard>
  );
}
