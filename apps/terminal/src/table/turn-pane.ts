/** The dice of a game with a card, and what the turn waits for. */
import { isConnected, type ScorecardView } from '@yaht/client';
import { categoryName, jokerSentence } from '@yaht/messages';
import { maskOf } from '@yaht/solver';
import { lineOf, sentence, span, type Line } from '../draw/line.ts';
import { actionOf } from '../keys/press.ts';
import { awardText } from './award-flash.ts';
import type { DrawnDie } from './dice-pane.ts';
import { canHurry } from './hurry.ts';
import type { PaneParts } from './pane-parts.ts';

/** The roll line, or for a moment what was rare; and what a key would do. */
export const turnLines = (parts: PaneParts, board: ScorecardView, width: number): readonly Line[] => [
  ...(flashLine(parts) ?? sentence(parts.words.terminal.rolls(board.roll, board.rolls, board.rollsLeft), width, 'key')),
  ...sentence(adviceOf(parts, board), width),
];

function flashLine({ state: { flash }, view: { variant }, words }: PaneParts): readonly Line[] | undefined {
  if (!flash || variant?.family !== 'scorecard') return undefined;
  return [lineOf(' ', span(` ${awardText(words, variant, flash.award)} `, flash.isLit ? 'chosen' : 'bonus'))];
}

/** The dice on the table; before a turn's first roll, faintly those of the turn before. */
export function scorecardDice({ view, state, words }: PaneParts, { dice, roll }: ScorecardView): readonly DrawnDie[] {
  const before = roll === 0 ? (view.lastTurn?.dice ?? null) : null;
  return dice.map(({ face, held }, die) => ({
    face: state.thrown?.[die] ?? face ?? before?.[die] ?? null,
    isHeld: held,
    isFaint: face === null || !isConnected(view.connection),
    note: held ? words.terminal.held : '',
  }));
}

function adviceOf(parts: PaneParts, board: ScorecardView): string {
  const { view, key, words } = parts;
  const { terminal } = words;
  const { main, variant } = view;
  if (main.type === 'wait') return waitingFor(parts);
  if (board.banner && variant?.family === 'scorecard') return jokerSentence(words, variant, board.banner);
  if (main.type === 'score-row' && variant?.family === 'scorecard')
    return terminal.chosenRow(key, categoryName(words, variant, main.category), main.points + main.bonus);
  if (board.roll === 0) return terminal.rollsDice(key);
  if (board.rollsLeft === 0) return terminal.chooseRow(key);
  const positions = board.dice.flatMap(({ held }, die) => (held ? [] : [die + 1]));
  if (positions.length === 0) return terminal.holdsAll;
  const kept = board.dice.filter(({ held }) => held).map(({ face }) => face);
  return terminal.keeping(key, kept.join(' '), positions);
}

/** Whose turn it is, for those who wait. */
export function waitingFor({ view, words, keys, key }: PaneParts): string {
  const active = view.players.find(({ isActive }) => isActive);
  // Of the keys that hurry, the one that plays least.
  const hurry = actionOf(keys, ' ') === 'roll' ? 'Space' : key('roll');
  return active ? words.terminal.waitsFor(active.name, canHurry(view) ? hurry : null) : '';
}

/** What the coach says of the dice that are held. */
export function worthLines({ state, words }: PaneParts, { dice, rollsLeft }: ScorecardView, width: number): readonly Line[] {
  const { worth } = state;
  if (!worth || rollsLeft === 0) return [];
  const value = worth.holds[maskOf(dice.map(({ held }) => held))];
  if (value === undefined) return [];
  const cost = worth.best - value;
  const told = words.solver.decimal(value, 1);
  const text = cost < 0.005 ? words.terminal.worthBest(told) : words.terminal.worthNow(told, words.solver.decimal(cost, 2));
  return sentence(text, width, cost < 0.005 ? 'good' : 'dim');
}
