/** A round on the left: the dice, the pot and what rolling on risks, and below them what the player owns. */
import { countedAfter, isConnected, type RunView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { block, flexible, type Block } from '../draw/layout.ts';
import { apart, EMPTY, lineOf, sentence, span, type Line } from '../draw/line.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { waitingFor } from '../table/turn-pane.ts';
import { kitBlocks } from './kit-pane.ts';
import { diceKeysFor } from './run-cursor.ts';
import { diceVersions, type BoxedDie } from './run-dice.ts';
import type { RunPart } from './run-plan.ts';
import { isCounting, type Counting } from './run-state.ts';

/** Dice and words first, then what is owned, and whatever is left makes the dice larger. */
export function roundBlocks(parts: PaneParts, board: RunView, width: number): readonly Block<RunPart>[] {
  const { glyphs, words } = parts;
  const [short = [], boxes = [], twice] = diceVersions(boxedDice(parts, board), { width, glyphs, words });
  const told = [
    ...potLines(parts, board, width),
    ...riskLines(words, board, width),
    ...costLines(parts, board, width),
    ...adviceLines(parts, board, width),
  ];
  const kit = kitBlocks(parts, board, width);
  return [
    block('dice', short),
    ...flexible('turn', told),
    ...kit.slice(0, LEAST_KIT),
    ...flexible('legend', legendLines(words, board, width)),
    block('dice', boxes),
    ...kit.slice(LEAST_KIT),
    block('gap', [EMPTY]),
    block('turn', [EMPTY, ...told]),
    block('dice', [EMPTY, ...boxes]),
    ...(twice ? [block('dice', [EMPTY, ...twice])] : []),
  ];
}

/** Lines of what is owned that come before larger dice. */
const LEAST_KIT = 3;

/** The dice on the table; before the first roll of a round, those of the round before. */
function boxedDice({ view, state }: PaneParts, { dice }: RunView): readonly BoxedDie[] {
  const isBefore = dice.every(({ face }) => face === null);
  const before = isBefore ? (view.lastTurn?.dice ?? null) : null;
  const counted = countedDice(state.run.counting);
  return dice.map((die, place) => ({
    ...die,
    face: state.thrown?.[place] ?? die.face ?? before?.[place] ?? null,
    isFaint: die.face === null || !isConnected(view.connection),
    isUnderCursor: state.run.die === place && state.run.focus === 'dice',
    isCounted: counted.includes(place),
  }));
}

/** The dice of the step that was written last, while there are more to come. */
const countedDice = (counting: Counting | null): readonly number[] =>
  isCounting(counting) ? (counting.moment.count.steps[counting.written - 1]?.dice ?? []) : [];

/** What is chosen, and what the codes on the dice mean. */
const countedPot = ({ moment, written }: Counting): number => moment.from + countedAfter(moment.count, written);

function legendLines(words: Messages, { dice, selected }: RunView, width: number): readonly Line[] {
  const { runTerminal, rollioScore } = words;
  const aside = dice.filter(die => die.aside).length;
  const materials = [...new Set(dice.map(({ material }) => material))].filter(material => runTerminal.codes[material] !== '');
  const text = [
    ...(selected.length > 0 ? [runTerminal.picked(selected.length)] : []),
    ...(aside > 0 ? [runTerminal.aside(aside)] : []),
    ...materials.map(material => `${runTerminal.codes[material]} ${rollioScore.materials[material].toLowerCase()}`),
  ].join('  ');
  return text === '' ? [EMPTY] : sentence(text, width, 'dim');
}

/** The pot in danger, and how far the level is. */
function potLines({ words, state }: PaneParts, { pot: whole, hotDice, dice, selected }: RunView, width: number): readonly Line[] {
  const { runTerminal, rollio, terminal } = words;
  const { counting } = state.run;
  const pot = isCounting(counting) && counting.moment.action === 'score' ? countedPot(counting) : whole;
  const risk = pot > 0 ? span(` ${terminal.pot(rollio.pays(pot))}`, 'held') : span(` ${runTerminal.noPot}`);
  // Dice that are all set aside come back at once.
  const isHot = selected.length > 0 && dice.every(({ aside }, die) => aside || selected.includes(die));
  const times = hotDice + (isHot ? 1 : 0);
  return apart(lineOf(risk), lineOf(span(times > 0 ? `${runTerminal.hotDice(times)} ` : '', 'good')), width);
}

/** Of the roll that could be made now, and of the one after the chosen dice are set aside. */
function riskLines({ runTerminal, terminal, solver }: Messages, { now, next, roll }: RunView, width: number): readonly Line[] {
  const risks = [roll.refusal === null ? now : null, next].flatMap(prospect =>
    prospect ? [runTerminal.riskOf(prospect.dice, solver.percent(prospect.flopRisk), prospect.isExact)] : [],
  );
  const told = [...new Set(risks)].join(', ');
  return told === '' ? [EMPTY] : sentence(`${terminal.flopRisks} ${told}`, width, 'dim');
}

/** So many flops in a row cost points too, which is told before the next one. */
function costLines({ words, view }: PaneParts, { flopsInARow }: RunView, width: number): readonly Line[] {
  const flops = view.variant?.family === 'run' ? view.variant.flops : null;
  if (!flops || flopsInARow + 1 < flops.from) return [];
  return sentence(words.runScreen.thirdFlop(flops.points), width, 'bad');
}

/** What can be done next, in one sentence. */
function adviceLines(parts: PaneParts, board: RunView, width: number): readonly Line[] {
  return sentence(adviceOf(parts, board), width, 'key');
}

function adviceOf(parts: PaneParts, { selected, isFlopping, dice, roll, bank, pot, scoring, problem, level }: RunView): string {
  const { words, key, view } = parts;
  const { runTerminal, rollio } = words;
  if (view.main.type === 'wait') return waitingFor(parts);
  if (selected.length > 0) return problem ? '' : runTerminal.enterScores(key, rollio.pays(Math.round(scoring.amount)));
  if (isFlopping) return runTerminal.nothingScores(key, level.rerollsLeft);
  if (roll.refusal !== null) return runTerminal.pickDice(key, diceKeysFor(dice.length));
  return bank.refusal === null
    ? runTerminal.enterOn(key, roll.amount, rollio.pays(pot))
    : runTerminal.enterRolls(key, roll.amount);
}
