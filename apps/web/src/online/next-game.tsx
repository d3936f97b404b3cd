/** After one's own turn: the way to the next game that waits. */
import type { OpenGame, RemoteTable } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import { variantById } from '@yaht/rules';
import { createContext, useContext, useEffect, useState } from 'react';
import { useWords } from '../device/words.ts';
import { askRooms, nextGameAfter } from './open-games.ts';

export type NextGame = { readonly href: string; readonly about: string };

export const NextGameContext = createContext<NextGame | null>(null);

/** Null on a table of this device, and while no other game waits. */
export const useNextGame = (): NextGame | null => useContext(NextGameContext);

/** Asks whenever it stops being one's own turn here: somebody who waits has time for another game. */
export function useGameAfter(table: RemoteTable, isMine: boolean): NextGame | null {
  const words = useWords();
  const room = table.state().room?.id;
  const [next, setNext] = useState<OpenGame>();
  useEffect(() => {
    if (isMine || room === undefined) return undefined;
    let isOver = false;
    void askRooms().then(() => !isOver && setNext(nextGameAfter(room)));
    return () => {
      isOver = true;
    };
  }, [room, isMine]);
  return next && !isMine ? { href: `/r/${next.room}`, about: aboutGame(words, next) } : null;
}

function aboutGame(words: Words, { variant, seats, own }: OpenGame): string {
  const known = variantById(variant.id);
  const others = seats.flatMap((seated, seat) => (seated && !own.includes(seat) ? [seated.name] : []));
  return words.waiting.nextWith(others, known ? variantName(words, known) : variant.name);
}
