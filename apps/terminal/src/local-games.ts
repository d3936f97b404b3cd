/** Games on this machine, opened for any kind of screen: a new one, or one that was put aside. */
import { randomUUID } from 'node:crypto';
import { LocalTable, rematchSetup, type BotParts, type LocalParts, type NotStored, type Saved } from '@yaht/client';
import { commitmentOf, fairChance, formatSeed, parseSeed, randomSeed, seedFromText, type Seed } from '@yaht/fair';
import { fileTrouble, variantName, type Messages } from '@yaht/messages';
import {
  drawKeys,
  err,
  isPlayerName,
  MAX_PLAYERS,
  ok,
  type BotLevel,
  type DiceSetId,
  type Game,
  type Options,
  type Player,
  type Result,
  type Setup,
  type SetupRefusal,
  type Variant,
} from '@yaht/rules';
import type { BadSave, Found, Release, Saves, Wanted } from './saves.ts';
import { EXIT } from './exit-code.ts';

export type NewGame = {
  readonly variant: Variant;
  /** The names of the people. */
  readonly players: readonly string[];
  /** Bots beside them, by level. */
  readonly bots?: readonly BotLevel[] | undefined;
  /** The same dice for the same words. */
  readonly seed?: string | undefined;
  readonly turnOrder: Options['turnOrder'];
  readonly isPractice: boolean;
  /** The dice that a run begins with; left out, they are chosen in it. */
  readonly set?: DiceSetId;
  /** A game of a day, without help. */
  readonly challenge?: string | undefined;
};

/** A table, the key its game is kept under, and how to let others have it: one terminal at a time writes a game. */
export type Opened = { readonly key: string; readonly table: LocalTable; readonly release: Release };

export type NotOpened = SetupRefusal | NotStored;

/** Begins a game; it exists once its beginning is stored. `bots` move by themselves. */
export async function openNew(saves: Saves, game: NewGame, words: Messages, bots: BotParts): Promise<Result<Opened, NotOpened>> {
  const seed = game.seed === undefined ? randomSeed() : seedFromText(game.seed);
  const opened = await openWith(saves, setupOf(game, words, seed), seed, bots);
  if (opened.ok && game.set !== undefined) await opened.value.table.act(0, { type: 'ChooseSet', set: game.set });
  return opened;
}

/** Begins another game after one, with the same players. */
export function openAgain(saves: Saves, game: Game, bots: BotParts): Promise<Result<Opened, NotOpened>> {
  const seed = randomSeed();
  return openWith(saves, { ...rematchSetup(game), id: newId(), commitment: commitmentOf(seed) }, seed, bots);
}

async function openWith(saves: Saves, setup: Setup, seed: Seed, bots: BotParts): Promise<Result<Opened, NotOpened>> {
  const key = saves.newKey(new Date());
  const claimed = await saves.claim(key);
  if (!claimed.ok) return claimed;
  const opened = await LocalTable.open(setup, partsFor(saves, key, setup, seed, bots));
  if (opened.ok) return ok({ key, table: opened.value, release: claimed.value });
  await claimed.value();
  return opened;
}

const newId = (): string => randomUUID().slice(0, 8);

/** Why a game does not go on, and the exit code for it. */
export type Failed = { readonly code: number; readonly problem: string };

/** The table of the game that was put aside and is wanted. */
export async function openSaved(saves: Saves, wanted: Wanted, words: Messages, bots: BotParts): Promise<Result<Opened, Failed>> {
  const found = await saves.find(wanted);
  if (found.kind !== 'save') return err(await notFound(saves, wanted, words, found));
  const { key } = found;
  const claimed = await saves.claim(key);
  if (!claimed.ok) return err({ code: EXIT.failure, problem: storeProblem(words, saves.folder, claimed.error) });
  // The terminal that had it before may have played on until now.
  const latest = await saves.find({ key });
  const table = latest.kind === 'save' ? tableOf(saves, key, latest.saved, bots) : undefined;
  if (table) return ok({ key, table, release: claimed.value });
  await claimed.value();
  if (latest.kind !== 'save') return err(await notFound(saves, { key }, words, latest));
  return err({ code: EXIT.failure, problem: words.line.badSave(saves.savePath(key), words.line.cut) });
}

/** Undefined when its secret cannot be read. */
function tableOf(saves: Saves, key: string, { game, secret }: Saved, bots: BotParts): LocalTable | undefined {
  const seed = parseSeed(secret);
  return seed.ok ? new LocalTable(game, partsFor(saves, key, game.start, seed.value, bots)) : undefined;
}

async function notFound(saves: Saves, { key }: Wanted, words: Messages, found: Missed): Promise<Failed> {
  const { line, play } = words;
  if (found.kind === 'bad') return { code: exitFor(found.bad), problem: saveProblem(words, found.bad) };
  if (found.kind === 'other') {
    const [game, wanted] = [variantName(words, found.variant), variantName(words, found.wanted)];
    return { code: EXIT.usage, problem: line.otherSave(found.key, game, wanted) };
  }
  return { code: EXIT.notFound, problem: key === undefined ? play.nothingToResume : line.noSuchSave(key, await saves.keys()) };
}

type Missed = Exclude<Found, { kind: 'save' }>;

/** With a seed of its own a game is the same on every machine, so its id, which enters the draws, comes from the seed too. */
function setupOf(
  { variant, players, bots = [], seed: text, turnOrder, isPractice, challenge }: NewGame,
  words: Messages,
  seed: Seed,
): Setup {
  const id = text === undefined ? newId() : `seed-${formatSeed(seedFromText(text)).slice(0, 8)}`;
  return {
    id,
    variant,
    players: [...players.map(name => ({ name })), ...botPlayers(bots, words)],
    options: challenge === undefined ? { turnOrder, undo: isPractice ? 'practice' : 'before-draw' } : WITHOUT_HELP,
    commitment: commitmentOf(seed),
    ...(challenge === undefined ? {} : { challenge }),
  };
}

const WITHOUT_HELP: Partial<Options> = { turnOrder: 'seated', undo: 'off', hints: false };

/** Bots sit behind the people; a second one of a level has a number. */
export const botPlayers = (bots: readonly BotLevel[], { line }: Messages): readonly Player[] =>
  bots.map((bot, i) => ({ name: line.botName(bot, bots.slice(0, i + 1).filter(level => level === bot).length), bot }));

const partsFor = (
  saves: Saves,
  key: string,
  setup: Pick<Setup, 'id' | 'players' | 'challenge'>,
  seed: Seed,
  bots: BotParts,
): LocalParts => ({
  secret: formatSeed(seed),
  chance: fairChance({ seed, ...drawKeys(setup) }),
  store: saved => saves.store(key, saved),
  bots,
});

type Wished = Pick<NewGame, 'variant' | 'players'>;

/** Why a game could not begin, and what to do. */
export function setupProblem(words: Messages, { variant, players }: Wished, problem: NotOpened, folder: string): string {
  if (typeof problem !== 'string') return storeProblem(words, folder, problem);
  const name = players.find(candidate => !isPlayerName(candidate));
  const maxPlayers = variant.maxPlayers ?? MAX_PLAYERS;
  return words.setupRefusals[problem]({ maxPlayers, ...(name === undefined ? {} : { name }) });
}

/** Why a game cannot be played on. */
/** A save that a newer program has written is no failure of this one. */
const exitFor = ({ problem }: BadSave): number =>
  problem !== 'unreadable' && problem.code === 'newer-version' ? EXIT.version : EXIT.failure;

const saveProblem = (words: Messages, { path, problem }: BadSave): string =>
  words.line.badSave(path, problem === 'unreadable' ? words.line.cut : words.records.problems[problem.code](problem));

/** Why a game cannot be kept in this folder, and what to do. */
export const storeProblem = ({ line }: Messages, folder: string, { code, cause }: NotStored): string =>
  code === 'played-elsewhere' ? line.busy : line.cannotStore(folder, ...fileTrouble(cause));
