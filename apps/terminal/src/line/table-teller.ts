/** Facts that every family shares, as sentences. */
import type { Messages } from '@yaht/messages';
import {
  isAssisted,
  latestTakeback,
  standings,
  sumOf,
  type Game,
  type GameOver,
  type OpeningRolled,
  type Seat,
} from '@yaht/rules';
import type { Wish } from './screen.ts';

export const nameOf = ({ play }: Messages, { start }: Game, seat: Seat): string =>
  start.players[seat]?.name ?? play.defaultName(seat);

/** Whether a program sits there, which needs no advice and makes no slips. */
export const isBot = ({ start }: Game, seat: Seat): boolean => start.players[seat]?.bot !== undefined;

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

/** At one keyboard anybody may take back; the wish is made for whoever of the people moved last. Bots would only move again. */
export function undoWish(game: Game): Wish {
  const people = [...game.start.players.keys()].filter(seat => !isBot(game, seat));
  const latest = latestTakeback(game, people);
  const actor = latest.ok ? latest.value : (game.state.turn?.seat ?? 0);
  return { kind: 'move', actor, command: { type: 'Undo' } };
}

/** The list of what can be typed, in two columns. */
export function helpLines(help: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...help.map(([key]) => key.length));
  return help.map(([key, text]) => `  ${key.padEnd(width)}  ${text}`);
}
