/** The games of this device as tables: opened once, whoever asks. */
import { LocalTable, rematchSetup, type LocalParts, type Saved } from '@yaht/client';
import { commitmentOf, fairChance, formatSeed, parseSeed, randomSeed } from '@yaht/fair';
import { drawKeys, err, fault, ok, type Chance, type DrawKeys, type Game, type Result, type Setup } from '@yaht/rules';
import { clock } from './clock.ts';
import { askRobot } from './robots.ts';
import { saves } from './saves.ts';

type NewGame = Pick<Setup, 'variant' | 'players' | 'options' | 'challenge'>;

/** Later games have greater ids, so that lists are in order. */
const newId = (): string => `${Date.now().toString(36).padStart(9, '0')}-${crypto.randomUUID().slice(0, 8)}`;

const tables = new Map<string, LocalTable>();

/** A new game; it is there once its beginning is kept. */
export async function openTable(game: NewGame): Promise<Result<string, unknown>> {
  const seed = randomSeed();
  const id = newId();
  const setup = { ...game, id, commitment: commitmentOf(seed) };
  const table = await LocalTable.open(setup, partsFor(formatSeed(seed), drawKeys(setup)));
  if (!table.ok) return err(table.error);
  tables.set(id, table.value);
  return ok(id);
}

/** A game that begins in the middle of another one, with dice of its own from there on; answers its id. */
export async function openPractice(make: (id: string) => Game): Promise<string> {
  const id = newId();
  await saves.keep(id, { game: make(id), secret: formatSeed(randomSeed()) });
  return id;
}

/** The same players once more. */
export const rematch = (game: Game): Promise<Result<string, unknown>> => openTable(rematchSetup(game));

/** The table of a game that is open or kept; `missing` when this device has no such game, `newer` when an older app cannot open it. */
export async function tableFor(id: string): Promise<LocalTable | 'missing' | 'newer'> {
  const open = tables.get(id);
  if (open) return open;
  const saved = await saves.open(id);
  if (!saved.ok) return saved.error.code === 'newer-version' ? 'newer' : 'missing';
  const table = new LocalTable(saved.value.game, partsOf(saved.value));
  tables.set(id, table);
  return table;
}

/** Bots rest while nobody looks. */
export function leaveTable(id: string): void {
  tables.get(id)?.close();
  tables.delete(id);
}

const partsOf = ({ game, secret }: Saved): LocalParts => partsFor(secret, drawKeys(game.start));

function partsFor(secret: string, keys: DrawKeys): LocalParts {
  return {
    secret,
    chance: chanceOf(secret, keys),
    store: saved => saves.keep(saved.game.start.id, saved),
    bots: { move: askRobot, clock },
  };
}

function chanceOf(secret: string, keys: DrawKeys): Chance {
  const seed = parseSeed(secret);
  return fairChance({ seed: seed.ok ? seed.value : fault('a save without a seed'), ...keys });
}
