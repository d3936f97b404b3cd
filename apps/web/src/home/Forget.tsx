/** Asks before a game on this device is deleted. */
import type { SaveLine } from '@yaht/client';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { aboutOwn } from './GameSlip.tsx';
import { forgetGame } from './kept.ts';

type Props = { readonly line: SaveLine; readonly onClose: () => void; readonly onDone: () => void };

export function Forget({ line, onClose, onDone }: Props) {
  const words = useWords();
  const { web } = words;
  const forget = () => {
    onClose();
    void forgetGame(line.name).then(onDone);
  };
  return (
    <Sheet
      title={web.forget}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{web.cancel}</Button>
          <Button look="main" onPress={forget}>
            {web.forget}
          </Button>
        </>
      }
    >
      <p>{web.forgetQuestion(aboutOwn(words, line))}</p>
    </Sheet>
  );
}
