/** The rules of a variant in words, made from its data, so that they are right for games nobody has thought of yet. */
import {
  categoryIds,
  isUpper,
  MAX_PLAYERS,
  needsAllAlike,
  yahtzeeCategory,
  type Pattern,
  type ScorecardVariant,
  type Variant,
} from '@yaht/rules';
import type { Words } from './messages.ts';
import { categoryName, variantName } from './names.ts';
import { rollioSections, runSections } from './rollio-rules.ts';

/** A category, what it looks for, and what it is worth. */
export type RulesRow = { readonly id: string; readonly name: string; readonly needs: string; readonly pays: string };

/** A heading with sentences, or with rows of the card. */
export type RulesSection = { readonly title: string; readonly sentences: readonly string[]; readonly rows: readonly RulesRow[] };

export type VariantRules = {
  readonly id: string;
  readonly name: string;
  /** One line that tells this game from the others. */
  readonly summary: string;
  readonly sections: readonly RulesSection[];
};

/** Everything a player must know, ready to be laid out. */
export function rulesOf(messages: Words, variant: Variant): VariantRules {
  const sections = sectionsOf(messages, variant);
  return { id: variant.id, name: variantName(messages, variant), summary: summaryOf(messages, variant), sections };
}

function sectionsOf(messages: Words, variant: Variant): readonly RulesSection[] {
  switch (variant.family) {
    case 'scorecard':
      return scorecardSections(messages, variant);
    case 'rollio':
      return rollioSections(messages, variant);
    case 'run':
      return runSections(messages, variant);
    case 'duel':
      return [spoken(messages.duel.title, messages.duel.rules(variant.maxPlayers)), ...runSections(messages, variant.run)];
  }
}

function scorecardSections(messages: Words, variant: ScorecardVariant): readonly RulesSection[] {
  const { rules } = messages;
  return [
    spoken(rules.turn, turnSentences(messages, variant)),
    { title: rules.upper, sentences: [], rows: rowsOf(messages, variant, isUpper) },
    { title: rules.lower, sentences: [], rows: rowsOf(messages, variant, pattern => !isUpper(pattern)) },
    spoken(rules.bonuses, bonusSentences(messages, variant)),
    spoken(rules.joker, jokerSentences(messages, variant)),
    spoken(rules.end, [rules.ending(categoryIds(variant).length), rules.players(variant.maxPlayers ?? MAX_PLAYERS)]),
  ].filter(({ sentences, rows }) => sentences.length + rows.length > 0);
}

/** What a category looks for: `3 of one face, 2 of another`. */
export function needsOf({ rules }: Words, variant: ScorecardVariant, pattern: Pattern): string {
  switch (pattern.kind) {
    case 'face':
      return rules.needsFace(pattern.face);
    case 'groups':
      return needsAllAlike(pattern, variant.dice) ? rules.needsAllAlike(variant.dice) : needsGroups(rules, pattern);
    case 'straight':
      return pattern.from === undefined
        ? rules.needsRow(pattern.length)
        : rules.needsExactRow(runOf(pattern.from, pattern.length));
    case 'chance':
      return rules.needsNothing;
  }
}

/** What a category is worth: `25 points` or `their sum`. */
export function paysOf({ rules }: Words, pattern: Pattern): string {
  switch (pattern.kind) {
    case 'face':
      return rules.paysTheirSum;
    case 'groups':
      if (pattern.points !== undefined) return rules.paysPoints(pattern.points);
      return pattern.sum === 'all' ? rules.paysSumOfAll : rules.paysTheirSum;
    case 'straight':
      return straightPays(rules, pattern);
    case 'chance':
      return rules.paysSumOfAll;
  }
}

/** One line that tells the game from the others. */
export function summaryOf(messages: Words, variant: Variant): string {
  if (variant.family === 'rollio') return messages.rollio.summary(variant.dice, variant.target);
  if (variant.family === 'run') return messages.run.summary(variant.levels.thresholds.length);
  if (variant.family === 'duel') return messages.duel.summary(variant.maxPlayers, variant.run.levels.thresholds.length);
  const { rules } = messages;
  const { dice, upperBonus, yahtzeeBonus = 0, joker = 'none', jokerAfterZero = false, savesRolls = false } = variant;
  const box = yahtzeeName(messages, variant);
  return [
    rules.summary(dice, categoryIds(variant).length),
    ...(upperBonus.points > 0 ? [rules.summaryBonus(upperBonus.points)] : []),
    ...(box !== undefined && yahtzeeBonus > 0 ? [rules.summaryYahtzeeBonus(box, yahtzeeBonus)] : []),
    ...(box !== undefined && joker !== 'none' ? [rules.summaryJoker(joker, jokerAfterZero)] : []),
    ...(savesRolls ? [rules.summarySavesRolls] : []),
  ].join(', ');
}

type RulesWords = Words['rules'];
type Groups = Extract<Pattern, { kind: 'groups' }>;
type Straight = Extract<Pattern, { kind: 'straight' }>;

const spoken = (title: string, sentences: readonly string[]): RulesSection => ({ title, sentences, rows: [] });

const rowsOf = (messages: Words, variant: ScorecardVariant, wanted: (pattern: Pattern) => boolean): readonly RulesRow[] =>
  Object.entries(variant.categories)
    .filter(([, pattern]) => wanted(pattern))
    .map(([id, pattern]) => ({
      id,
      name: categoryName(messages, variant, id),
      needs: needsOf(messages, variant, pattern),
      pays: paysOf(messages, pattern),
    }));

function needsGroups(rules: RulesWords, { sizes, sameFace = false }: Groups): string {
  const [first = 0] = sizes;
  if (sizes.length === 1) return rules.needsAlike(first);
  if (sameFace) return rules.needsSameFaceGroups(sizes);
  return sizes.every(size => size === 2) ? rules.needsPairs(sizes.length) : rules.needsGroups(sizes);
}

/** A row that starts at a fixed face always has the same sum. */
function straightPays(rules: RulesWords, { from, length, points }: Straight): string {
  if (points !== undefined) return rules.paysPoints(points);
  return from === undefined ? rules.paysTheirSum : rules.paysPoints(runOf(from, length).reduce((sum, face) => sum + face, 0));
}

const runOf = (from: number, length: number): readonly number[] => Array.from({ length }, (_, i) => from + i);

function turnSentences({ rules }: Words, { dice, rolls, savesRolls = false }: ScorecardVariant): readonly string[] {
  const first = rules.dice(dice, rolls);
  return [first, rolls > 1 ? rules.holding : rules.oneRoll, ...(savesRolls ? [rules.savesRolls] : []), rules.scoring];
}

function bonusSentences(messages: Words, variant: ScorecardVariant): readonly string[] {
  const { upperBonus, yahtzeeBonus = 0 } = variant;
  const box = yahtzeeName(messages, variant);
  return [
    ...(upperBonus.points > 0 ? [messages.rules.upperBonus(upperBonus.points, upperBonus.target)] : []),
    ...(box !== undefined && yahtzeeBonus > 0 ? [messages.rules.yahtzeeBonus(box, yahtzeeBonus)] : []),
  ];
}

function jokerSentences(messages: Words, variant: ScorecardVariant): readonly string[] {
  const { joker = 'none', jokerAfterZero = false } = variant;
  const box = yahtzeeName(messages, variant);
  if (joker === 'none' || box === undefined) return [];
  const { rules } = messages;
  return [rules.jokerWhen(box, jokerAfterZero), ...(joker === 'forced' ? rules.jokerForced : rules.jokerFree)];
}

function yahtzeeName(messages: Words, variant: ScorecardVariant): string | undefined {
  const category = yahtzeeCategory(variant);
  return category === undefined ? undefined : categoryName(messages, variant, category);
}
