/** `/run`: begins a new run and goes to it. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { useWords } from '../device/words.ts';
import { newRun } from './new-run.ts';

/** A page may be drawn twice before it is seen; the run begins once. */
let beginning: Promise<string | undefined> | undefined;

const beginOnce = (name: string): Promise<string | undefined> => (beginning ??= newRun(name));

export function StartPage() {
  const { web, play } = useWords();
  const [, go] = useLocation();
  const [isFull, setFull] = useState(false);
  const name = play.defaultName(0);
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const id = await beginOnce(name);
      beginning = undefined;
      if (id) go(`/play/${id}`, { replace: true });
      else setFull(true);
    };
    void begin();
  }, [go, name]);
  return isFull ? <Empty text={web.noSpace} /> : null;
}
