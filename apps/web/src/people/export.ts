/** Games of this device as one document, and back. */
import { readSave, saveOf, type Save, type Saved } from '@yaht/client';
import { formatKept, readKept } from '@yaht/coach';
import { totals } from '@yaht/rules';
import { saves } from '../device/saves.ts';
import { keepPuzzles, keptPuzzles } from '../puzzles/store.ts';
import type { OwnGame } from './own-games.ts';

const SCHEMA = 'yaht.saves/1';
/** What the same document was called before; a list of games to play is called so as well. */
const OLDER_SCHEMA = 'yaht.games/1';

type Document = {
  readonly schema: typeof SCHEMA | typeof OLDER_SCHEMA;
  readonly games: readonly { readonly id: string; readonly save: Save }[];
  /** Missing in documents that are older than puzzles. */
  readonly puzzles?: readonly object[];
};

/** Every game, finished or not, with the secret of its coming dice, and every kept puzzle: a copy to go on with. */
export async function exportedGames(): Promise<string> {
  const { games } = await saves.list();
  const opened = await Promise.all(games.map(async ({ name }) => ({ id: name, saved: await saves.open(name) })));
  const kept = opened.flatMap(({ id, saved }) => (saved.ok ? [{ id, save: saveOf(saved.value) }] : []));
  // Puzzles that cannot be read must not keep the games back.
  const puzzles = await keptPuzzles().catch(() => []);
  return JSON.stringify({ schema: SCHEMA, games: kept, puzzles: puzzles.map(formatKept) } satisfies Document);
}

export type Imported = { readonly added: number; readonly known: number };

/** Adds games and puzzles that are not here yet; what is here stays as it is. Undefined when this is no such document. */
export async function importGames(json: unknown): Promise<Imported | undefined> {
  if (!isDocument(json)) return undefined;
  const { games, puzzles = [] } = json;
  const here = new Set((await saves.list()).games.map(({ name }) => name));
  const read = games.flatMap(entry => readEntry(entry) ?? []);
  const added = read.filter(({ id }) => !here.has(id));
  for (const { id, saved } of added) await saves.keep(id, saved);
  if (Array.isArray(puzzles)) await keepPuzzles(puzzles.flatMap(puzzle => readKept(puzzle) ?? [])).catch(() => 0);
  return { added: added.length, known: read.length - added.length };
}

function isDocument(json: unknown): json is Document {
  const { schema, games } = (json ?? {}) as Partial<Document>;
  if (!Array.isArray(games)) return false;
  return schema === SCHEMA || (schema === OLDER_SCHEMA && games.every(entry => Object.hasOwn(Object(entry), 'save')));
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

function readEntry(entry: unknown): { readonly id: string; readonly saved: Saved } | undefined {
  const { id, save } = (entry ?? {}) as { readonly id?: unknown; readonly save?: unknown };
  const saved = readSave(save);
  return typeof id === 'string' && ID.test(id) && saved.ok ? { id, saved: saved.value } : undefined;
}

/** One line for each player of each finished game. */
export function csvOf(games: readonly OwnGame[]): string {
  const rows = games.flatMap(({ id, game, startedAt, isAssisted }) =>
    game.start.players.map(({ name, bot }, seat) => [
      id,
      startedAt === null ? '' : new Date(startedAt).toISOString(),
      game.start.variant.id,
      name,
      bot ?? '',
      String(totals(game)[seat] ?? 0),
      isAssisted ? '1' : '0',
    ]),
  );
  return [['game', 'started', 'variant', 'player', 'bot', 'score', 'assisted'], ...rows]
    .map(row => row.map(quoted).join(','))
    .join('\n');
}

/** Quoted where a comma, a quote or a line break would end it, and never a formula in a spreadsheet. */
function quoted(text: string): string {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
