/** What the desk asks before it is done: a needless zero, a hint that marks the game, giving up. */
import type { DeskQuestion } from '@yaht/client';
import { categoryName } from '@yaht/messages';
import { fault, type Variant } from '@yaht/rules';
import { AskSheet } from '../design/AskSheet.tsx';
import { Switch } from '../design/Choice.tsx';
import { changeSettings, useSettings } from '../device/settings.ts';
import { useWords } from '../device/words.ts';

type Props = {
  readonly question: DeskQuestion;
  readonly variant: Variant;
  /** Of several people at this device, who is asked. */
  readonly who: string | undefined;
  readonly onAgree: () => void;
  readonly onClose: () => void;
};

export function Question({ question, variant, who, onAgree, onClose }: Props) {
  const words = useWords();
  const { play, web, review } = words;
  const asked = { aside: who, onYes: onAgree, onNo: onClose };
  switch (question.type) {
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

function AskNextTime() {
  const { settings } = useWords();
  const { asksZero } = useSettings();
  return <Switch text={settings.asksZero} isOn={asksZero} onChange={isOn => changeSettings({ asksZero: isOn })} />;
}
