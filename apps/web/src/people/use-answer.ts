/** What the server answers, and without a connection what it answered last, with the time. */
import { useCallback, useEffect, useState } from 'react';
import { useAccount } from './account.ts';
import { askServer, type NoAnswer } from './ask.ts';

export type Answered<Value> = {
  readonly value?: Value;
  /** When it was seen, for an answer of an earlier time. */
  readonly seenAt?: number;
  readonly problem?: NoAnswer;
  readonly ask: () => void;
};

/** Asks again when the path or the account changes, and when `ask` is called. */
export function useAnswer<Value>(path: string): Answered<Value> {
  const key = useAccount()?.key;
  const [answered, setAnswered] = useState<Omit<Answered<Value>, 'ask'>>({});
  const fetchNow = useCallback(
    async (isWanted: () => boolean): Promise<void> => {
      const answer = await askServer<Value>(path, { key });
      if (!isWanted()) return;
      if (answer.ok) remember(path, answer.value);
      setAnswered(answer.ok ? { value: answer.value } : { problem: answer.error, ...(recall(path) as Seen<Value>) });
    },
    [path, key],
  );
  useEffect(() => {
    let isOver = false;
    void fetchNow(() => !isOver);
    return () => {
      isOver = true;
    };
  }, [fetchNow]);
  const ask = useCallback(() => void fetchNow(() => true), [fetchNow]);
  return { ...answered, ask };
}

type Seen<Value> = Pick<Answered<Value>, 'value' | 'seenAt'>;

const PREFIX = 'yaht.seen ';

function remember(path: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + path, JSON.stringify({ value, seenAt: Date.now() }));
  } catch {
    // It is asked for again.
  }
}

function recall(path: string): Seen<unknown> {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + path) ?? '{}') as Seen<unknown>;
  } catch {
    return {};
  }
}

/** Nothing of a person stays here when the profile is gone. */
export function forgetAnswers(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
}
