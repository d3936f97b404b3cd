/** What happens to the others in a duel, in sentences: levels cleared and lost, runs that end. */
import type { Table } from '@yaht/client';
import type { Words } from '@yaht/messages';
import type { DuelGame } from '@yaht/rules';
import { useEffect, useState } from 'react';

type Fact = DuelGame['events'][number];

/** So many lines are kept. */
const KEPT = 6;

/** The latest first. */
export function useNews(table: Table, words: Words): readonly string[] {
  const [news, setNews] = useState<readonly string[]>([]);
  useEffect(
    () =>
      table.onFacts(facts => {
        const { game, seats } = table.state();
        if (game?.family !== 'duel') return;
        const lines = facts.flatMap(({ event }) => {
          const fact = event as Fact;
          if (!('seat' in fact) || seats.includes(fact.seat)) return [];
          return sentence(words, fact, game.start.players[fact.seat]?.name ?? '') ?? [];
        });
        if (lines.length > 0) setNews(before => [...lines.toReversed(), ...before].slice(0, KEPT));
      }),
    [table, words],
  );
  return news;
}

function sentence({ duel }: Words, fact: Fact, name: string): string | undefined {
  switch (fact.type) {
    case 'LevelCleared':
      return duel.cleared(name, fact.level);
    case 'LevelLost':
      return duel.lost(name, fact.level);
    case 'RunWon':
      return duel.won(name);
    case 'RunEnded':
      return duel.ended(name);
    default:
      return undefined;
  }
}
