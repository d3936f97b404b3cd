/** What there is to learn from besides one's own mistakes. */
import { useState } from 'react';
import { Switch } from '../design/Choice.tsx';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import styles from './ReviewActions.module.css';

export type LearnWishes = { readonly inaccuracies: boolean; readonly others: boolean };

type Props = {
  readonly wishes: LearnWishes;
  readonly hasOthers: boolean;
  readonly onChange: (wishes: LearnWishes) => void;
};

export function LearnSwitches({ wishes, hasOthers, onChange }: Props) {
  const { review } = useWords();
  return (
    <>
      <Switch
        text={review.withInaccuracies}
        isOn={wishes.inaccuracies}
        onChange={inaccuracies => onChange({ ...wishes, inaccuracies })}
      />
      {hasOthers && (
        <Switch text={review.withOpponents} isOn={wishes.others} onChange={others => onChange({ ...wishes, others })} />
      )}
    </>
  );
}

/** The same in a sheet, while somebody is learning. */
export function LearnButton(props: Props) {
  const { review } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-label={review.learnWhat}
        data-testid="learn-wishes"
        onClick={() => setOpen(true)}
      >
        <Icon name="tune" />
      </button>
      {isOpen && (
        <Sheet title={review.learnWhat} onClose={() => setOpen(false)}>
          <LearnSwitches {...props} />
        </Sheet>
      )}
    </>
  );
}
