/** What can be done with the whole review: share it, watch the game again, take it along. */
import { recordOf, type ScorecardGame } from '@yaht/rules';
import type { SeatReview } from '@yaht/solver';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { saveFile } from '../device/files.ts';
import { copyText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import { reviewText } from './review-text.ts';
import styles from './ReviewActions.module.css';

type Props = { readonly game: ScorecardGame; readonly review: SeatReview };

export function ReviewActions({ game, review }: Props) {
  const words = useWords();
  const { web } = words;
  const [, go] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [copied, setCopied] = useState('');
  const { id } = game.start;
  const copy = async (what: string, text: string): Promise<void> => {
    if (await copyText(text)) setCopied(what);
  };
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-label={words.review.more}
        data-testid="review-more"
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
      </button>
      {isOpen && (
        <Sheet title={words.review.more} onClose={() => setOpen(false)}>
          <div className={styles['list']}>
            <TextButton icon="arrow" testId="open-replay" onPress={() => go(`/g/${id}`)}>
              {words.review.replay}
            </TextButton>
            <TextButton icon="share" testId="copy-review" onPress={() => void copy('text', reviewText(words, game, review))}>
              {copied === 'text' ? web.copied : words.review.copyText}
            </TextButton>
            <TextButton icon="book" testId="save-record" onPress={() => saveFile(`${id}.json`, JSON.stringify(recordOf(game)))}>
              {words.review.saveRecord}
            </TextButton>
            <TextButton icon="keypad" testId="terminal-review" onPress={() => void copy('terminal', `yaht review ${id}.json`)}>
              {copied === 'terminal' ? web.copied : words.review.terminal}
            </TextButton>
            <p>{words.review.terminalAbout}</p>
          </div>
        </Sheet>
      )}
    </>
  );
}
