/** What the link of a room says before anybody has come in: asked again whenever it may have changed. */
import type { AWAY_POLICIES } from '@yaht/client';
import type { BotLevel } from '@yaht/rules';
import { useCallback, useEffect, useState } from 'react';
import { askServer } from '../people/ask.ts';

export type SeatOffered = {
  readonly name: string;
  readonly bot: BotLevel | null;
  readonly isHost: boolean;
  readonly isReady: boolean;
};

export type Invitation = {
  readonly room: string;
  readonly state: 'open' | 'full' | 'running' | 'over' | 'closed';
  readonly host: string | null;
  readonly variant: { readonly id: string; readonly name: string };
  readonly seats: readonly (SeatOffered | null)[];
  readonly turnSeconds: number;
  readonly whenAway: (typeof AWAY_POLICIES)[number];
  readonly rated: boolean;
  readonly password: boolean;
  readonly spectators: boolean;
  readonly start: 'host' | 'ready';
  readonly round: number | null;
  readonly winners: readonly string[];
};

/** Nothing is known yet, nobody answers, there is no such room, or what it says. */
export type Asked =
  { readonly kind: 'asking' | 'offline' | 'unknown' } | { readonly kind: 'told'; readonly invitation: Invitation };

/** Milliseconds between two looks while the page is in view: others may take the seat meanwhile. */
const EVERY = 10_000;

export function useInvitation(code: string): { readonly asked: Asked; readonly ask: () => Promise<void> } {
  const [asked, setAsked] = useState<Asked>({ kind: 'asking' });
  // What was told stays in sight while nobody answers.
  const hear = useCallback((heard: Asked): void => {
    setAsked(before => (heard.kind === 'offline' && before.kind === 'told' ? before : heard));
  }, []);
  const ask = useCallback(() => askFor(code).then(hear), [code, hear]);
  useEffect(() => {
    void askFor(code).then(hear);
    const look = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    const timer = setInterval(look, EVERY);
    const leaving = new AbortController();
    addEventListener('online', look, { signal: leaving.signal });
    document.addEventListener('visibilitychange', look, { signal: leaving.signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [code, hear, ask]);
  return { asked, ask };
}

async function askFor(code: string): Promise<Asked> {
  const answer = await askServer<Invitation>(`/v1/rooms/${encodeURIComponent(code)}/invitation`);
  if (answer.ok) return { kind: 'told', invitation: answer.value };
  return { kind: answer.error.code === 'room-not-found' ? 'unknown' : 'offline' };
}
