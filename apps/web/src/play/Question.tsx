/** What the desk asks before it is done. Where a no does no harm and a yes may, the no is the main button. */
import type { DeskQuestion } from '@yaht/client';
import { categoryName, type Words } from '@yaht/messages';
import { fault, type Variant } from '@yaht/rules';
import type { ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { Switch } from '../design/Choice.tsx';
import { Sheet } from '../design/Sheet.tsx';
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
  const { title, body, yes, no, isHarmless } = askedBy(words, variant, question);
  const agree = (
    <Button look={isHarmless ? 'main' : 'second'} testId="yes" onPress={onAgree}>
      {yes}
    </Button>
  );
  const close = (
    <Button look={isHarmless ? 'second' : 'main'} testId="no" onPress={onClose}>
      {no}
    </Button>
  );
  return (
    <Sheet
      title={title}
      aside={who}
      onClose={onClose}
      actions={
        <>
          {isHarmless ? close : agree}
          {isHarmless ? agree : close}
        </>
      }
    >
      {body}
    </Sheet>
  );
}

type Asked = {
  readonly title: string;
  readonly body: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly isHarmless?: true;
};

function askedBy(words: Words, variant: Variant, question: DeskQuestion): Asked {
  const { play, web, review } = words;
  switch (question.type) {
    case 'hint':
      return { title: play.confirmHint, body: null, yes: review.takeHint, no: web.cancel, isHarmless: true };
    case 'resign':
      return {
        title: play.confirmResign,
        body: <p>{question.endsGame ? play.resignEnds : play.resignLeaves}</p>,
        yes: play.resign,
        no: play.playOn,
      };
    case 'zero': {
      const rules = variant.family === 'scorecard' ? variant : fault('a zero without a card');
      const [category = '', better = ''] = [question.category, question.better.category].map(id =>
        categoryName(words, rules, id),
      );
      return {
        title: play.confirmZero(category, { category: better, points: question.better.points }),
        body: <AskNextTime />,
        yes: web.zeroAnyway,
        no: web.otherRow,
      };
    }
  }
}

function AskNextTime() {
  const { settings } = useWords();
  const { asksZero } = useSettings();
  return <Switch text={settings.asksZero} isOn={asksZero} onChange={isOn => changeSettings({ asksZero: isOn })} />;
}
