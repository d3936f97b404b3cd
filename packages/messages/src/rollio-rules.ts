/** The rules of a Rollio variant in words, made from its table of combinations. */
import { MAX_PLAYERS, type CombinationRow, type RollioVariant } from '@yaht/rules';
import type { Messages } from './messages.ts';
import type { RulesRow, RulesSection } from './variant-rules.ts';

/** The sections of the rules, ready to be laid out. */
export const rollioSections = ({ rollio, rules }: Messages, variant: RollioVariant): readonly RulesSection[] => [
  { title: rules.turn, sentences: rollio.turnRules(variant.dice), rows: [] },
  {
    title: rollio.combinations,
    sentences: [],
    rows: variant.combinations.filter(row => fits(row, variant)).map((row, i) => rowOf(rollio, variant, row, i)),
  },
  { title: rules.end, sentences: [rollio.endRules(variant.target), rules.players(variant.maxPlayers ?? MAX_PLAYERS)], rows: [] },
];

type Words = Messages['rollio'];

/** Combinations of more dice than there are would only confuse. */
function fits(row: CombinationRow, { dice, sides }: RollioVariant): boolean {
  switch (row.shape) {
    case 'single':
      return row.face <= sides;
    case 'alike':
      return row.size <= dice;
    case 'groups':
      return row.sizes.reduce((sum, size) => sum + size, 0) <= dice;
    case 'run':
      return row.length <= Math.min(dice, sides);
  }
}

function rowOf(words: Words, { dice }: RollioVariant, row: CombinationRow, place: number): RulesRow {
  const id = `${row.type}-${place}`;
  switch (row.shape) {
    case 'single':
      return {
        id,
        name: words.combination({ type: row.type, faces: [row.face], points: 0 }),
        needs: words.needsSingle(row.face),
        pays: words.pays(row.points),
      };
    case 'alike': {
      const canGrow = row.doubles === true && dice > row.size;
      return {
        id,
        name: words.needsAlike(row.size, false),
        needs: words.needsAlike(row.size, canGrow),
        pays: canGrow ? words.paysDoubling(row.perFace) : words.paysPerFace(row.perFace, row.except),
      };
    }
    case 'groups':
      return {
        id,
        name: words.combination({ ...row, faces: [] }),
        needs: words.needsGroups(row.sizes, row.repeats ?? false),
        pays: words.pays(row.points),
      };
    case 'run':
      return {
        id,
        name: words.combination({ ...row, faces: [] }),
        needs: words.needsRun(row.length),
        pays: words.pays(row.points),
      };
  }
}
