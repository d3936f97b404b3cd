/** The choice of dice a run begins with: the sets by name, and what the one under the cursor brings. */
import { contentText, kindsSentence, setName, setRows, type Messages } from '@yaht/messages';
import type { RunView } from '@yaht/client';
import { diceSetOf, materials, type Material } from '@yaht/rules';
import { block, flexible, growing, type Block } from '../draw/layout.ts';
import { around, clickable, EMPTY, inRole, lineOf, sentence, span } from '../draw/line.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { diceBoxes } from './run-dice.ts';
import type { RunPart } from './run-plan.ts';

type Sets = Pick<RunView, 'sets'>;

/** The sets around the cursor. */
export function setBlocks({ words, state }: PaneParts, { sets }: Sets): readonly Block<RunPart>[] {
  const rows = sets.map((id, place) => {
    const isUnder = place === state.run.at;
    const line = lineOf(`${isUnder ? '>' : ' '}${String(place + 1).padStart(3)}  ${setName(words, id)}`);
    return clickable(isUnder ? inRole(line, 'chosen') : line, `row-${place}`);
  });
  const title = lineOf(span(` ${words.runScreen.chooseSet}`, 'title'));
  return [
    block('dice', [title]),
    ...growing('turn', 1, rows.length, height => around(rows, state.run.at, height).shown),
    block('dice', [EMPTY, title, EMPTY]),
  ];
}

/** Dice, money and slots of the set under the cursor; its dice drawn where there is room for them. */
export function setDetails({ words, state, glyphs }: PaneParts, { sets }: Sets, width: number): readonly Block<RunPart>[] {
  const id = sets[state.run.at] ?? sets[0];
  if (!id) return [];
  const { runTerminal, run } = words;
  const { dice, money, charmSlots, consumableSlots } = diceSetOf(id);
  const kinds = 'drawn' in dice ? [] : dice;
  const boxes = kinds.map(kind => ({ ...kind, face: null, selected: false, aside: false, isFaint: false, isUnderCursor: false }));
  const told = [
    'drawn' in dice ? `${run.drawnDice(dice.drawn)}. ${runTerminal.drawn}` : kindsSentence(words, kinds),
    ...new Set(kinds.map(({ material }) => materialText(words, material)).filter(Boolean)),
    runTerminal.money(money),
    runTerminal.setSlots(charmSlots, consumableSlots),
    setRows(words, id),
  ].flatMap(text => sentence(text, width));
  const head = [EMPTY, lineOf(span(` ${setName({ run }, id)}`, 'title')), EMPTY];
  // Nobody presses the numbers of dice that are only looked at.
  const drawn = diceBoxes(boxes, { width, glyphs, words }).filter((_, row) => row % 4 !== 3);
  return [...flexible('details', [...head, ...told]), block('details', [...head, ...drawn, EMPTY, ...told])];
}

/** What dice of a material do; nothing is said of those that do nothing. */
const materialText = (words: Messages, material: Material): string =>
  material === 'plastic' ? '' : `${words.rollioScore.materials[material]}: ${contentText(words, material, materials[material])}.`;
