/** What the desk asks before it is done: a needless zero, a mistake, a hint that marks the game, giving up. */
import type { DeskQuestion, TableView } from '@yaht/client';
import { bestSentence } from '@yaht/coach';
import { categoryName } from '@yaht/messages';
import { fault, isFace, type Variant } from '@yaht/rules';
import { useState, type ComponentProps } from 'react';
import { AskSheet } from '../design/AskSheet.tsx';
import { Button } from '../design/Button.tsx';
import { Switch } from '../design/Choice.tsx';
import { changeSettings, useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';

type Props = {
  readonly question: DeskQuestion;
  readonly view: TableView;
  readonly variant: Variant;
  /** Of several people at this device, who is asked. */
  readonly who: string | undefined;
  readonly onAgree: () => void;
  readonly onClose: () => void;
};

type Answers = Pick<ComponentProps<typeof AskSheet>, 'aside' | 'onYes' | 'onNo'>;

export function Question({ question, view, variant, who, onAgree, onClose }: Props) {
  const words = useWords();
  const { play, web, review } = words;
  const asked: Answers = { aside: who, onYes: onAgree, onNo: onClose };
  switch (question.type) {
    case 'mistake':
      return <MistakeQuestion mistake={question} {...{ view, asked }} />;
    case 'hint':
      return <AskSheet {...asked} title={play.confirmHint} yes={review.takeHint} no={web.cancel} isHarmless />;
    case 'resign':
      return (
        <AskSheet {...asked} title={play.confirmResign} yes={play.resign} no={play.playOn}>
          <p>{question.endsGame ? play.resignEnds : play.resignLeaves}</p>
        </AskSheet>
      );
    case 'zero': {
      const rules = variant.family === 'scorecard' ? variant : fault('a zero without a card');
      const [row = '', better = ''] = [question.category, question.better.category].map(id => categoryName(words, rules, id));
      const title = play.confirmZero(row, { category: better, points: question.better.points });
      return (
        <AskSheet {...asked} title={title} yes={web.zeroAnyway} no={web.otherRow}>
          <AskNextTime />
        </AskSheet>
      );
    }
  }
}

type MistakeProps = {
  readonly mistake: Extract<DeskQuestion, { readonly type: 'mistake' }>;
  readonly view: TableView;
  readonly asked: Answers;
};

/** What the move costs, and not what would be better unless somebody wants to know. */
function MistakeQuestion({ mistake: { move, cost, better }, view: { board, variant }, asked }: MistakeProps) {
  const words = useWords();
  const { review } = words;
  const [isShown, setShown] = useState(false);
  if (board?.family !== 'scorecard' || variant?.family !== 'scorecard') fault('a mistake without a card');
  const best = bestSentence(words, variant, board.dice.map(({ face }) => face).filter(isFace), better);
  const show = (
    <Button testId="coach-show" onPress={() => setShown(true)}>
      {review.show}
    </Button>
  );
  return (
    <AskSheet {...asked} title={review.coach} yes={review.playAnyway} no={review.thinkAgain} other={!isShown && show}>
      <p role="status" data-testid="coach-doubt">
        {isShown ? review.bestIs(best) : review.costs(move.type === 'RollDice' ? 'keep' : 'row', cost)}
      </p>
    </AskSheet>
  );
}

function AskNextTime() {
  const { settings } = useWords();
  const { asksZero } = useSettings();
  return <Switch text={settings.asksZero} isOn={asksZero} onChange={isOn => changeSettings({ asksZero: isOn })} />;
}
