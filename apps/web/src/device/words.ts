/** The sentences in the language of whoever reads; only that language is fetched. */
import { Observable } from '@yaht/client';
import type { Language, Words } from '@yaht/messages';
import { loadWords } from '@yaht/messages/load';
import { useSyncExternalStore } from 'react';
import { currentSettings, languageNow, onSettings } from './settings.ts';

const words = new Observable<Words | undefined>(undefined);
let language: Language | undefined;

/** There before anything is drawn. */
const currentWords = (): Words => {
  const current = words.get();
  if (!current) throw new Error('the sentences are not loaded');
  return current;
};

/** In which language they are. */
export const spokenLanguage = (): Language => language ?? 'en';

export const useWords = (): Words => useSyncExternalStore(words.subscribe, currentWords, currentWords);

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
  if (wanted === language) words.set(fetched);
}
