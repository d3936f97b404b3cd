/** What every component of a full screen may ask for. */
import { useInput, type Key } from 'ink';
import { createContext, useCallback, useContext, useInsertionEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { messagesFor, type Messages } from '@yaht/messages';
import { lookOf, type Look } from '../look/look.ts';
import { keyNames } from './key-names.ts';
import type { Message } from './message-line.ts';
import type { Observable } from './observable.ts';
import type { TerminalSettings } from './settings.ts';
import type { Shell, Size } from './shell.ts';

export const ShellContext = createContext<Shell | null>(null);

/** The smallest terminal that anything can be drawn on. */
export const LEAST: Size = { columns: 60, rows: 20 };

export const fits = ({ columns, rows }: Size): boolean => columns >= LEAST.columns && rows >= LEAST.rows;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('a screen is drawn inside a shell');
  return shell;
}

export const useValue = <Value>({ subscribe, get }: Observable<Value>): Value => useSyncExternalStore(subscribe, get);

export const useSize = (): Size => useValue(useShell().size);
const useSettings = (): TerminalSettings => useValue(useShell().settings);
export const useMessage = (): Message | null => useValue(useShell().message.shown);
export const useWords = (): Messages => messagesFor(useSettings().language);

export function useLook(): Look {
  const settings = useSettings();
  return useMemo(() => lookOf(settings), [settings]);
}

/** Hears every key by its name while it is active and the terminal is large enough. */
export function useKeys(press: (key: string) => void, isActive = true): void {
  const isLarge = fits(useSize());
  const latest = useRef(press);
  useInsertionEffect(() => {
    latest.current = press;
  });
  const listen = useCallback((input: string, key: Key) => {
    for (const name of keyNames(input, key)) latest.current(name);
  }, []);
  useInput(listen, { isActive: isActive && isLarge });
}
