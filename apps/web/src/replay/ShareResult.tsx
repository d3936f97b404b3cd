/** The result for somebody else: as a text with the way to the replay, or as a picture. */
import { variantName, type Words } from '@yaht/messages';
import { standings, totals, type ScorecardGame } from '@yaht/rules';
import { useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { sharePicture, shareText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import { resultPicture } from './result-picture.ts';
import styles from '../review/ReviewActions.module.css';

export function ShareResult({ game }: { readonly game: ScorecardGame }) {
  const words = useWords();
  const { web, review } = words;
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const lines = resultLines(words, game);
  const title = variantName(words, game.start.variant);
  const address = `${location.origin}/g/${game.start.id}`;
  const text = `${web.shareText(title, lines)}\n${address}`;
  const picture = async (): Promise<void> => sharePicture(await resultPicture(title, lines), review.pictureOf([title, ...lines]));
  return (
    <>
      <button type="button" className={styles['open']} aria-label={web.share} data-testid="share" onClick={() => setOpen(true)}>
        <Icon name="share" />
      </button>
      {isOpen && (
        <Sheet title={web.share} onClose={() => setOpen(false)}>
          <div className={styles['list']}>
            <TextButton icon="share" testId="share-text" onPress={() => void shareText(text).then(setCopied)}>
              {isCopied ? web.copied : review.copyText}
            </TextButton>
            <TextButton icon="eye" testId="share-image" onPress={() => void picture()}>
              {review.shareImage}
            </TextButton>
          </div>
        </Sheet>
      )}
    </>
  );
}

function resultLines({ play }: Words, game: ScorecardGame): readonly string[] {
  const { players } = game.start;
  return standings(totals(game)).map(({ seat, rank, total }) => play.standing(rank, players[seat]?.name ?? '', total));
}
