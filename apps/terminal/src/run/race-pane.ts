/** Runs side by side: who has come how far, and who leads. */
import { shownSeat, tableView, type PlayerView, type RacerView, type TableState } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { standingsOf, type Seat } from '@yaht/rules';
import { cell, lineOf, ruleWith, span, spread, type Line } from '../draw/line.ts';
import { padStart, widthOf } from '../draw/width.ts';
import type { Glyphs } from '../look/glyphs.ts';

/** Everybody's run in a duel. */
export type Race = {
  readonly racers: readonly RacerView[];
  readonly players: readonly PlayerView[];
  /** Several when they are level. */
  readonly leaders: readonly Seat[];
  readonly isOver: boolean;
  /** Whose run is on the screen. */
  readonly shown: Seat;
};

/** The race of a table where one is on; null anywhere else. */
export function raceOf(state: TableState, watched?: Seat): Race | null {
  const { race, players } = tableView(state);
  if (!race || !state.game) return null;
  const leaders = standingsOf(state.game).flatMap(({ rank, seat }) => (rank === 1 ? [seat] : []));
  return { racers: race, players, leaders, isOver: state.game.over !== null, shown: shownSeat(state, watched) };
}

/** Whoever sits at this screen; undefined for those who only watch. */
const own = ({ players }: Race): PlayerView | undefined => players.find(({ isMine }) => isMine);

/** Whether one's own run is over while others still play. */
export const isWaiting = (race: Race): boolean =>
  !race.isOver && race.racers.some(({ seat, isOver }) => isOver && seat === own(race)?.seat);

type Parts = { readonly words: Messages; readonly glyphs: Glyphs };

/** A rule that names the leader, and a line for each run. */
export function raceLines(parts: Parts, race: Race, width: number): readonly Line[] {
  return [
    ruleWith(parts.glyphs, headline(parts.words, race), width),
    ...race.racers.map(racer => racerLine(parts, race, racer, width)),
  ];
}

/** Who is ahead or, in the end, who has won. */
function headline({ duel }: Messages, { racers, leaders, isOver }: Race): string {
  const names = racers.filter(({ seat }) => leaders.includes(seat)).map(({ name }) => name);
  if (isOver) return duel.wins(names);
  return names.length === racers.length ? duel.level : duel.leads(names);
}

const FEWEST_NAME = 6;
const MOST_NAME = 16;

function racerLine({ words, glyphs }: Parts, race: Race, racer: RacerView, width: number): Line {
  const player = race.players.find(({ seat }) => seat === racer.seat);
  const level = racer.level === 0 ? '' : `${words.duel.at(racer.level)} `;
  const told = `${level}${padStart(stateOf(words, racer), width < NARROW ? 0 : STATE)} `;
  const room = Math.min(MOST_NAME, Math.max(FEWEST_NAME, width - told.length - 4));
  const mark = player ? glyphs.seat(player.mark) : ' ';
  const about = player?.isMine ? words.terminal.you : race.shown === racer.seat ? words.runOnline.watched : undefined;
  const whole = about === undefined ? racer.name : `${racer.name} (${about})`;
  const name = widthOf(whole) <= room ? whole : racer.name;
  const role = race.leaders.includes(racer.seat) ? 'active' : 'plain';
  return spread(lineOf(span(` ${mark} ${cell(name, room)}`, role)), lineOf(span(told, racer.isOver ? 'dim' : role)), width);
}

/** Narrower panes keep their words together. */
const NARROW = 34;
const STATE = 13;

/** What somebody does, or how far the level is. */
function stateOf({ duel, rollio }: Messages, { isOver, isWon, phase, total, threshold }: RacerView): string {
  if (isOver) return isWon ? duel.states.won : duel.states.over;
  return phase === 'round' ? duel.progress(rollio.pays(total), rollio.pays(threshold)) : duel.states[phase];
}
