/** What happened in a run, as one or two sentences for whoever listens; told when it can be seen. */
import type { Table } from '@yaht/client';
import { bossSentence, type Words } from '@yaht/messages';
import { charmOf, type RunGame } from '@yaht/rules';
import { useEffect, useState } from 'react';

type Fact = RunGame['events'][number];

export function useRunSaid(table: Table, words: Words, isWaiting: boolean): string {
  const [latest, setLatest] = useState('');
  useEffect(
    () =>
      table.onFacts(facts => {
        const text = facts
          .map(({ event }) => sentence(words, event as Fact))
          .filter(Boolean)
          .join(' ');
        if (text) setLatest(text);
      }),
    [table, words],
  );
  return isWaiting ? '' : latest;
}

function sentence(words: Words, fact: Fact): string {
  const { run, rollio } = words;
  switch (fact.type) {
    case 'DiceRolled':
    case 'DiceRerolled':
      return `${fact.dice.join(', ')}.`;
    case 'DiceScored':
      return `${run.scored(rollio.way(fact.combinations), fact.points)} ${rollio.pot(fact.pot)}`;
    case 'Banked':
      return run.banked(fact.points, fact.total);
    case 'Flopped':
      return run.flopped(fact.lost);
    case 'FlopShielded':
      return run.shielded(charmOf(fact.charm).name, fact.usesLeft);
    case 'LevelStarted':
      return [run.level(fact.plan), fact.boss ? bossSentence(words, fact.boss) : ''].join(' ').trim();
    case 'LevelCleared':
      return `${run.cleared(fact.level)} ${run.income(fact.income)}`;
    case 'LevelLost':
      return run.lost(fact.level);
    case 'RunWon':
      return run.won(fact.level);
    case 'CharmMoved':
      return run.moved;
    case 'Undone':
      return run.undone;
    default:
      return '';
  }
}
