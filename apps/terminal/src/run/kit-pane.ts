/** What the player owns: charms in their order, and consumables. */
import type { RunCharmView, RunView } from '@yaht/client';
import { armedSentence, charmFigure, levelsSentence, type Messages } from '@yaht/messages';
import { charmOf, consumableOf } from '@yaht/rules';
import { block, growing, type Block } from '../draw/layout.ts';
import { inRole, lineOf, sentence, span, spread, type Line } from '../draw/line.ts';
import { widthOf } from '../draw/width.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { goodAt, type Good } from './goods.ts';
import type { RunPart } from './run-plan.ts';

/** As many lines as there is room for, those around the cursor first. */
export function kitBlocks(parts: PaneParts, board: RunView, width: number): readonly Block<RunPart>[] {
  const { words, state } = parts;
  const under = state.run.focus === 'kit' || board.phase === 'shop' ? goodAt(board, state.run.at) : undefined;
  const gained = [armedSentence(words, board.armed), levelsSentence(words, board.levelsGained)].filter(Boolean);
  const lines = [
    ...charmLines(words, board, under, width),
    ...consumableLines(words, board, under, width),
    ...gained.flatMap(text => sentence(text, width, 'dim')),
  ];
  const tip = state.run.focus === 'kit' && board.charms.length > 1 ? sentence(words.run.orderTip, width, 'dim') : [];
  const kit = growing('kit', LEAST, lines.length, rows => aroundCursor(words, lines, rows));
  return [...kit, block('kit', [...lines, ...tip])];
}

/** A line of the list with its title, and how many more there are. */
const LEAST = 3;

function aroundCursor({ runTerminal }: Messages, lines: readonly Line[], height: number): readonly Line[] {
  if (lines.length <= height) return lines;
  const chosen = lines.findIndex(line => line.some(({ role }) => role === 'chosen'));
  const from = Math.max(0, Math.min(lines.length - (height - 1), chosen - height + 2));
  const more = lineOf(span(` ${runTerminal.more(lines.length - (height - 1))}`, 'dim'));
  return [...lines.slice(from, from + height - 1), more];
}

function charmLines(words: Messages, board: RunView, under: Good | undefined, width: number): readonly Line[] {
  const { runTerminal } = words;
  const { charms, charmSlots } = board;
  const order = ` ${runTerminal.inOrder}`;
  const name = ` ${runTerminal.charms(charms.length, charmSlots)}`;
  const title = lineOf(span(name, 'title'), span(widthOf(name + order) < width ? order : '', 'dim'));
  if (charms.length === 0) return [title, lineOf(span(`   ${runTerminal.nothingOwned}`, 'dim'))];
  return [
    title,
    ...charms.map((charm, place) =>
      marked(charmLine(words, charm, place, width), under?.kind === 'charm' && under.place === place),
    ),
  ];
}

function charmLine(words: Messages, { id, usesLeft, silent }: RunCharmView, place: number, width: number): Line {
  const note = silent ? words.runTerminal.silenced : charmFigure(words, id, usesLeft);
  return spread(lineOf(span(` ${place + 1} `, 'key'), charmOf(id).name), lineOf(span(`${note} `, 'dim')), width);
}

function consumableLines(words: Messages, board: RunView, under: Good | undefined, width: number): readonly Line[] {
  const { consumables, consumableSlots } = board;
  const title = lineOf(span(` ${words.runTerminal.consumables(consumables.length, consumableSlots)}`, 'title'));
  return [
    title,
    ...consumables.map(({ id }, place) =>
      marked(
        spread(lineOf(span(` ${letterOf(place)} `, 'key'), consumableOf(id).name), [], width),
        under?.kind === 'consumable' && under.place === place,
      ),
    ),
  ];
}

/** The line under the cursor also tells it by a sign. */
function marked(line: Line, isUnder: boolean): Line {
  if (!isUnder) return line;
  const [first, ...rest] = line;
  return inRole([span(`>${(first?.text ?? '').slice(1)}`), ...rest], 'chosen');
}

/** Consumables have letters, as in the line mode. */
const letterOf = (place: number): string => String.fromCharCode(97 + place);
