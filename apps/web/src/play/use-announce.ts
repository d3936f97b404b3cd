/** What happened, as one or two sentences for whoever listens; told when the dice have landed. */
import { rollNumber, type Table } from '@yaht/client';
import { categoryName, type Words } from '@yaht/messages';
import type { Event, Game } from '@yaht/rules';
import { useEffect, useState } from 'react';

export function useAnnounce(table: Table, words: Words, isRolling: boolean): string {
  const [latest, setLatest] = useState('');
  useEffect(
    () =>
      table.onFacts(facts => {
        const { game } = table.state();
        const text = game
          ? facts
              .map(({ event }) => sentence(words, game, event as Event))
              .filter(Boolean)
              .join(' ')
          : '';
        if (text) setLatest(text);
      }),
    [table, words],
  );
  return isRolling ? '' : latest;
}

function sentence(words: Words, game: Game, event: Event): string {
  const nameOf = (seat: number): string => game.start.players[seat]?.name ?? '';
  switch (event.type) {
    case 'DiceRolled': {
      if (game.family === 'rollio') return words.rollio.rolled(rollNumber(event, game), event.dice);
      const kept = event.dice.filter((_, die) => event.hold[die]);
      const roll = game.state.turn?.rolls ?? 1;
      return words.play.rolled(roll, roll + ('rollsLeft' in event ? event.rollsLeft : 0), event.dice, kept);
    }
    case 'ScoreRecorded': {
      if (game.family !== 'scorecard') return '';
      const category = categoryName(words, game.start.variant, event.category);
      return words.play.scored(nameOf(event.seat), { category, points: event.points });
    }
    case 'DiceScored':
      return words.rollio.pot(event.pot);
    case 'Banked':
      return words.rollio.banked(nameOf(event.seat), event.points, event.total);
    case 'Flopped':
      return words.rollio.flopped(nameOf(event.seat), event.lost);
    case 'TurnStarted':
      return words.play.turn(nameOf(event.seat));
    case 'GameOver':
      return words.play.gameOver;
    default:
      return '';
  }
}
