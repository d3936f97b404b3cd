/** Everybody at the table: mark, name, points, and what they are doing. */
import type { PlayerView, TableView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { botStyle } from '@yaht/bots';
import { cell, lineOf, span, widthOfLine, type Line, type Span } from '../draw/line.ts';
import { shortNames } from '../draw/short-names.ts';
import { padStart, widthOf } from '../draw/width.ts';
import type { Glyphs } from '../look/glyphs.ts';

type Parts = { readonly view: TableView; readonly words: Messages; readonly glyphs: Glyphs; readonly now: number };

const LONGEST_NAME = 18;
/** Cells between the points and what somebody does, at most. */
const GAP = 3;

/** One line for each player. */
export function playerLines(parts: Parts, width: number): readonly Line[] {
  const { view, words } = parts;
  const { players } = view;
  const whole = players.map(player => nameOf(parts, player));
  const nameWidth = Math.min(LONGEST_NAME, Math.max(...whole.map(widthOf), 0), width - 16);
  const names = shortNames(whole, nameWidth);
  const totals = players.map(player => words.rollio.pays(player.total));
  const total = Math.max(4, ...totals.map(widthOf));
  return players.map((player, i) =>
    playerLine(parts, player, { name: cell(names[i] ?? '', nameWidth), total: padStart(totals[i] ?? '', total) }, width),
  );
}

function nameOf({ view, words }: Parts, { name, isMine }: PlayerView): string {
  const isTold = isMine && view.players.some(other => !other.isMine);
  return isTold ? `${name} (${words.terminal.you})` : name;
}

type Told = { readonly name: string; readonly total: string };

function playerLine(parts: Parts, player: PlayerView, { name, total }: Told, width: number): Line {
  const { glyphs } = parts;
  const role = player.isActive ? 'active' : 'plain';
  const line = lineOf(span(` ${glyphs.seat(player.mark)} ${name} `, role), span(total, 'ink'));
  const state = stateOf(parts, player);
  const gap = ' '.repeat(Math.max(1, Math.min(GAP, width - widthOfLine(line) - widthOf(state.text))));
  return [...line, span(gap), state];
}

function stateOf({ view, words: { terminal, play, room }, glyphs, now }: Parts, player: PlayerView): Span {
  if (player.hasResigned) return span(play.hasResigned, 'dim');
  if (player.hasLeft) return span(terminal.left, 'dim');
  if (player.vacationUntil !== null && player.vacationUntil > now) return span(room.onVacation, 'dim');
  if (player.awayUntil !== null) return span(terminal.away(minutes(player.awayUntil - now)), 'bad');
  if (player.isActive) return span(`${glyphs.toPlay} ${terminal.toPlay}`, 'active');
  if (player.bot) return span(terminal.bot(terminal.form.styles[botStyle(view.variant, player.bot, view.players.length)]), 'dim');
  if (player.playedBy !== 'player') return span(terminal.played, 'dim');
  return span('');
}

/** `0:42`. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
