/** The rules and the keys over a game that is on; closing it changes nothing. */
import { variantName } from '@yaht/messages';
import type { Variant } from '@yaht/rules';
import type { ComponentProps } from 'react';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { KeyList } from './KeyList.tsx';
import { RulesText } from './RulesText.tsx';

type Props = ComponentProps<typeof KeyList> & { readonly variant: Variant; readonly onClose: () => void };

export function RulesSheet({ variant, keys, onClose }: Props) {
  const words = useWords();
  return (
    <Sheet
      title={variantName(words, variant)}
      aside={words.web.rules}
      onClose={onClose}
      actions={<Button onPress={onClose}>{words.web.close}</Button>}
    >
      <RulesText variant={variant} />
      <KeyList keys={keys} />
    </Sheet>
  );
}
