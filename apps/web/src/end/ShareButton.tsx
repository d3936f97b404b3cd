/** The result for somebody else: as a picture, or as a text with the way to it. */
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { sharePicture, shareText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import { resultPicture, type Result } from './result-picture.ts';
import styles from './ShareButton.module.css';

type Props = {
  readonly result: Result;
  /** What is sent in place of the picture, with the way to the game. */
  readonly text: string;
};

export function ShareButton({ result, text }: Props) {
  const { web } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button testId="share" onPress={() => setOpen(true)}>
        <span className={styles['word']}>
          <Icon name="share" />
          {web.share}
        </span>
      </Button>
      {isOpen && <ShareSheet {...{ result, text }} onClose={() => setOpen(false)} />}
    </>
  );
}

export function ShareSheet({ result, text, onClose }: Props & { readonly onClose: () => void }) {
  const { web, review } = useWords();
  const [isCopied, setCopied] = useState(false);
  const { title, headline, about, lines } = result;
  const picture = async (): Promise<void> =>
    sharePicture(await resultPicture(result), review.pictureOf([title, `${headline} ${about}`, ...lines]));
  return (
    <Sheet title={web.share} onClose={onClose}>
      <div className={styles['list']}>
        <TextButton icon="eye" testId="share-image" onPress={() => void picture()}>
          {review.shareImage}
        </TextButton>
        <TextButton icon="share" testId="share-text" onPress={() => void shareText(text).then(setCopied)}>
          {isCopied ? web.copied : review.copyText}
        </TextButton>
      </div>
    </Sheet>
  );
}
