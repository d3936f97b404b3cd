/** Choosing a file of the device, as a button of the paper: what it is for stands on it, in the language of the app. */
import { Icon } from './Icon.tsx';
import styles from './FileButton.module.css';

type Props = {
  readonly text: string;
  readonly testId?: string;
  readonly onFile: (file: File | undefined) => void;
};

export function FileButton({ text, testId, onFile }: Props) {
  return (
    <label className={styles['file']}>
      <input
        className="unseen"
        type="file"
        accept="application/json,.json"
        data-testid={testId}
        onChange={event => {
          onFile(event.target.files?.[0]);
          // The same file chosen once more is read once more.
          event.target.value = '';
        }}
      />
      <Icon name="share" />
      <span>{text}</span>
    </label>
  );
}
