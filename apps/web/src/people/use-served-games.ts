/** The games of one's profile at the server, page after page; without a connection, those that were seen last. */
import { useState } from 'react';
import { useAccount } from './account.ts';
import { askServer } from './ask.ts';
import { useAnswer } from './use-answer.ts';

export type ServedGame = {
  readonly id: string;
  readonly variant: { readonly id: string; readonly name: string };
  readonly endedAt: number;
  readonly assisted: boolean;
  readonly rated: boolean;
  readonly seats: readonly { readonly name: string; readonly score: number }[];
};

type Page = { readonly games: readonly ServedGame[]; readonly next: number | null };

export type ServedGames = {
  readonly games: readonly ServedGame[];
  readonly seenAt: number | undefined;
  /** Fetches the next page; missing on the last one. */
  readonly more: (() => Promise<void>) | undefined;
};

export function useServedGames(): ServedGames {
  const id = useAccount()?.id;
  const path = id === undefined ? null : `/v1/profiles/${id}/games`;
  const { value: first, seenAt, problem } = useAnswer<Page>(path);
  const [further, setFurther] = useState<readonly Page[]>([]);
  const pages = first ? [first, ...further] : [];
  const next = pages.at(-1)?.next ?? null;
  const more = async (): Promise<void> => {
    const page = await askServer<Page>(`${path}?before=${next}`);
    if (page.ok) setFurther([...further, page.value]);
  };
  return {
    games: pages.flatMap(page => page.games),
    seenAt: problem ? seenAt : undefined,
    more: next === null || problem ? undefined : more,
  };
}
