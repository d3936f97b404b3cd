/** The line at the top: which game, where it stands, and how the table is reached. */
import type { Connection, TableView } from '@yaht/client';
import { timeInUnits, variantName, type Messages } from '@yaht/messages';
import { lineOf, span, type Line, type Span } from '../draw/line.ts';
import type { PaneParts } from './pane-parts.ts';
import { minutes } from './players-pane.ts';

type Parts = Pick<PaneParts, 'view' | 'words' | 'glyphs' | 'now'>;

/** `mode` takes the place of WATCHING. */
export function tableHeading({ view, words, now }: Parts, mode?: readonly string[]): Line {
  const { terminal } = words;
  const { variant, room, round, rounds, turnEndsAt } = view;
  const parts = [
    variant ? variantName(words, variant) : '',
    room ? terminal.room(room.code) : '',
    levelOf(view, words) ?? (round > 0 ? terminal.round(round, rounds) : ''),
    turnEndsAt === null ? '' : timeShown(words, turnEndsAt - now),
    ...(mode ?? [isWatched(view) ? terminal.watching : '']),
    view.isAssisted ? terminal.assisted : '',
  ];
  return lineOf(span(' yaht', 'title'), ...parts.filter(Boolean).map(text => `  ${text}`));
}

const HOUR = 3_600_000;

/** A clock that ticks, or for a turn of days what is left of them. */
const timeShown = (words: Messages, left: number): string => (left < HOUR ? minutes(left) : timeInUnits(words.openGames, left));

/** A run is counted in levels, and has none before the dice are chosen. */
function levelOf({ board, phase }: TableView, { runScreen }: Messages): string | undefined {
  if (board?.family !== 'run') return undefined;
  const { level } = board.level;
  return level === 0 || phase === 'lobby' ? '' : runScreen.level(level, board.levels);
}

/** Whether nobody at this screen plays in the game. */
export const isWatched = ({ players, phase }: TableView): boolean =>
  phase !== 'lobby' && players.length > 0 && players.every(({ isMine }) => !isMine);

/** How the table is reached, and where the help is. That a replay or a lesson is of this device goes without saying. */
export function tableStatus({ view, words, glyphs, now }: Parts, mode?: readonly string[]): Line {
  const help = lineOf(span('?', 'key'), ` ${words.terminal.actions.help[0]} `);
  if (mode && view.connection.state === 'local') return help;
  const { text, role } = connectionSpan(view.connection, words, now);
  const shown = glyphs.isAscii && view.room ? `[${text}]` : `${view.room ? `${glyphs.online} ` : ''}${text}`;
  return lineOf(span(shown, role), '   ', ...help);
}

function connectionSpan(connection: Connection, { terminal }: Messages, now: number): Span {
  switch (connection.state) {
    case 'local':
      return span(terminal.local, 'dim');
    case 'connecting':
      return span(terminal.connecting, 'dim');
    case 'online':
      return span(terminal.online(connection.roundTrip), 'good');
    case 'slow':
      return span(terminal.slow(connection.roundTrip), 'bad');
    case 'reconnecting':
      return span(terminal.reconnecting(connection.attempt, secondsTo(connection.nextAt, now)), 'bad');
    case 'offline':
      return span(terminal.offlineUntil(secondsTo(connection.nextAt, now)), 'bad');
    case 'closed':
      return span(terminal.closed, 'bad');
  }
}

const secondsTo = (at: number | null, now: number): number | null =>
  at === null ? null : Math.max(0, Math.ceil((at - now) / 1_000));
