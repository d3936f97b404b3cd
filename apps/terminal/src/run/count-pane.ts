/** The count of a score: each step under the one before, and the number it has come to. */
import { countedAfter, type RunView } from '@yaht/client';
import { capital, opText, sourceName, type Messages } from '@yaht/messages';
import { consumableOf } from '@yaht/rules';
import { EMPTY, lineOf, sentence, span, spread, type Line } from '../draw/line.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { bar } from './level-box.ts';
import { isCounting, type Counting } from './run-state.ts';

type Room = { readonly width: number; readonly height: number };

export function countLines(words: Messages, counting: Counting, { width, height }: Room): readonly Line[] {
  const { runTerminal, rollio } = words;
  const { moment, written } = counting;
  const { count, action } = moment;
  const rows = count.steps.slice(0, written).map((step, place) => {
    const role = isCounting(counting) && place === written - 1 ? 'active' : 'plain';
    const name = sourceName(words, step, moment.combinations);
    return spread(lineOf(span(` ${capital(name)}`, role)), lineOf(span(`${opText(words, step.op)} `, role)), width);
  });
  const most = Math.max(1, height - FIXED);
  return [
    lineOf(span(` ${action === 'score' ? runTerminal.scoring : runTerminal.banking}`, 'title')),
    EMPTY,
    ...rows.slice(-most),
    spread([], lineOf(span(`= ${rollio.pays(countedAfter(count, written))} `, 'ink')), width),
    ...(isCounting(counting) ? [lineOf(span(` ${runTerminal.anyKey}`, 'dim'))] : extraLines(words, counting, width)),
  ];
}

/** Lines around the steps. */
const FIXED = 6;

/** What came beside the points. */
function extraLines({ run, runTerminal }: Messages, { moment }: Counting, width: number): readonly Line[] {
  const { money, hotDice, gained, cloned } = moment;
  const told = [
    ...(hotDice ? [runTerminal.hotDice(1)] : []),
    ...(money === 0 ? [] : [money > 0 ? run.earned(money) : run.paid(-money)]),
    ...gained.map(id => run.gained(consumableOf(id).name)),
    ...cloned.map(die => run.cloned(die + 1)),
  ];
  return told.flatMap(text => sentence(text, width, 'good'));
}

/** A bank on its way to the level, while its points are counted. */
export function bankLines(
  { words, glyphs }: PaneParts,
  { level }: RunView,
  { moment, written }: Counting,
  width: number,
): readonly Line[] {
  const total = moment.from + countedAfter(moment.count, written);
  return [
    EMPTY,
    lineOf(span(` ${words.runTerminal.banking}`, 'title')),
    EMPTY,
    lineOf(` ${words.runTerminal.reached(words.rollio.pays(total), words.rollio.pays(level.threshold))}`),
    lineOf(' ', span(bar(glyphs, total / level.threshold, width - 2), 'good')),
  ];
}
