/** Custom games of Rollio from JSON, classic ones and runs: what is left out is as in the game of the house. Rules: spec/custom-rollio.md. */
import { fault, type Result, err, ok } from '../result.ts';
import {
  note,
  ownField,
  readChoice,
  readLabel,
  readObject,
  readText,
  readWhole,
  readWholes,
  refuseOthers,
  requireFields,
  type Reading,
} from '../scorecard/custom-fields.ts';
import { isPlainId, present } from '../scorecard/custom-pattern.ts';
import { VARIANT_LIMITS, type Range, type VariantProblem } from '../scorecard/custom-problem.ts';
import { MAX_PLAYERS } from '../event.ts';
import { rollioClassic } from '../variants/rollio-classic.ts';
import { rollio } from '../variants/rollio.ts';
import type { CombinationTable } from './combinations.ts';
import { readLists } from './custom-lists.ts';
import { readRows } from './custom-rows.ts';
import { MAX_SIDES, MIN_SIDES } from './die.ts';
import { parseRollioVariant, TABLE_LIMITS } from './parse.ts';
import { ENGINE } from './run/engine-number.ts';
import { parseRunVariant, RUN_LIMITS } from './run/parse.ts';
import type { RunVariant } from './run/variant.ts';
import type { RollioVariant } from './variant.ts';

const CLASSIC_FIELDS = ['family', 'id', 'name', 'dice', 'sides', 'maxPlayers', 'target', 'combinations'] as const;

const RUN_FIELDS = [
  'family',
  'id',
  'name',
  'engine',
  'dice',
  'maxPlayers',
  'combinations',
  'charms',
  'consumables',
  'bosses',
  'sets',
  'materials',
  'levels',
  'flops',
  'income',
  'shop',
] as const;

const GAME_ID = new RegExp(`^(?=.{1,${VARIANT_LIMITS.idLength.max}}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$`);

type Read<Variant> = Result<Variant, readonly VariantProblem[]>;

/** A classic game, or everything that is wrong with it. */
export function readCustomClassic(data: Reading['data']): Read<RollioVariant> {
  const reading: Reading = { path: '', data, problems: [] };
  refuseOthers(reading, CLASSIC_FIELDS);
  const dice = readWhole(reading, 'dice', { min: 1, max: TABLE_LIMITS.dice });
  const sides = readWhole(reading, 'sides', { min: MIN_SIDES, max: MAX_SIDES });
  const most = { dice: dice ?? rollioClassic.dice, sides: sides ?? rollioClassic.sides };
  const told = {
    ...readNames(reading),
    ...present({
      dice,
      sides,
      maxPlayers: readWhole(reading, 'maxPlayers', { min: 1, max: MAX_PLAYERS }),
      target: readWhole(reading, 'target', { min: 1, max: TABLE_LIMITS.points }),
      combinations: readTableOf(reading, most),
    }),
  };
  if (reading.problems.length > 0) return err(reading.problems);
  const read = parseRollioVariant({ ...rollioClassic, ...told });
  return read.ok ? read : fault(`a custom game was read and is none: ${read.error}`);
}

/** A run, or everything that is wrong with it. */
export function readCustomRun(data: Reading['data']): Read<RunVariant> {
  const reading: Reading = { path: '', data, problems: [] };
  refuseOthers(reading, RUN_FIELDS);
  readWhole(reading, 'maxPlayers', { min: 1, max: 1 });
  const told = {
    ...readNames(reading),
    ...present({
      engine: readWhole(reading, 'engine', { min: 1, max: ENGINE }),
      dice: readWhole(reading, 'dice', { min: 1, max: 20 }),
      combinations: readTableOf(reading, { dice: 20, sides: MAX_SIDES }),
    }),
    ...readLists(reading),
    levels: readLevels(reading),
    flops: readNumbers(reading, 'flops', rollio.flops, { from: upTo(RUN_LIMITS.count), points: upTo(RUN_LIMITS.points) }),
    income: readNumbers(reading, 'income', rollio.income, MONEY),
    shop: readShop(reading),
  };
  if (reading.problems.length > 0) return err(reading.problems);
  const read = parseRunVariant({ ...rollio, ...told });
  return read.ok ? ok(read.value) : fault(`a custom run was read and is none: ${read.error.field}`);
}

function readNames(reading: Reading): { readonly id: string; readonly name: string } {
  requireFields(reading, ['id', 'name']);
  const id = readText(reading, 'id', text => isPlainId(text, GAME_ID), { code: 'bad-id', max: VARIANT_LIMITS.idLength.max });
  return { id: id ?? '', name: readLabel(reading, 'name') ?? '' };
}

/** Its own table, or none. */
const readTableOf = (reading: Reading, most: { readonly dice: number; readonly sides: number }): CombinationTable | undefined =>
  ownField(reading.data, 'combinations') === undefined ? undefined : readRows(reading, 'combinations', most);

const upTo = (max: number): Range => ({ min: 0, max });
const from1 = (max: number): Range => ({ min: 1, max });
const MONEY = { level: upTo(RUN_LIMITS.money), bank: upTo(RUN_LIMITS.money), boss: upTo(RUN_LIMITS.money) };

function readLevels(reading: Reading): RunVariant['levels'] {
  const { count } = RUN_LIMITS;
  const { thresholds: usual, ...numbers } = rollio.levels;
  const ranges = {
    growth: upTo(10_000),
    banks: from1(count),
    rounds: from1(count),
    rerolls: upTo(count),
    bossEvery: from1(count),
  };
  const levels = readObject(reading, 'levels');
  const rest = readNumbers(reading, 'levels', numbers, ranges, ['thresholds']);
  const told = levels && readWholes(levels, 'thresholds', from1(RUN_LIMITS.levels), from1(RUN_LIMITS.points));
  return { thresholds: told ?? usual, ...rest };
}

function readShop(reading: Reading): RunVariant['shop'] {
  const { wares, money } = RUN_LIMITS;
  const { odds: usual, ...numbers } = rollio.shop;
  const ranges = { charms: upTo(wares), consumables: upTo(wares), reroll: upTo(money), rerollMore: upTo(money) };
  const rest = readNumbers(reading, 'shop', numbers, ranges, ['odds']);
  const shop = readObject({ ...reading, problems: [] }, 'shop');
  if (!shop || ownField(shop.data, 'odds') === undefined) return { ...rest, odds: usual };
  return { ...rest, odds: readOdds({ ...shop, problems: reading.problems }, usual) };
}

/** How often each rarity comes: hundredths that make up a whole. */
function readOdds(shop: Reading, usual: RunVariant['shop']['odds']): RunVariant['shop']['odds'] {
  const before = shop.problems.length;
  const each = upTo(100);
  const odds = readNumbers(shop, 'odds', usual, { common: each, uncommon: each, rare: each, legendary: each });
  const sum = Object.values(odds).reduce((all, part) => all + part, 0);
  if (shop.problems.length === before && sum !== 100) note(shop, 'odds', { code: 'wrong-sum', sum: 100, got: sum });
  return odds;
}

/** Numbers of an object under this name; those that are left out are the usual ones. */
function readNumbers<Name extends string>(
  reading: Reading,
  name: string,
  usual: Readonly<Record<Name, number>>,
  ranges: Readonly<Record<Name, Range>>,
  others: readonly string[] = [],
): Readonly<Record<Name, number>> {
  const object = readObject(reading, name);
  if (!object) return usual;
  const names = Object.keys(ranges) as Name[];
  refuseOthers(object, [...names, ...others]);
  const told = names.map(each => [each, readWhole(object, each, ranges[each]) ?? usual[each]] as const);
  return Object.fromEntries(told) as Readonly<Record<Name, number>>;
}

/** The choice of a family, told before anything else: the other fields depend on it. */
export const familyProblems = (data: Reading['data'], families: readonly string[]): readonly VariantProblem[] => {
  const reading: Reading = { path: '', data, problems: [] };
  readChoice(reading, 'family', families);
  return reading.problems;
};
