/** What the server answers, and without a connection what it answered last, with the time. */
import { useCallback, useEffect, useState } from 'react';
import { forgetAll, keep, recall } from '../device/kept.ts';
import { useAccount } from './account.ts';
import { askServer, type NoAnswer } from './ask.ts';

export type Answered<Value> = {
  readonly value?: Value;
  /** When it was seen, for an answer of an earlier time. */
  readonly seenAt?: number;
  readonly problem?: NoAnswer;
  readonly ask: () => void;
};

/** Asks again when the path or the account changes, and when `ask` is called; null asks nothing. */
export function useAnswer<Value>(path: string | null): Answered<Value> {
  const key = useAccount()?.key;
  const [answered, setAnswered] = useState<Heard<Value>>({});
  useEffect(() => {
    let isOver = false;
    void hear<Value>(path, key).then(heard => !isOver && setAnswered(heard));
    return () => {
      isOver = true;
    };
  }, [path, key]);
  const ask = useCallback(() => void hear<Value>(path, key).then(setAnswered), [path, key]);
  return { ...answered, ask };
}

type Heard<Value> = Omit<Answered<Value>, 'ask'>;

async function hear<Value>(path: string | null, key: string | undefined): Promise<Heard<Value>> {
  if (path === null) return {};
  const answer = await askServer<Value>(path, { key });
  // What was told to a profile is not shown to whoever has none any more.
  if (!answer.ok && answer.error.code === 'profile-required') return { problem: answer.error };
  if (!answer.ok) return { problem: answer.error, ...(recall(PREFIX + path) as Seen<Value> | undefined) };
  keep(PREFIX + path, { value: answer.value, seenAt: Date.now() });
  return { value: answer.value };
}

type Seen<Value> = Pick<Answered<Value>, 'value' | 'seenAt'>;

const PREFIX = 'yaht.seen ';

/** Nothing of a person stays here when the profile is gone. */
export const forgetAnswers = (): void => forgetAll(PREFIX);
