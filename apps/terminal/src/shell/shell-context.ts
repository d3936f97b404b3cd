/** What every component of a full screen may ask for. */
import type { Observable } from '@yaht/client';
import { createContext, useContext, useInsertionEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { messagesFor, type Messages } from '@yaht/messages';
import { lookOf, type Look } from '../look/look.ts';
import type { Message } from './message-line.ts';
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

/** What a screen is drawn for. On less than the least nobody sees it, and it is drawn for that. */
export function useSize(): Size {
  const { columns, rows } = useValue(useShell().size);
  return { columns: Math.max(columns, LEAST.columns), rows: Math.max(rows, LEAST.rows) };
}

const useSettings = (): TerminalSettings => useValue(useShell().settings);
export const useMessage = (): Message | null => useValue(useShell().message.shown);
export const useWords = (): Messages => messagesFor(useSettings().language);

export function useLook(): Look {
  const settings = useSettings();
  return useMemo(() => lookOf(settings), [settings]);
}

/** Hears every key by its name while this screen is shown. */
export function useKeys(press: (key: string) => void): void {
  const shell = useShell();
  const latest = useRef(press);
  useInsertionEffect(() => {
    latest.current = press;
  });
  // After every drawing: one screen may take the place of another of its kind.
  useLayoutEffect(() => shell.keys.listen(key => latest.current(key)));
}
