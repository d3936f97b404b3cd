/** Facts that every family shares, as sentences. */
import type { Messages } from '@yaht/messages';
import {
  effective,
  isAssisted,
  standings,
  sumOf,
  undoTarget,
  type Game,
  type GameOver,
  type OpeningRolled,
  type Seat,
} from '@yaht/rules';
import type { Wish } from './screen.ts';

export const nameOf = ({ play }: Messages, { start }: Game, seat: Seat): string =>
  start.players[seat]?.name ?? play.defaultName(seat);

export const isAlone = ({ start }: Game): boolean => start.players.length === 1;

/** A round of the opening roll: who rolled what, and who starts or rolls again. */
export function tellOpening(words: Messages, { rolls, order }: OpeningRolled, game: Game): readonly string[] {
  const { play } = words;
  const highest = Math.max(...rolls.map(({ dice }) => sumOf(dice)));
  const level = rolls.filter(({ dice }) => sumOf(dice) === highest).map(({ seat }) => nameOf(words, game, seat));
  return [
    ...rolls.map(({ seat, dice }) => play.openingRoll(nameOf(words, game, seat), dice, sumOf(dice))),
    order ? play.starts(nameOf(words, game, order[0] ?? 0)) : play.openingTie(level),
  ];
}

/** The result, the standings, and whether the game counts as assisted. */
export function tellEnd(words: Messages, { winners, totals, abandoned }: GameOver, game: Game): readonly string[] {
  const { play } = words;
  const names = winners.map(seat => nameOf(words, game, seat));
  const total = totals[winners[0] ?? 0] ?? 0;
  const result = isAlone(game) ? play.finished(nameOf(words, game, 0), total) : play.won(names, total);
  const list = isAlone(game)
    ? []
    : standings(totals).map(({ rank, seat, total: sum }) => play.standing(rank, nameOf(words, game, seat), sum));
  return ['', play.gameOver, abandoned ? play.abandoned : result, ...list, ...(isAssisted(game.events) ? [play.assisted] : [])];
}

/** At one keyboard anybody may take back; the wish is made for the seat that has something to take back. */
export function undoWish(game: Game): Wish {
  const latest = effective(game.events).findLast(event => 'seat' in event && event.type !== 'TurnStarted');
  const seats = [latest && 'seat' in latest ? latest.seat : 0, ...game.start.players.keys()];
  const actor = seats.find(seat => undoTarget(game, seat).ok) ?? game.state.turn?.seat ?? 0;
  return { kind: 'move', actor, command: { type: 'Undo' } };
}

/** The list of what can be typed, in two columns. */
export function helpLines(help: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...help.map(([key]) => key.length));
  return help.map(([key, text]) => `  ${key.padEnd(width)}  ${text}`);
}
