/** What is shown between turns: the opening roll, the next person at this screen, and the end of the game. */
import type { TableView } from '@yaht/client';
import { sumOf } from '@yaht/rules';
import { EMPTY, lineOf, sentence, span, type Line } from '../draw/line.ts';
import { padStart } from '../draw/width.ts';
import { isOffered } from '../keys/press.ts';
import type { PaneParts } from './pane-parts.ts';

const nameIn = ({ players }: TableView, seat: number): string => players.find(player => player.seat === seat)?.name ?? '';

/** Who rolled what, and who begins. */
export function openingLines({ view, words, key, glyphs }: PaneParts, width: number): readonly Line[] {
  const { terminal, play } = words;
  const rounds = view.opening.flatMap(({ rolls, order }) => [
    ...rolls.map(({ seat, dice }) => openingRow(view, seat, dice, glyphs.seat)),
    ...sentence(order ? play.starts(nameIn(view, order[0] ?? 0)) : play.openingTie(tied(view, rolls)), width, 'active'),
    EMPTY,
  ]);
  return [
    EMPTY,
    lineOf(span(` ${terminal.opening}`, 'title')),
    EMPTY,
    ...rounds,
    lineOf(span(` ${terminal.enterGoesOn(key)}`, 'key')),
  ];
}

type Mark = Parameters<PaneParts['glyphs']['seat']>[0];

function openingRow(view: TableView, seat: number, dice: readonly number[], markOf: (mark: Mark) => string): Line {
  const player = view.players.find(other => other.seat === seat);
  return lineOf(
    ` ${player ? markOf(player.mark) : ' '} ${(player?.name ?? '').padEnd(16)}`,
    dice.join(' '),
    span(padStart(String(sumOf(dice)), 5), 'ink'),
  );
}

function tied(view: TableView, rolls: TableView['opening'][number]['rolls']): readonly string[] {
  const sums = rolls.map(({ dice }) => sumOf(dice));
  const highest = Math.max(...sums);
  return rolls.filter((_, i) => sums[i] === highest).map(({ seat }) => nameIn(view, seat));
}

/** The next player is asked to sit down; the one before can still take back. */
export function handoverLines({ view, words, key, handover }: PaneParts, width: number): readonly Line[] {
  const { terminal } = words;
  return [
    EMPTY,
    EMPTY,
    lineOf(span(` ${terminal.handover(nameIn(view, handover ?? 0))}`, 'active')),
    EMPTY,
    lineOf(span(` ${terminal.handoverGo(key)}`, 'key')),
    ...(view.undo.refusal === null ? sentence(terminal.takeBack(key), width, 'dim') : []),
    EMPTY,
  ];
}

/** Who won, and everybody in their rank. */
export function overLines({ view, state, keys, words, key, glyphs }: PaneParts, width: number): readonly Line[] {
  const { play, terminal } = words;
  const { over, players } = view;
  if (!over) return [];
  const total = over.standings[0]?.total ?? 0;
  const names = over.winners.map(seat => nameIn(view, seat));
  const isAlone = players.length === 1;
  const won = isAlone ? play.finished(nameIn(view, 0), total) : play.won(names, total);
  const result = over.isAbandoned ? play.abandoned : names.length === 0 ? play.notCounted : won;
  const rows = over.standings.map(({ rank, seat, total: points }) => {
    const player = players.find(other => other.seat === seat);
    const isWinner = over.winners.includes(seat);
    return lineOf(
      span(` ${rank}. ${player ? glyphs.seat(player.mark) : ''} ${nameIn(view, seat).padEnd(20)}`, isWinner ? 'active' : 'plain'),
      span(padStart(String(points), 6), 'ink'),
    );
  });
  const again = (['rematch', 'pause'] as const).filter(action => isOffered(keys, action)).slice(0, 1);
  const offers = [
    ...again.map(action => terminal.again(key, action)),
    ...(isOffered(keys, 'review') ? [terminal.toReview(key)] : []),
  ];
  return [
    EMPTY,
    lineOf(span(` ${play.gameOver}`, 'title')),
    ...sentence(result, width, 'active'),
    EMPTY,
    ...(isAlone ? [] : [...rows, EMPTY]),
    ...(state.place ? [...sentence(words.end.place(state.place.rank, state.place.games), width, 'ink'), EMPTY] : []),
    ...(view.isAssisted ? sentence(play.assisted, width, 'dim') : []),
    ...sentence(offers.join('   '), width, 'key'),
  ];
}
