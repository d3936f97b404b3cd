/** The list of rooms in lines. */
import type { RoomLine } from '@yaht/client';
import { variantName, type KeyNames, type Messages } from '@yaht/messages';
import { variantById } from '@yaht/rules';
import { cell, clickable, EMPTY, inRole, linesAround, lineOf, span, type Line } from '../draw/line.ts';
import type { Glyphs } from '../look/glyphs.ts';
import type { RoomsState } from './rooms-desk.ts';

const ROOM = 10;
const GAME = 26;
const SEATS = 8;
/** The empty line above the list and the heads of its columns. */
const HEAD = 2;

type Look = { readonly words: Messages; readonly key: KeyNames; readonly glyphs: Glyphs };

/** The rooms around the cursor, as many as fit. */
export function roomsLines({ rooms, row }: RoomsState, { words, key, glyphs }: Look, height: number): readonly Line[] {
  const { online, terminal } = words;
  if (rooms === null) return [EMPTY, lineOf(span(` ${terminal.connecting}…`, 'dim'))];
  if (rooms.length === 0) return [EMPTY, lineOf(` ${online.noRooms(key)}`)];
  const lines = rooms.map((line, i) => clickable(roomLine(line, i === row, words, glyphs), `row-${i}`));
  const { room, game, seats, state } = online.columns;
  const head = ` ${cell(room, ROOM)}${cell(game, GAME)}${cell(seats, SEATS)}${state}`;
  return [EMPTY, lineOf(span(head, 'dim')), ...linesAround(lines, row, height - HEAD)];
}

function roomLine(line: RoomLine, isUnder: boolean, words: Messages, glyphs: Glyphs): Line {
  const { online } = words;
  const { room, seats, free, phase, password, rated } = line;
  const notes = [online.phases[phase], ...(password ? [online.withPassword] : []), ...(rated ? [online.rated] : [])];
  const shown = lineOf(
    span(isUnder ? glyphs.cursor : ' ', 'key'),
    span(cell(room, ROOM), isUnder ? 'key' : 'plain'),
    cell(nameOf(line, words), GAME),
    cell(`${seats - free}/${seats}`, SEATS),
    notes.join(', '),
  );
  return phase === 'lobby' || isUnder ? shown : inRole(shown, 'dim');
}

/** A game of the house in the reader's language; a custom one as its maker calls it. */
function nameOf({ variant, name }: RoomLine, words: Messages): string {
  const known = variantById(variant);
  return known?.name === name ? variantName(words, known) : name;
}
