/** The whole terminal: the screen that is open or, where nothing fits, what it would take. */
import { Box, Text, useInput } from 'ink';
import { useRef } from 'react';
import { wrap } from '../draw/width.ts';
import { keyNames } from './key-names.ts';
import { fits, LEAST, ShellContext, useShell, useValue, useWords } from './shell-context.ts';
import type { Shell } from './shell.ts';
import { EXIT } from '../exit-code.ts';

type Props = { readonly shell: Shell };

export function ShellFrame({ shell }: Props) {
  return (
    <ShellContext.Provider value={shell}>
      <Screens />
    </ShellContext.Provider>
  );
}

function Screens() {
  const shell = useShell();
  const size = useValue(shell.size);
  const { terminal } = useWords();
  const open = useValue(shell.screens).at(-1);
  useShellKeys(shell, fits(size));
  return (
    <>
      {fits(size) ? null : <Text>{wrap(terminal.tooSmall(shell.key, size, LEAST), size.columns).join('\n')}</Text>}
      <Box display={fits(size) ? 'flex' : 'none'}>{open}</Box>
    </>
  );
}

/** Twice within this time, and Ctrl-C asks nothing. */
const TWICE = 2_000;

/** The keys that work everywhere. */
function useShellKeys(shell: Shell, isLarge: boolean): void {
  const interruptedAt = useRef(-Infinity);
  const interrupt = (): void => {
    const now = performance.now();
    if (!isLarge || now - interruptedAt.current < TWICE) shell.leave({ code: EXIT.interrupted });
    interruptedAt.current = now;
  };
  useInput((input, key) => {
    for (const name of keyNames(input, key)) {
      if (isLarge) shell.keys.press(name);
      if (name === 'ctrl-c') interrupt();
      if (name === 'ctrl-l') shell.redraw();
      if (name === 'ctrl-z') shell.suspend();
      if (!isLarge && name !== 'ctrl-c' && shell.bindingOf('quit').keys.includes(name)) shell.leave({ code: EXIT.ok });
    }
  });
}
