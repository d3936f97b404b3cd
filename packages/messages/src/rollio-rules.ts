/** The rules of a Rollio variant in words, made from its table of combinations. */
import {
  charmOf,
  diceSetOf,
  listsOf,
  MAX_HAND,
  MAX_PLAYERS,
  nameOfId,
  type CombinationRow,
  type ContentLists,
  type RollioVariant,
  type RunVariant,
} from '@yaht/rules';
import type { Words } from './messages.ts';
import type { RulesRow, RulesSection } from './variant-rules.ts';

/** The sections of the rules, ready to be laid out. */
export const rollioSections = ({ rollio, rules }: Words, variant: RollioVariant): readonly RulesSection[] => [
  { title: rules.turn, sentences: rollio.turnRules(variant.dice), rows: [] },
  {
    title: rollio.combinations,
    sentences: [],
    rows: variant.combinations.filter(row => fits(row, variant)).map((row, i) => rowOf(rollio, variant, row, i)),
  },
  { title: rules.end, sentences: [rollio.endRules(variant.target), rules.players(variant.maxPlayers ?? MAX_PLAYERS)], rows: [] },
];

/** The same for a run. */
export const runSections = ({ rollio, rules, run }: Words, variant: RunVariant): readonly RulesSection[] => [
  { title: rules.turn, sentences: run.roundRules(variant.flops.from, variant.flops.points), rows: [] },
  {
    title: run.levelTitle,
    sentences: [
      ...run.levelRules(variant.levels.thresholds.length, variant.levels.bossEvery),
      run.thresholds(variant.levels.thresholds),
    ],
    rows: [],
  },
  {
    title: run.shopTitle,
    sentences: run.shopRules(variant.income.level, variant.income.bank, variant.income.boss),
    rows: [],
  },
  {
    title: rollio.combinations,
    sentences: [],
    rows: variant.combinations.map((row, i) => rowOf(rollio, LARGEST, row, i)),
  },
  { title: run.ownCombinationsTitle, sentences: [], rows: broughtRows({ rollio, run }, listsOf(variant)) },
];

/** Combinations that come with a dice set or a charm, each with who brings it. */
const broughtRows = ({ rollio, run }: Pick<Words, 'rollio' | 'run'>, { sets, charms }: ContentLists): readonly RulesRow[] =>
  [
    ...sets.map(id => ({ name: run.sets[nameOfId(id)] ?? id, rows: diceSetOf(id).rows ?? [] })),
    ...charms.map(id => ({ name: charmOf(id).name, rows: charmOf(id).behaviour.rows ?? [] })),
  ].flatMap(({ name, rows }, by) =>
    rows.map((row, i) => {
      const told = rowOf(rollio, LARGEST, row, i);
      return { ...told, id: `${told.id}-${by}`, needs: `${told.needs} (${run.onlyWith(name)})` };
    }),
  );

/** A run may have as many dice as there are. */
export const LARGEST = { dice: MAX_HAND };

type RollioWords = Words['rollio'];

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

/** A combination as a row of the rules. */
export function rowOf(words: RollioWords, { dice }: Pick<RollioVariant, 'dice'>, row: CombinationRow, place: number): RulesRow {
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
