/** What a lobby wants to show: its seats, the room and how others come in, and what was said. */
import type { FeedLine, PlayerView, RoomView, TableView } from '@yaht/client';
import { variantName, type Messages } from '@yaht/messages';
import { isParallel, type Game } from '@yaht/rules';
import { flexible, type Plan, type Step } from '../draw/layout.ts';
import { cell, EMPTY, inRole, lineOf, sentence, span, type Line } from '../draw/line.ts';
import type { Glyphs } from '../look/glyphs.ts';
import { feedBlocks } from '../table/feed-pane.ts';
import { minutes } from '../table/players-pane.ts';

export type LobbyParts = {
  readonly view: TableView;
  readonly feed: readonly FeedLine[];
  /** The game before, whose facts may still be in the feed. */
  readonly game: Game | null;
  readonly words: Messages;
  readonly glyphs: Glyphs;
  readonly now: number;
  /** The seat under the cursor. */
  readonly row: number;
  /** What others type to come in, and whether those at other machines can. */
  readonly invitation: { readonly command: string; readonly isForAll: boolean };
};

const SEATS = 48;
const ROOM = { least: 27, most: 56 };
const NEWS = { least: 40, most: 64 };
const NAME = 20;

type Column = 'seats' | 'room' | 'news';
type Part = 'seats' | 'room' | 'feed';

const to = (part: Column, { least, most }: { readonly least: number; readonly most: number }): readonly Step<Column>[] =>
  Array.from({ length: most - least + 1 }, (_, i) => ({ part, to: least + i }));

/** One column, then the room beside it, and then what was said. */
export function lobbyPlan(parts: LobbyParts): Plan<Column, Part> {
  const { room } = parts.view;
  return {
    widths: [{ part: 'seats', to: SEATS }, ...to('room', ROOM), ...to('news', NEWS)],
    stacks: ({ seats = 0, room: beside, news }) => {
      if (room === null) return [];
      const about = flexible('room', roomLines(parts, room, beside ?? seats));
      const said = feedBlocks(parts, news ?? seats);
      const below = [...(beside === undefined ? about : []), ...(news === undefined ? said : [])];
      return [
        { column: 'seats', order: ORDER, blocks: [...flexible('seats', seatLines(parts, room)), ...below] },
        ...(beside === undefined ? [] : [{ column: 'room' as const, order: ORDER, blocks: about }]),
        ...(news === undefined ? [] : [{ column: 'news' as const, order: ORDER, blocks: said }]),
      ];
    },
  };
}

const ORDER: readonly Part[] = ['seats', 'room', 'feed'];

function seatLines(parts: LobbyParts, room: RoomView): readonly Line[] {
  const { view, words } = parts;
  const { online } = words;
  const seats = Array.from({ length: room.seats }, (_, seat) =>
    seatLine(
      parts,
      seat,
      view.players.find(p => p.seat === seat),
    ),
  );
  const names = room.spectators.map(({ name }) => name);
  return [
    EMPTY,
    lineOf(span(` ${online.players(room.seats - room.free, room.seats)}`, 'title')),
    ...seats,
    EMPTY,
    ...(names.length === 0 ? [] : sentence(online.withoutSeat(names), SEATS, 'dim')),
  ];
}

function seatLine({ row, words, glyphs, now }: LobbyParts, seat: number, player: PlayerView | undefined): Line {
  const cursor = row === seat ? glyphs.cursor : ' ';
  if (!player) return lineOf(span(cursor, 'key'), span(`${glyphs.open} ${words.online.freeSeat}`, 'dim'));
  const name = `${player.name}${player.isMine ? ` (${words.terminal.you})` : ''}`;
  const line = lineOf(span(cursor, 'key'), `${glyphs.seat(player.mark)} ${cell(name, NAME)} `, stateOf(player, words, now));
  return player.isMine ? [...line.slice(0, 1), ...inRole(line.slice(1, 2), 'active'), ...line.slice(2)] : line;
}

function stateOf(player: PlayerView, { online, terminal }: Messages, now: number) {
  if (player.awayUntil !== null) return span(terminal.away(minutes(player.awayUntil - now)), 'bad');
  if (!player.isOnline) return span(terminal.offline, 'bad');
  if (player.bot) return span(terminal.bot(player.bot), 'dim');
  const ready = player.isReady ? online.isReady : online.notReady;
  return span(player.isHost ? `${ready}, ${online.host}` : ready, player.isReady ? 'good' : 'plain');
}

function roomLines({ view, words, invitation }: LobbyParts, room: RoomView, width: number): readonly Line[] {
  const { online } = words;
  const { options, commitment } = room;
  const fact = (name: string, value: string): readonly Line[] => sentence(`${name}: ${value}`, width);
  return [
    EMPTY,
    ...(view.variant ? fact(online.fields.game, variantName(words, view.variant)) : []),
    ...(view.variant && isParallel(view.variant) ? [] : fact(online.fields.timer, online.seconds(options.turnSeconds))),
    EMPTY,
    ...sentence(online.starts[options.start], width),
    EMPTY,
    ...sentence(invitation.isForAll ? online.invite : online.inviteHere, width, 'dim'),
    ...sentence(invitation.command, width, 'key'),
    ...(invitation.isForAll ? [] : [EMPTY, ...sentence(words.server.onlyHere('yaht server --host 0.0.0.0'), width, 'bad')]),
    ...(commitment === null ? [] : [EMPTY, ...sentence(`${online.promise} ${commitment.slice(0, 8)}…`, width, 'dim')]),
  ];
}
