/** A game that is told again, at a table of its own: play, stop, step, and go to its moments. */
import { bonusMoments, inOrder, type Moment, type ReplayTable } from '@yaht/client';
import { reviewMoments } from '@yaht/coach';
import type { Messages } from '@yaht/messages';
import { type Game, type Seat } from '@yaht/rules';
import { reviewGame } from '@yaht/solver';
import { lineOf, span, type Line } from '../draw/line.ts';
import { nextGameKeys, replayKeys } from '../keys/online-keys.ts';
import { can, type KeyMap } from '../keys/press.ts';
import type { DeskParts } from '../table/desk-parts.ts';
import { TableDesk } from '../table/table-desk.ts';
import { paceAbilities, paceText } from './pace-abilities.ts';

/** So many moments have a key. */
const MOST = 9;

/** A game among several. */
export type Series = { readonly at: number; readonly games: number; readonly next: () => void };

/** The desk of a replay. Whoever asks for its moments before perfect play has said which they are gets them then. */
export function replayDesk(
  table: ReplayTable,
  game: Game,
  series: Series | null,
  parts: Omit<DeskParts, 'table' | 'isNew' | 'extras' | 'heading'>,
): TableDesk {
  const { shell, coach } = parts;
  const moments = momentsOf(game, coach);
  const desk = new TableDesk({
    ...parts,
    table,
    isNew: false,
    extras: at =>
      withNext(
        replayKeyMap(at, table, key => void moments.then(found => visit(at, table, game, found, key))),
        series,
      ),
    heading: () => headingOf(shell.words, table, series),
  });
  table.clock.subscribe(() => desk.state.change({}));
  return desk;
}

async function momentsOf(game: Game, coach: DeskParts['coach']): Promise<readonly Moment[]> {
  if (game.family !== 'scorecard') return [];
  const bonuses = bonusMoments(game);
  const solved = await coach?.solutionFor(game.start.variant).catch(() => undefined);
  return solved?.ok ? inOrder([...bonuses, ...reviewMoments(game, reviewGame(solved.value, game.events))]) : bonuses;
}

function headingOf(words: Messages, table: ReplayTable, series: Series | null): readonly string[] {
  const { at, last } = table.place;
  const which = series ? [words.online.gameOf(series.at + 1, series.games)] : [];
  return [words.online.replay(at, last), paceText(words, table.clock), ...which];
}

const withNext = ({ bindings, abilities }: KeyMap, series: Series | null): KeyMap =>
  series
    ? { bindings: [...nextGameKeys, ...bindings], abilities: { ...abilities, nextGame: can(series.next) } }
    : { bindings, abilities };

function replayKeyMap(desk: TableDesk, table: ReplayTable, moment: (key: string) => void): KeyMap {
  const { shell } = desk.parts;
  return {
    bindings: replayKeys,
    abilities: {
      ...paceAbilities(table.clock),
      ...(desk.view.phase === 'over' ? { pause: can(() => again(table)) } : {}),
      step: can(key => stepped(table, key === 'right' || key === 'l' ? 1 : -1)),
      restart: can(() => table.restart()),
      moment: can(moment),
      quit: can(desk.leave),
      chat: can(() => {}, shell.words.terminal.noChat),
    },
  };
}

/** At the end there is nothing to stop: it begins again. */
function again(table: ReplayTable): void {
  table.restart();
  table.clock.change({ isPaused: false });
}

/** Whoever steps by hand looks closely, so it does not run on. */
function stepped(table: ReplayTable, steps: number): void {
  table.clock.change({ isPaused: true });
  table.step(steps);
}

const visit = (desk: TableDesk, table: ReplayTable, game: Game, moments: readonly Moment[], key: string): void =>
  key === '0' ? list(desk, game, moments) : goTo(desk, table, game, moments[Number(key) - 1]);

function goTo({ parts: { shell } }: TableDesk, table: ReplayTable, game: Game, moment: Moment | undefined): void {
  if (!moment) return shell.message.problem(shell.words.online.noMoments);
  table.clock.change({ isPaused: true });
  table.goTo(moment.seq);
  shell.message.note(momentText(shell.words, game, moment));
}

function list(desk: TableDesk, game: Game, moments: readonly Moment[]): void {
  const { shell } = desk.parts;
  const { words } = shell;
  if (moments.length === 0) return shell.message.problem(words.online.noMoments);
  const lines = moments
    .slice(0, MOST)
    .map((moment, i): Line => lineOf(span(` ${i + 1}`, 'key'), `  ${momentText(words, game, moment)}`));
  desk.overlays.read(words.online.moments, lines);
}

function momentText({ review, solver }: Messages, game: Game, { kind, seat, points }: Moment): string {
  const places = kind === 'bonus' ? 0 : 1;
  return review.moment[kind](nameOf(game, seat), solver.decimal(Math.abs(points), places));
}

const nameOf = ({ start }: Game, seat: Seat): string => start.players[seat]?.name ?? '';
