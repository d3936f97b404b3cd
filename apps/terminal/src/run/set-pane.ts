/** The choice of dice a run begins with: the sets by name, and what the one under the cursor brings. */
import { contentText, kindsSentence, type Messages } from '@yaht/messages';
import type { RunView } from '@yaht/client';
import { diceSetOf, materials, type Material } from '@yaht/rules';
import { EMPTY, inRole, lineOf, sentence, span, type Line } from '../draw/line.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { diceBoxes } from './run-dice.ts';

type Sets = Pick<RunView, 'sets'>;

export function setLines({ words, state }: PaneParts, { sets }: Sets): readonly Line[] {
  return [
    EMPTY,
    lineOf(span(` ${words.runScreen.chooseSet}`, 'title')),
    EMPTY,
    ...sets.map((id, place) => {
      const isUnder = place === state.run.at;
      const line = lineOf(`${isUnder ? '>' : ' '}${String(place + 1).padStart(3)}  ${(words.run.sets[id] ?? id).padEnd(20)}`);
      return isUnder ? inRole(line, 'chosen') : line;
    }),
  ];
}

/** Dice, money and slots of the set under the cursor. */
export function setDetails(
  { words, state, glyphs }: PaneParts,
  { sets }: Sets,
  width: number,
  isCompact: boolean,
): readonly Line[] {
  const id = sets[state.run.at] ?? sets[0];
  if (!id) return [];
  const { runTerminal, run } = words;
  const { dice, money, charmSlots, consumableSlots } = diceSetOf(id);
  const kinds = 'drawn' in dice ? [] : dice;
  const boxes = kinds.map(kind => ({ ...kind, face: null, selected: false, aside: false, isFaint: false, isUnderCursor: false }));
  const sentences = [
    'drawn' in dice ? `${run.drawnDice(dice.drawn)}. ${runTerminal.drawn}` : kindsSentence(words, kinds),
    ...new Set(kinds.map(({ material }) => materialText(words, material)).filter(Boolean)),
    runTerminal.money(money),
    runTerminal.setSlots(charmSlots, consumableSlots),
  ];
  return [
    EMPTY,
    lineOf(span(` ${run.sets[id] ?? id}`, 'title')),
    EMPTY,
    ...(isCompact
      ? []
      : diceBoxes(boxes, { width, glyphs, words, isCompact })
          .filter((_, row) => row % 4 !== 3)
          .concat([EMPTY])),
    ...sentences.flatMap(text => sentence(text, width)),
  ];
}

/** What dice of a material do; nothing is said of those that do nothing. */
const materialText = (words: Messages, material: Material): string =>
  material === 'plastic' ? '' : `${words.rollioScore.materials[material]}: ${contentText(words, material, materials[material])}.`;
