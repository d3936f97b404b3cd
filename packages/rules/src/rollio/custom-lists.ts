/** The lists of content of a custom run: every entry the id of something this program knows, none twice. */
import { nearestOf } from '../nearest.ts';
import { note, ownField, type Reading } from '../scorecard/custom-fields.ts';
import { BOSS_IDS } from './content/bosses.ts';
import { CHARM_IDS } from './content/charms.ts';
import { CONSUMABLE_IDS } from './content/consumables.ts';
import { DICE_SET_IDS } from './content/dice-sets.ts';
import { CONTENT_KINDS, type ContentLists } from './content/lists.ts';
import { MOST_ENTRIES, NEEDED } from './content/parse-lists.ts';
import { MATERIALS } from './die.ts';

const KNOWN: Readonly<Record<keyof ContentLists, readonly string[]>> = {
  charms: CHARM_IDS,
  consumables: CONSUMABLE_IDS,
  bosses: BOSS_IDS,
  sets: DICE_SET_IDS,
  materials: MATERIALS,
};

/** The lists that the file has. */
export const readLists = (reading: Reading): Partial<Record<keyof ContentLists, readonly string[]>> =>
  Object.fromEntries(
    CONTENT_KINDS.flatMap(kind => (ownField(reading.data, kind) === undefined ? [] : [[kind, readList(reading, kind)]])),
  );

function readList(reading: Reading, kind: keyof ContentLists): readonly string[] {
  const list = ownField(reading.data, kind);
  const count = { min: NEEDED.includes(kind) ? 1 : 0, max: MOST_ENTRIES };
  if (!Array.isArray(list)) return note(reading, kind, { code: 'wrong-type', expected: 'list' }) ?? [];
  if (list.length < count.min || list.length > count.max) return note(reading, kind, { code: 'wrong-count', ...count }) ?? [];
  const at: Reading = { ...reading, path: kind };
  const entries = Array.from(list as readonly unknown[]);
  return entries.flatMap((entry, place) => {
    if (typeof entry !== 'string') return note(at, place, { code: 'wrong-type', expected: 'text' }) ?? [];
    if (!KNOWN[kind].includes(entry))
      return note(at, place, { code: 'unknown-content', nearest: nearestOf(entry.slice(0, 60), KNOWN[kind]) }) ?? [];
    if (entries.indexOf(entry) < place) return note(at, place, { code: 'twice' }) ?? [];
    return [entry];
  });
}
