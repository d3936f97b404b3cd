/** The games put aside on a device, wherever it keeps text: files in a terminal, a database in a browser. */
import {
  bossOf,
  categoryIds,
  err,
  roundOf,
  totals,
  type BossId,
  type CharmId,
  type Game,
  type RecordProblem,
  type Result,
  type Seat,
} from '@yaht/rules';
import { readSave, saveOf, type Save, type Saved } from './save.ts';

/** Named texts. `write` has happened for good when its promise is kept; `setAside` keeps a text under a name that is not listed. */
export type SaveStore = {
  readonly names: () => Promise<readonly string[]>;
  readonly read: (name: string) => Promise<string | undefined>;
  /** Nothing may come between asking whether the stored text may go and writing; one that may not go stays, and is the answer. */
  readonly write: (name: string, text: string, mayGo: (stored: string) => boolean) => Promise<string | undefined>;
  readonly remove: (name: string) => Promise<void>;
  /** Answers where the text is now, in words for whoever may look for it. */
  readonly setAside: (name: string) => Promise<string>;
};

/** Why a save cannot be played on. */
export type SaveProblem = RecordProblem | { readonly code: 'unreadable' | 'missing' };

/** One line of the list. */
export type SaveLine = {
  readonly name: string;
  readonly variant: Game['start']['variant'];
  readonly players: Game['start']['players'];
  readonly round: number;
  readonly rounds: number | null;
  /** Of a run: where it is, who waits there, and what is in the hand. */
  readonly level: number | null;
  readonly boss: { readonly id: BossId; readonly name: string } | null;
  readonly charms: readonly CharmId[];
  /** By seat. */
  readonly points: readonly number[];
  /** Whose turn it is. */
  readonly turn: Seat | null;
};

/** A save that was put out of the way, with where it is now. */
export type SetAside = { readonly name: string; readonly problem: SaveProblem; readonly place: string };

export class SaveBook {
  readonly #store: SaveStore;

  constructor(store: SaveStore) {
    this.#store = store;
  }

  /** Keeps a game as it stands. A stored one that went on without it stays, and is the answer: facts are never lost. */
  async keep(name: string, saved: Saved): Promise<Saved | undefined> {
    const stays = await this.#store.write(name, JSON.stringify(saveOf(saved)), stored => leadsTo(parsed(stored), saved.game));
    if (stays === undefined) return undefined;
    const stored = readSave(parsed(stays));
    if (!stored.ok) throw new Error(`another game is stored as ${name}: ${stored.error.code}`);
    return stored.value;
  }

  remove(name: string): Promise<void> {
    return this.#store.remove(name);
  }

  /** A game to play on; what is read has been played again by the rules. */
  async open(name: string): Promise<Result<Saved, SaveProblem>> {
    const text = await this.#store.read(name);
    if (text === undefined) return err({ code: 'missing' });
    const json = parsed(text);
    return json === undefined ? err({ code: 'unreadable' }) : readSave(json);
  }

  /** All games, the latest name first. A bad one is set aside and told; a save of a newer program only stays where it is. */
  async list(): Promise<{ readonly games: readonly SaveLine[]; readonly bad: readonly SetAside[] }> {
    const games: SaveLine[] = [];
    const bad: SetAside[] = [];
    for (const name of [...(await this.#store.names())].sort().reverse()) {
      const saved = await this.open(name);
      if (saved.ok) games.push(lineOf(name, saved.value.game));
      else bad.push({ name, problem: saved.error, place: await this.#placeOf(name, saved.error) });
    }
    return { games, bad };
  }

  #placeOf(name: string, problem: SaveProblem): Promise<string> {
    const isForLater = problem.code === 'newer-version' || problem.code === 'missing';
    return isForLater ? Promise.resolve(name) : this.#store.setAside(name);
  }
}

/**
 * The stored facts begin this game; what is no save leads anywhere. The first fact is left out: it is the same for one name, and
 * reading it may have filled in what an older program did not write.
 */
function leadsTo(stored: unknown, { events }: Game): boolean {
  const before = (stored as Partial<Save> | null | undefined)?.record?.events;
  return !Array.isArray(before) || JSON.stringify(before.slice(1)) === JSON.stringify(events.slice(1, before.length));
}

/** What a list shows of a game. */
export const lineOf = (name: string, game: Game): SaveLine => ({
  name,
  variant: game.start.variant,
  players: game.start.players,
  round: roundOf(game),
  rounds: game.family === 'scorecard' ? categoryIds(game.start.variant).length : null,
  ...runOf(game),
  points: totals(game),
  turn: game.state.turn?.seat ?? null,
});

function runOf(game: Game): Pick<SaveLine, 'level' | 'boss' | 'charms'> {
  if (game.family !== 'run') return { level: null, boss: null, charms: [] };
  const { level, charms, shop } = game.state;
  const boss = shop ? shop.boss : level.boss;
  return { level: Math.max(1, level.level), boss: boss && { id: boss, name: bossOf(boss).name }, charms };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
