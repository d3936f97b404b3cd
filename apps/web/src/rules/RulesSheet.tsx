/** The rules and the keys over a game that is on; closing it changes nothing. */
import { variantName } from '@yaht/messages';
import type { Variant } from '@yaht/rules';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { KeyList } from './KeyList.tsx';
import { RulesText } from './RulesText.tsx';

export function RulesSheet({ variant, onClose }: { readonly variant: Variant; readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet
      title={variantName(words, variant)}
      aside={words.web.rules}
      onClose={onClose}
      actions={<Button onPress={onClose}>{words.web.close}</Button>}
    >
      <RulesText variant={variant} />
      <KeyList />
    </Sheet>
  );
}
