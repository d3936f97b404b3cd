/** The ways to score the chosen dice, each with what it brings after everything that bends it; the chosen one is told in full. */
import type { RunView, RunWayView } from '@yaht/client';
import { opText, sourceName, type Messages } from '@yaht/messages';
import { charmOf, isAtWork, isCharmId, type Material } from '@yaht/rules';
import { lineOf, span, spread, type Line } from '../draw/line.ts';
import { wrap } from '../draw/width.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { combinationLines, waysAround, waysHead } from '../table/way-lines.ts';

type Room = { readonly width: number; readonly height: number };

/** With more than ten ways only the best are shown until all are asked for. */
const MANY = 10;
const TOP = 5;

export function waysPane(parts: PaneParts, board: RunView, { width, height }: Room): readonly Line[] {
  const { words, state } = parts;
  const head = waysHead(words, board, width);
  if (board.problem) return head;
  const isCut = board.ways.length > MANY && !state.run.hasAllWays;
  const shown = isCut ? board.ways.filter(({ place, chosen }) => place < TOP || chosen) : board.ways;
  const foot = footLines(parts, board, isCut ? board.ways.length - shown.length : 0);
  const ways = shown.map(way => wayLines(words, way, width));
  const chosen = shown.findIndex(way => way.chosen);
  return [...head, ...waysAround(ways, chosen, height - head.length - foot.length), ...foot];
}

/** That there are more ways than are shown, or than were looked at. */
function footLines({ words: { runTerminal }, key }: PaneParts, { complete, ways }: RunView, hidden: number): readonly Line[] {
  return [
    ...(hidden > 0 ? [lineOf(span(` ${runTerminal.moreWays(key, hidden)}`, 'key'))] : []),
    ...(complete ? [] : [lineOf(span(` ${runTerminal.notComplete(ways.length)}`, 'dim'))]),
  ];
}

function wayLines(words: Messages, way: RunWayView, width: number): readonly Line[] {
  const combinations = way.partition.combinations.toSorted((one, other) => other.points - one.points);
  const bent = way.chosen ? [...effectLines(words, way, width), ...specialLines(words, way, width)] : [];
  return [...combinationLines(words, { ...way, combinations }, width), ...bent, sumLine(words, way, width)];
}

/** Everything that bends the chosen way, as it would be without luck. */
function effectLines(words: Messages, { preview }: RunWayView, width: number): readonly Line[] {
  return preview.scored.steps.flatMap(step =>
    isAtWork(step) && step.source.kind !== 'combination'
      ? [
          spread(
            lineOf(span(`${INDENT}${sourceName(words, step)}`, 'pencil')),
            lineOf(span(`${opText(words, step.op)} `, 'pencil')),
            width,
          ),
        ]
      : [],
  );
}

/** What tells it from another way that brings as much. */
function specialLines({ runScreen, rollioScore }: Messages, { special }: RunWayView, width: number): readonly Line[] {
  if (special.length === 0) return [];
  const names = special.map(id => (isCharmId(id) ? charmOf(id).name : rollioScore.materials[id as Material]));
  return wrap(runScreen.equalBut(names), width - INDENT.length - 1).map(text => lineOf(span(`${INDENT}${text}`, 'dim')));
}

const INDENT = ' '.repeat(8);

/** What it brings; with luck in it, from the least to the most. */
function sumLine({ rollio, terminal, runTerminal }: Messages, { preview, best }: RunWayView, width: number): Line {
  const { lowest, highest, average, exact } = preview;
  const range = lowest === highest ? '' : `${runTerminal.average(rollio.pays(lowest), rollio.pays(highest))} `;
  const sum = `${exact ? '' : '~'}${rollio.pays(Math.round(average))}`;
  return spread(
    lineOf(''),
    lineOf(span(range, 'dim'), span(`= ${sum}`, 'ink'), span(best ? `  ${terminal.best} ` : ' ', 'good')),
    width,
  );
}
