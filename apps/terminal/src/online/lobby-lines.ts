/** The lobby in lines: seats at the left, the room at the right, and what was said below. */
import type { FeedLine, PlayerView, RoomView, TableView } from '@yaht/client';
import { variantName, type Messages } from '@yaht/messages';
import { isParallel, type Game } from '@yaht/rules';
import { beside, cell, EMPTY, fitLines, inRole, lineOf, sentence, span, type Line } from '../draw/line.ts';
import type { Glyphs } from '../look/glyphs.ts';
import { feedLines } from '../table/feed-pane.ts';
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
  /** What others type to come in. */
  readonly invitation: string;
};

type Room = { readonly columns: number; readonly height: number };

const LEFT = 48;
/** Below this there is one column, and the room comes under the seats. */
const TWO_COLUMNS = 76;
const NAME = 20;
const FEWEST_FEED = 5;

export function lobbyLines(parts: LobbyParts, { columns, height }: Room): readonly Line[] {
  const { room } = parts.view;
  if (!room) return [];
  const above = columns < TWO_COLUMNS ? oneColumn(parts, room, columns) : twoColumns(parts, room, columns);
  const upper = Math.min(above.length, height - FEWEST_FEED);
  return [...fitLines(above, upper), ...feedLines(parts, columns, height - upper)];
}

const oneColumn = (parts: LobbyParts, room: RoomView, width: number): readonly Line[] => [
  ...seatLines(parts, room),
  ...roomLines(parts, room, width),
];

function twoColumns(parts: LobbyParts, room: RoomView, columns: number): readonly Line[] {
  const right = columns - LEFT - 1;
  const panes = [
    { lines: seatLines(parts, room), width: LEFT },
    { lines: roomLines(parts, room, right), width: right },
  ];
  const height = Math.max(...panes.map(({ lines }) => lines.length));
  return beside(panes, lineOf(span(parts.glyphs.wall, 'dim')), height);
}

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
    ...(names.length === 0 ? [] : sentence(online.withoutSeat(names), LEFT, 'dim')),
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
    lineOf(span(` ${online.invite}`, 'dim')),
    ...sentence(invitation, width, 'key'),
    ...(commitment === null ? [] : [EMPTY, lineOf(span(` ${online.promise} ${commitment.slice(0, 8)}…`, 'dim'))]),
  ];
}
