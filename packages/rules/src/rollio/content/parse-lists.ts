/** Reads the lists of content of a variant from outside data: every entry an id, none twice, and all of them known to this program. */
import { err, ok, type Result } from '../../result.ts';
import type { VariantFault } from '../variant-fault.ts';
import { isContentId } from './id.ts';
import { isKnown } from './known.ts';
import { CONTENT_KINDS, listsOf, type ContentLists } from './lists.ts';

type Json = Readonly<Record<string, unknown>>;

/** As many as one draw can choose from. */
export const MOST_ENTRIES = 256;

/** Lists without which a run could not begin. */
export const NEEDED: readonly string[] = ['sets', 'materials'] satisfies readonly (keyof ContentLists)[];

/** The lists as they are told; those that are left out are those of the first release. */
export function parseLists(json: Json): Result<ContentLists, VariantFault> {
  const told = Object.fromEntries(CONTENT_KINDS.flatMap(kind => (json[kind] === undefined ? [] : [[kind, json[kind]]])));
  for (const [kind, list] of Object.entries(told)) {
    const field = unreadableIn(kind, list);
    if (field !== undefined) return err({ field });
  }
  // Every list holds ids, as was just seen; which of them are known is asked of all lists together.
  const lists = told as Partial<Record<keyof ContentLists, readonly string[]>>;
  const unknown = CONTENT_KINDS.flatMap(kind =>
    (lists[kind] ?? []).flatMap((id, place) => (isKnown[kind](id) ? [] : [{ id, field: `${kind}[${place}]` }])),
  );
  const [first] = unknown;
  return first ? err({ field: first.field, unknown: unknown.map(({ id }) => id) }) : ok(listsOf(lists as Partial<ContentLists>));
}

/** The place of the first entry that can be no id or stands there twice. */
function unreadableIn(kind: string, json: unknown): string | undefined {
  if (!Array.isArray(json) || json.length > MOST_ENTRIES || (json.length === 0 && NEEDED.includes(kind))) return kind;
  const list = Array.from(json as readonly unknown[]);
  const place = list.findIndex((id, at) => typeof id !== 'string' || !isContentId(id) || list.indexOf(id) < at);
  return place < 0 ? undefined : `${kind}[${place}]`;
}
