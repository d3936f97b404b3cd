/** What can be read about a charm or a consumable: beside the list in short, and alone in full. */
import type { CharmGain, RunCharmView, RunView } from '@yaht/client';
import { contentText, opText, type Messages } from '@yaht/messages';
import { sellingPrice, type DieKind } from '@yaht/rules';
import { EMPTY, lineOf, sentence, span, type Line } from '../draw/line.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { contentOfGood, type Good } from './goods.ts';
import { coverWidth } from '../shell/cover.ts';

/** Its name, kind and text, and the dice where it is used on one. */
export function goodLines(words: Messages, good: Good, { kinds, charms }: RunView, width: number): readonly Line[] {
  const content = contentOfGood(good);
  if (!content) return [EMPTY, lineOf(span(` ${words.runScreen.sold}`, 'dim'))];
  return [
    lineOf(span(` ${content.name}`, 'title')),
    lineOf(span(` ${kindOf(words, content)}`, 'dim')),
    EMPTY,
    ...sentence(contentText(words, content.id, content), width),
    ...(good.kind === 'charm' ? charmFigures(words, charms[good.place]).map(text => lineOf(span(` ${text}`, 'dim'))) : []),
    ...('onDie' in content && content.onDie ? [EMPTY, ...diceLines(words, kinds)] : []),
  ];
}

function kindOf({ run, runTerminal, rollioScore }: Messages, content: NonNullable<ReturnType<typeof contentOfGood>>): string {
  return 'rarity' in content ? `${runTerminal.charm}, ${rollioScore.rarities[content.rarity]}` : run.consumable;
}

/** The dice of the set with their numbers, two in a line. */
function diceLines({ runScreen, rollioScore }: Messages, kinds: readonly DieKind[]): readonly Line[] {
  const names = kinds.map(({ material, sides }, die) => `${die + 1} ${rollioScore.materials[material]} d${sides}`);
  const rows = Array.from({ length: Math.ceil(names.length / 2) }, (_, row) => names.slice(2 * row, 2 * row + 2));
  return [
    lineOf(span(` ${runScreen.yourDice}`, 'title')),
    ...rows.map(([first = '', second = '']) => lineOf(` ${first.padEnd(17)}${second}`)),
  ];
}

/** Opens everything there is to say about it. */
export function openDetails(desk: TableDesk, board: RunView, good: Good): void {
  const { shell } = desk.parts;
  const { words } = shell;
  const content = contentOfGood(good);
  if (!content) return shell.message.problem(words.runTerminal.soldAlready);
  const width = coverWidth(shell.size.get().columns);
  const [, ...lines] = goodLines(words, good, board, width);
  const price = good.kind === 'shelf' ? [] : [EMPTY, lineOf(` ${words.runTerminal.sells(sellingPrice(good))}`)];
  desk.overlays.read(content.name, [...lines, ...price]);
}

/** What a charm does now, and what it did when it was last at work. */
function charmFigures(words: Messages, charm: RunCharmView | undefined): readonly string[] {
  const { runScreen } = words;
  if (!charm) return [];
  const { standing, last } = charm;
  return [
    ...(standing ? [runScreen.now(opText(words, standing))] : []),
    last ? runScreen.lastTime(gainText(words, last)) : runScreen.neverAtWork,
  ];
}

function gainText({ runScreen }: Messages, { points, money }: CharmGain): string {
  const parts = [
    ...(points === 0 ? [] : [`${points < 0 ? '−' : '+'}${runScreen.points(Math.abs(points))}`]),
    ...(money === 0 ? [] : [`${money < 0 ? '−' : '+'}$${Math.abs(money)}`]),
  ];
  return parts.length === 0 ? '+0' : parts.join(', ');
}
