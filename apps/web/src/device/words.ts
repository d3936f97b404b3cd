/** The sentences in the language of whoever reads; only that language is fetched. */
import type { Language, Words } from '@yaht/messages';
import { loadWords } from '@yaht/messages/load';
import { useSyncExternalStore } from 'react';
import { currentSettings, languageNow, onSettings } from './settings.ts';

let words: Words | undefined;
let language: Language | undefined;
const listeners = new Set<() => void>();

/** There before anything is drawn. */
const currentWords = (): Words => {
  if (!words) throw new Error('the sentences are not loaded');
  return words;
};

/** In which language they are. */
export const spokenLanguage = (): Language => language ?? 'en';

export const useWords = (): Words =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentWords,
    currentWords,
  );

/** Fetches the sentences for the language in force, and follows it from then on. */
export async function speak(): Promise<void> {
  const follow = () => speakIn(languageNow(currentSettings()));
  onSettings(() => void follow());
  await follow();
}

/** Until another language has come, the one before goes on. */
export async function speakIn(wanted: Language): Promise<void> {
  if (wanted === language) return;
  language = wanted;
  const fetched = await loadWords(wanted);
  if (wanted !== language) return;
  words = fetched;
  for (const listener of listeners) listener();
}
