/** What is opened over a game: its menu with rules and settings, the rule of a joker, and what is asked before it is done. */
import type { Variant } from '@yaht/rules';
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { RulesSheet } from '../rules/RulesSheet.tsx';
import { Settings } from '../settings/Settings.tsx';
import { JokerSheet } from './JokerSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { Question } from './Question.tsx';
import type { Board } from './use-board.ts';

export type Menu = {
  readonly open: () => void;
  readonly rules: () => void;
  readonly joker: () => void;
  /** What lies over the game now. */
  readonly sheet: ReactNode;
};

type Parts = {
  readonly board: Board;
  readonly variant: Variant;
  /** What keys do, where it is not what they usually do. */
  readonly keys?: readonly (readonly [string, string])[] | undefined;
  /** Yes to what is asked. */
  readonly onAgree: () => void;
  readonly onHome: () => void;
};

type Opened = 'menu' | 'rules' | 'settings' | 'joker' | null;

export function useMenu(parts: Parts): Menu {
  const [opened, setOpened] = useState<Opened>(null);
  const opening = (what: Opened) => () => setOpened(what);
  // The bar is not drawn again with the board.
  const open = useCallback(() => setOpened('menu'), []);
  return { open, rules: opening('rules'), joker: opening('joker'), sheet: <Opened {...parts} {...{ opened, opening }} /> };
}

type OpenedProps = Parts & { readonly opened: Opened; readonly opening: (what: Opened) => () => void };

function Opened({ board, variant, keys, onAgree, onHome, opened, opening }: OpenedProps) {
  const { web } = useWords();
  const { desk, view, question } = board;
  const close = opening(null);
  if (question)
    return (
      <Question
        {...{ question, view, variant, onAgree }}
        who={board.table.state().seats.length > 1 ? view.players.find(({ isActive }) => isActive)?.name : undefined}
        onClose={() => desk.press(question.type === 'zero' ? { type: 'row', category: null } : { type: 'back' })}
      />
    );
  switch (opened) {
    case 'menu':
      return (
        <MenuSheet
          {...{ variant, view, onHome }}
          onSend={wish => void board.table.send(wish)}
          onClose={close}
          onRules={opening('rules')}
          onSettings={opening('settings')}
          onResign={() => {
            close();
            desk.resign();
          }}
        />
      );
    case 'rules':
      return <RulesSheet variant={variant} keys={keys} onClose={close} />;
    case 'settings':
      return (
        <Sheet title={web.settings} onClose={close} actions={<Button onPress={close}>{web.close}</Button>}>
          <Settings />
        </Sheet>
      );
    case 'joker':
      return <JokerSheet {...{ view }} onRules={opening('rules')} onClose={close} />;
    case null:
      return null;
  }
}
