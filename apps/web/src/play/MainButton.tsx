/** The one big button of a scorecard game. */
import type { TableView } from '@yaht/client';
import { categoryName } from '@yaht/messages';
import type { ScorecardVariant } from '@yaht/rules';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { WaitButton } from './WaitButton.tsx';

type Props = {
  readonly view: TableView;
  readonly variant: ScorecardVariant;
  readonly isRolling: boolean;
  readonly onSkip: () => void;
  readonly onPress: () => void;
};

export function MainButton({ view, variant, isRolling, onSkip, onPress }: Props) {
  const words = useWords();
  const { web } = words;
  const { main, board } = view;
  if (isRolling) return <WaitButton {...{ view, isRolling, onSkip }} />;
  if (main.type === 'roll' && board?.family === 'scorecard') {
    const about = board.roll === 0 ? web.firstRoll : web.rollsLeft(board.rollsLeft);
    return (
      <Button
        look="main"
        testId="roll"
        about={about}
        reason={main.refusal === null ? undefined : web.tapToLetGo}
        onPress={onPress}
      >
        {main.dice === 0 ? web.roll : web.rollDice(main.dice)}
      </Button>
    );
  }
  if (main.type === 'score-row') {
    const category = web.inCategory(categoryName(words, variant, main.category));
    const bonus = main.bonus > 0 ? `, ${web.plusBonus(main.bonus)}` : '';
    return (
      <Button look="main" testId="commit" about={`${category}${bonus}`} onPress={onPress}>
        {web.scoreIn(main.points)}
      </Button>
    );
  }
  if (main.type === 'choose-row')
    return (
      <Button look="prompt" testId="roll" about={web.pickRowAbout} onPress={onPress}>
        {web.pickRow}
      </Button>
    );
  return <WaitButton {...{ view, isRolling, onSkip }} />;
}
