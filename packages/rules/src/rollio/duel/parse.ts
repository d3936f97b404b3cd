/** Reads the variant of a duel from outside data. */
import { isLabel } from '../../label.ts';
import { MAX_PLAYERS } from '../../event.ts';
import { err, ok, type Result } from '../../result.ts';
import { isObject, isText, isWhole } from '../parse.ts';
import { parseRunVariant } from '../run/parse.ts';
import type { VariantFault } from '../variant-fault.ts';
import type { DuelVariant } from './variant.ts';

/** The variant, or the first field that cannot be read. What a newer program may have changed is looked at first. */
export function parseDuelVariant(json: Readonly<Record<string, unknown>>): Result<DuelVariant, VariantFault> {
  const { id, name, dice, maxPlayers, parallel, run } = json;
  if (!isObject(run)) return err({ field: 'run' });
  const read = parseRunVariant(run);
  if (!read.ok) return err({ ...read.error, field: `run.${read.error.field}` });
  if (!isText(id) || !/^[a-z][a-z0-9-]{0,39}$/.test(id)) return err({ field: 'id' });
  if (!isText(name) || !isLabel(name, 40)) return err({ field: 'name' });
  if (!isWhole(dice, 1, 20)) return err({ field: 'dice' });
  if (!isWhole(maxPlayers, 1, MAX_PLAYERS)) return err({ field: 'maxPlayers' });
  if (parallel !== true) return err({ field: 'parallel' });
  return ok({ family: 'duel', id, name, dice, maxPlayers, parallel, run: read.value });
}
