/** What others get to see of a game that is over: on the picture, and as a text. */
import type { OverView, TableView } from '@yaht/client';
import { variantName, type Words } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import type { OwnGame } from '../people/own-games.ts';
import { miniCardOf } from './mini-card.ts';
import type { Result } from './result-picture.ts';
import { otherScores } from './use-own-games.ts';

type Ended = {
  readonly view: Pick<TableView, 'players' | 'board' | 'room'>;
  readonly over: Pick<OverView, 'standings' | 'winners'>;
  readonly game: Game;
  readonly games: readonly OwnGame[] | undefined;
  /** Makes the link to a page for somebody else. */
  readonly linkTo: (path: string) => string;
};

export function resultOf(
  words: Words,
  { view, over, game, games, linkTo }: Ended,
): { readonly result: Result; readonly text: string } {
  const { web, end, play } = words;
  const { players, board } = view;
  const title = variantName(words, game.start.variant);
  const lines = over.standings.map(({ seat, rank, total }) => play.standing(rank, players[seat]?.name ?? '', total));
  // Anybody with its address can open a game of a room; a game of this device is nowhere else.
  const link = linkTo(view.room ? `/g/${game.start.id}` : '');
  const text = `${web.shareText(title, lines)}\n${link}`;
  const question = end.beatIt;
  if (players.length > 1 || board?.family !== 'scorecard' || game.family !== 'scorecard') {
    const winners = over.winners.map(seat => players[seat]?.name ?? '');
    return {
      text,
      result: { title, headline: web.winner(winners), about: web.wonWith(over.standings[0]?.total ?? 0), lines, question },
    };
  }
  const score = over.standings[0]?.total ?? 0;
  const others = games ? otherScores(games, game) : null;
  const isBest = others !== null && others.length > 0 && others.every(other => other < score);
  const { variant } = game.start;
  return {
    text,
    result: {
      title,
      headline: `${score}`,
      about: isBest ? `${end.points(score)}, ${end.bestGame(players[0]?.name ?? '')}` : end.points(score),
      lines: [],
      stamp: isBest ? end.best : undefined,
      card: { mini: miniCardOf(board, variant, 0), total: web.total, bonus: play.upperBonus },
      question,
    },
  };
}
