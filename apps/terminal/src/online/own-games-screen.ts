/** One's open games at a server: those that wait first, asked for again while the list is looked at. */
import type { CallOff, OpenGame, OpenGames } from '@yaht/client';
import { lastOfGame, listedGameName, opponentsOf, stateOfGame, type Messages } from '@yaht/messages';
import { EMPTY, lineOf, span, type Line } from '../draw/line.ts';
import type { Item } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import { formatAddress } from '../remote/address.ts';
import { gamesOf } from '../remote/enter.ts';
import { entryProblem } from '../remote/entry-problem.ts';
import type { OnlineParts } from './online-parts.ts';

type Exits = { readonly open: (game: OpenGame) => void; readonly showRooms: () => void };

const EVERY = 10_000;

export function openOwnGames(parts: OnlineParts, exits: Exits): void {
  const { shell, server, guest, clock } = parts;
  let known: OpenGames | null = null;
  let callOff: CallOff = () => {};
  const end = (): void => callOff();
  const title = (): string => shell.words.openGames.titleAt(formatAddress(server.address));
  const items = (): readonly Item[] => [
    ...(known?.games ?? []).map(game => itemOf(shell.words, game, clock.now(), exits)),
    { label: shell.words.online.rooms(formatAddress(server.address)), run: exits.showRooms },
  ];
  const leave = (): void => {
    end();
    shell.endings.delete(end);
    shell.back();
  };
  const list = openList(shell, title, items, { intro: () => introOf(shell.words, known), leave });
  const ask = async (): Promise<void> => {
    // While a game lies over it, nobody looks at the list.
    if (list.isShown()) {
      const games = await gamesOf(server, guest.name);
      if (games.ok) known = games.value;
      else shell.message.problem(entryProblem(shell.words, server, guest, { code: games.error }).sentence);
      list.refresh();
    }
    callOff = clock.after(EVERY, () => void ask());
  };
  shell.endings.add(end);
  void ask();
}

const introOf = ({ openGames, terminal }: Messages, games: OpenGames | null): readonly Line[] => {
  const said =
    games === null ? `${terminal.connecting}…` : games.games.length === 0 ? openGames.none : openGames.waiting(games.waiting);
  return [EMPTY, lineOf('    ', span(said, 'ink')), EMPTY];
};

function itemOf(words: Messages, game: OpenGame, now: number, { open }: Exits): Item {
  const { openGames } = words;
  const round = game.round === null ? [] : [openGames.round(game.round, game.rounds)];
  return {
    label: `${listedGameName(words, game)} ${opponentsOf(words, game)} - ${stateOfGame(words, game, now)}`,
    detail: [...round, lastOfGame(words, game)].filter(Boolean).join(' - '),
    run: () => open(game),
  };
}
