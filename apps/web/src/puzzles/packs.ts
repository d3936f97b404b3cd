/** Packs of this device: found once by the solver, then kept. */
import { positionFields, readPosition, type Level, type Puzzle, type Theme } from '@yaht/coach';
import { err, ok, scorecardVariants, type Result, type ScorecardVariant } from '@yaht/rules';
import { rulesName, unsolvableReason } from '@yaht/solver';
import { ask } from '../solver/ask.ts';
import { keepPack, keptPack, resultsOf } from './store.ts';

/** Another way to find puzzles makes other packs. */
const VERSION = 1;

/** The games that have packs: those that can be solved. */
export const packVariants: readonly ScorecardVariant[] = scorecardVariants.filter(variant => unsolvableReason(variant) === null);

export const packName = (variant: ScorecardVariant, theme: Theme): string => `${rulesName(variant)}/${theme}/${VERSION}`;

type Entry = { readonly level: Level; readonly position: Readonly<Record<string, string>> };

/** From the shelf, else found now and put there. */
export async function packFor(variant: ScorecardVariant, theme: Theme): Promise<Result<readonly Puzzle[], string>> {
  const name = packName(variant, theme);
  const kept = readPack(theme, await keptPack(name).catch(() => undefined));
  if (kept) return ok(kept);
  const found = await ask('pack', variant, theme);
  if (!found.ok) return err(found.error);
  const entries = found.value.map(({ level, position }): Entry => ({ level, position: positionFields(position) }));
  // A device that keeps nothing finds it again.
  await keepPack(name, JSON.stringify(entries)).catch(() => {});
  return found;
}

export type PackProgress = {
  readonly solved: number;
  /** Unknown until the pack was looked at for the first time. */
  readonly all: number | undefined;
  /** The first that is not solved; after the last one it begins again. */
  readonly next: number;
};

/** How far somebody is with a pack; a device that keeps nothing is always at the beginning. */
export async function progressOf(variant: ScorecardVariant, theme: Theme): Promise<PackProgress> {
  const name = packName(variant, theme);
  try {
    const [results, text] = await Promise.all([resultsOf(name), keptPack(name)]);
    const all = readPack(theme, text)?.length;
    let next = 1;
    while (results.get(next)) next += 1;
    return { solved: [...results.values()].filter(Boolean).length, all, next: next > (all ?? next) ? 1 : next };
  } catch {
    return { solved: 0, all: undefined, next: 1 };
  }
}

/** What was kept; undefined when it is not whole. */
function readPack(theme: Theme, text: string | undefined): readonly Puzzle[] | undefined {
  if (text === undefined) return undefined;
  try {
    return (JSON.parse(text) as readonly Entry[]).map(({ level, position }, i) => {
      const read = readPosition(position);
      if (!read.ok) throw new Error(read.error);
      return { theme, number: i + 1, level, position: read.value };
    });
  } catch {
    return undefined;
  }
}
