/** Open games as lines: with whom, how far, whose move it is, and what was rolled last. */
import type { OpenGame, OpenGames } from '@yaht/client';
import { lastOfGame, listedGameName, opponentsOf, stateOfGame, type Messages } from '@yaht/messages';

export function openGameLines(messages: Messages, { waiting, games }: OpenGames, now: number): readonly string[] {
  const { openGames } = messages;
  if (games.length === 0) return [openGames.none];
  return [openGames.waiting(waiting), '', ...games.flatMap(game => linesOf(messages, game, now))];
}

function linesOf(messages: Messages, game: OpenGame, now: number): readonly string[] {
  const { openGames } = messages;
  const what = `${listedGameName(messages, game)} ${opponentsOf(messages, game)}`;
  const round = game.round === null ? [] : [openGames.round(game.round, game.rounds)];
  const last = lastOfGame(messages, game);
  return [
    `${game.waits ? '*' : ' '} ${game.room}  ${[what, ...round, stateOfGame(messages, game, now)].join(', ')}`,
    ...(last === '' ? [] : [`  ${' '.repeat(game.room.length)}  ${last}`]),
  ];
}
