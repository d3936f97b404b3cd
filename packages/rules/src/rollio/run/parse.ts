/** Reads the variant of a run from outside data, such as the start of a record, into fresh values. */
import { isLabel } from '../../label.ts';
import { err, ok, type Result } from '../../result.ts';
import { RARITIES, type Rarity } from '../content/charm.ts';
import type { ContentLists } from '../content/lists.ts';
import { parseLists } from '../content/parse-lists.ts';
import { isObject, isText, isWhole, readTable } from '../parse.ts';
import type { VariantFault } from '../variant-fault.ts';
import { ENGINE } from './engine-number.ts';
import type { LevelRules, RunVariant, ShopRules } from './variant.ts';

type Json = Readonly<Record<string, unknown>>;

/** Far beyond what anybody would tune, small enough to stay quick. */
export const RUN_LIMITS = { levels: 100, points: 1_000_000_000, count: 100, money: 1_000, wares: 10, engine: 1_000 } as const;

/** The variant, or the first field that cannot be read. What a newer program may have changed is looked at first. */
export function parseRunVariant(json: Json): Result<RunVariant, VariantFault> {
  const { engine } = json;
  if (engine !== undefined && !isWhole(engine, 1, RUN_LIMITS.engine)) return err({ field: 'engine' });
  if (engine !== undefined && engine > ENGINE) return err({ field: 'engine', unknown: [`engine ${engine}`] });
  const lists = parseLists(json);
  if (!lists.ok) return lists;
  const rules = parseRules(json);
  if (!rules.ok) return err({ field: rules.error });
  return ok({ ...rules.value, ...(engine === undefined ? {} : { engine }), ...lists.value });
}

/** Everything beside the lists. */
function parseRules(json: Json): Result<Omit<RunVariant, keyof ContentLists>, string> {
  const { id, name, dice, maxPlayers } = json;
  if (!isText(id) || !/^[a-z][a-z0-9-]{0,39}$/.test(id)) return err('id');
  if (!isText(name) || !isLabel(name, 40)) return err('name');
  if (!isWhole(dice, 1, 20)) return err('dice');
  if (maxPlayers !== 1) return err('maxPlayers');
  const combinations = readTable(json['combinations']);
  if (!combinations) return err('combinations');
  const levels = readLevels(json['levels']);
  if (!levels) return err('levels');
  const flops = readNumbers(json['flops'], { from: RUN_LIMITS.count, points: RUN_LIMITS.points });
  if (!flops) return err('flops');
  const income = readNumbers(json['income'], { level: RUN_LIMITS.money, bank: RUN_LIMITS.money, boss: RUN_LIMITS.money });
  if (!income) return err('income');
  const shop = readShop(json['shop']);
  if (!shop) return err('shop');
  return ok({ family: 'run', id, name, dice, maxPlayers, combinations, levels, flops, income, shop });
}

function readLevels(json: unknown): LevelRules | undefined {
  const counts = {
    growth: 10_000,
    banks: RUN_LIMITS.count,
    rounds: RUN_LIMITS.count,
    rerolls: RUN_LIMITS.count,
    bossEvery: RUN_LIMITS.count,
  };
  const rest = readNumbers(json, counts);
  const thresholds: unknown = isObject(json) ? json['thresholds'] : undefined;
  if (!rest || !Array.isArray(thresholds) || thresholds.length === 0 || thresholds.length > RUN_LIMITS.levels) return undefined;
  const read = Array.from(thresholds as readonly unknown[]);
  // A level without a bank or a round could never be played, and every level has to be there once.
  if (rest.banks < 1 || rest.rounds < 1 || rest.bossEvery < 1) return undefined;
  return read.every(isThreshold) ? { thresholds: read, ...rest } : undefined;
}

const isThreshold = (value: unknown): value is number => isWhole(value, 1, RUN_LIMITS.points);

function readShop(json: unknown): ShopRules | undefined {
  const rest = readNumbers(json, {
    charms: RUN_LIMITS.wares,
    consumables: RUN_LIMITS.wares,
    reroll: RUN_LIMITS.money,
    rerollMore: RUN_LIMITS.money,
  });
  const odds = isObject(json) ? readNumbers(json['odds'], HUNDREDTHS) : undefined;
  return rest && odds ? { ...rest, odds } : undefined;
}

const HUNDREDTHS = Object.fromEntries(RARITIES.map(rarity => [rarity, 100])) as Readonly<Record<Rarity, number>>;

/** Whole numbers from 0 to the given bound, each by its name. */
function readNumbers<Name extends string>(
  json: unknown,
  most: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> | undefined {
  if (!isObject(json)) return undefined;
  const names = Object.keys(most) as Name[];
  if (!names.every(name => isWhole(json[name], 0, most[name]))) return undefined;
  return Object.fromEntries(names.map(name => [name, json[name]])) as Readonly<Record<Name, number>>;
}
