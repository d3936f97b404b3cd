/** Custom games from JSON: data from outside becomes a variant the inside can trust, or a list of what to mend. Rules: spec/custom.md. */
import { err, ok, type Result } from '../result.ts';
import { variants, type Variant } from '../variants/index.ts';
import { withBase } from './custom-base.ts';
import {
  isObject,
  note,
  readChoice,
  readFlag,
  readLabel,
  readObject,
  readText,
  readWhole,
  refuseOthers,
  requireFields,
  type Reading,
} from './custom-fields.ts';
import { isPlainId, present, readCategories } from './custom-pattern.ts';
import { VARIANT_LIMITS as LIMITS, type VariantProblem } from './custom-problem.ts';
import { JOKER_RULES, upperCategory, yahtzeeCategory, type ScorecardVariant } from './variant.ts';

type Data = Readonly<Record<string, unknown>>;

const FIELDS = [
  'extends',
  'family',
  'id',
  'name',
  'dice',
  'rolls',
  'savesRolls',
  'maxPlayers',
  'upperBonus',
  'yahtzeeBonus',
  'joker',
  'jokerAfterZero',
  'categories',
  'names',
] as const;

const VARIANT_ID = new RegExp(`^(?=.{1,${LIMITS.idLength.max}}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$`);

/**
 * The variant that this JSON describes, complete and fresh, or everything that is wrong with it.
 * It may not pass for another one of `taken`; a record passes none, because the games of its day may have changed since.
 */
export function parseVariant(
  json: unknown,
  taken: readonly Variant[] = variants,
): Result<ScorecardVariant, readonly VariantProblem[]> {
  if (!isObject(json)) return err([{ field: '', code: 'wrong-type', expected: 'object' }]);
  const problems: VariantProblem[] = [];
  const own: Reading = { path: '', data: json, problems };
  // All other fields depend on the family, so a wrong one is told alone.
  readChoice(own, 'family', ['scorecard']);
  if (problems.length > 0) return err(problems);
  requireFields(own, ['id', 'name']);
  refuseOthers(own, FIELDS);
  const variant = readVariant({ ...own, data: withBase(own) });
  if (problems.length === 0) checkTogether(own, variant, taken);
  return problems.length === 0 ? ok(variant) : err(problems);
}

/** Reads every field; one with a problem reads as something harmless, because the variant is thrown away then. */
function readVariant(reading: Reading): ScorecardVariant {
  requireFields(reading, ['dice', 'rolls', 'categories']);
  const dice = readWhole(reading, 'dice', LIMITS.dice);
  return {
    family: 'scorecard',
    id: readText(reading, 'id', id => isPlainId(id, VARIANT_ID), { code: 'bad-id', max: LIMITS.idLength.max }) ?? '',
    name: readLabel(reading, 'name') ?? '',
    dice: dice ?? 0,
    rolls: readWhole(reading, 'rolls', LIMITS.rolls) ?? 0,
    ...present({
      savesRolls: readFlag(reading, 'savesRolls'),
      maxPlayers: readWhole(reading, 'maxPlayers', LIMITS.maxPlayers),
    }),
    upperBonus: readUpperBonus(reading),
    ...present({
      yahtzeeBonus: readWhole(reading, 'yahtzeeBonus', LIMITS.points),
      joker: readChoice(reading, 'joker', JOKER_RULES),
      jokerAfterZero: readFlag(reading, 'jokerAfterZero'),
    }),
    ...readCard(reading, dice ?? LIMITS.dice.max),
  };
}

/** Without the field there is no bonus. */
function readUpperBonus(reading: Reading): ScorecardVariant['upperBonus'] {
  const bonus = readObject(reading, 'upperBonus');
  if (!bonus) return { target: 0, points: 0 };
  requireFields(bonus, ['target', 'points']);
  refuseOthers(bonus, ['target', 'points']);
  return { target: readWhole(bonus, 'target', LIMITS.points) ?? 0, points: readWhole(bonus, 'points', LIMITS.points) ?? 0 };
}

function readCard(reading: Reading, dice: number): Pick<ScorecardVariant, 'categories' | 'names'> {
  const card = readObject(reading, 'categories');
  const ids = Object.keys(card?.data ?? {});
  if (card && (ids.length < LIMITS.categories.min || ids.length > LIMITS.categories.max)) {
    note(reading, 'categories', { code: 'wrong-count', ...LIMITS.categories });
  }
  const names = readObject(reading, 'names');
  if (names) refuseOthers(names, ids);
  return { categories: card ? readCategories(card, dice) : {}, ...present({ names: names && readNames(names, ids) }) };
}

/** In the order of the card. */
function readNames(names: Reading, ids: readonly string[]): Readonly<Record<string, string>> {
  const named = ids.slice(0, LIMITS.categories.max).map(id => [id, readLabel(names, id)] as const);
  return Object.fromEntries(named.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** What one field alone cannot show. */
function checkTogether(reading: Reading, variant: ScorecardVariant, taken: readonly Variant[]): void {
  checkBonus({ ...reading, path: 'upperBonus' }, variant);
  const isAlikeThere = yahtzeeCategory(variant) !== undefined;
  if ((variant.yahtzeeBonus ?? 0) > 0 && !isAlikeThere) note(reading, 'yahtzeeBonus', { code: 'needs-all-alike' });
  if ((variant.joker ?? 'none') !== 'none') {
    if (!isAlikeThere) note(reading, 'joker', { code: 'needs-all-alike' });
    checkFaces({ ...reading, path: 'categories' }, variant);
  }
  const namesake = taken.find(({ id }) => id === variant.id);
  if (namesake && !isSame(namesake, variant)) note(reading, 'id', { code: 'id-taken' });
}

function checkBonus(reading: Reading, { upperBonus, categories, dice }: ScorecardVariant): void {
  if (upperBonus.points === 0) return;
  const highest = Object.values(categories).reduce(
    (sum, pattern) => sum + (pattern.kind === 'face' ? pattern.face * dice : 0),
    0,
  );
  if (upperBonus.target > highest) note(reading, 'target', { code: 'never-met' });
  if (upperBonus.target === 0) note(reading, 'target', { code: 'out-of-range', min: 1, max: highest });
}

/** The joker asks for the upper category of a face, so there must not be two. */
function checkFaces(reading: Reading, variant: ScorecardVariant): void {
  for (const [category, pattern] of Object.entries(variant.categories)) {
    const first = pattern.kind === 'face' ? upperCategory(variant, pattern.face) : undefined;
    if (first !== undefined && first !== category) note(reading, category, { code: 'conflict', with: first });
  }
}

/** Compared as this file would read them, so that the order of fields does not matter; the order of categories does. */
const isSame = (namesake: Data, variant: ScorecardVariant): boolean =>
  JSON.stringify(readVariant({ path: '', data: namesake, problems: [] })) === JSON.stringify(variant);
