/** Asked once in a game: whether a zero is meant, where another row would bring points. */
import { categoryName } from '@yaht/messages';
import type { ScorecardVariant } from '@yaht/rules';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import type { Deeds } from './use-deeds.ts';

type Props = {
  readonly asked: NonNullable<Deeds['zeroIn']>;
  readonly deeds: Deeds;
  readonly variant: ScorecardVariant;
};

export function ZeroQuestion({ asked: { category, better }, deeds, variant }: Props) {
  const words = useWords();
  const nameOf = (each: string): string => categoryName(words, variant, each);
  return (
    <Sheet
      title={words.play.confirmZero(nameOf(category), { category: nameOf(better.category), points: better.points })}
      onClose={deeds.keepOpen}
      actions={
        <>
          <Button onPress={deeds.keepOpen}>{words.web.cancel}</Button>
          <Button look="main" testId="zero-anyway" onPress={deeds.zeroAnyway}>
            {words.web.zeroAnyway}
          </Button>
        </>
      }
    >
      {null}
    </Sheet>
  );
}
