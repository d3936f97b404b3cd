/** `yaht play` line by line: a new game or one that was put aside, for everybody at one keyboard. */
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import type { Writable } from 'node:stream';
import { LocalTable, type LocalParts, type Saved } from '@yaht/client';
import { commitmentOf, fairChance, formatSeed, parseSeed, randomSeed, seedFromText, type Seed } from '@yaht/fair';
import { messagesFor, variantName, type Language, type Messages } from '@yaht/messages';
import { isPlayerName, MAX_PLAYERS, type BotLevel, type Options, type Player, type Setup, type Variant } from '@yaht/rules';
import { Saves, type BadSave } from '../saves.ts';
import { RollioLines } from './rollio-lines.ts';
import { ScorecardLines } from './scorecard-lines.ts';
import type { LineScreen } from './screen.ts';
import { playSession, printer, reasonOf, type BotMove, type Streams } from './session.ts';

export type PlayOptions = Streams & {
  readonly error: Writable;
  readonly language: Language;
  readonly dataFolder: string;
  readonly variant: Variant;
  /** Names, or undefined to ask for them. */
  readonly players?: readonly string[];
  /** Bots beside them, by level. */
  readonly bots?: readonly BotLevel[];
  readonly botMove: BotMove;
  /** The same dice for the same words. */
  readonly seed?: string;
  readonly turnOrder: Options['turnOrder'];
  readonly isPractice: boolean;
  /** Go on with the latest game put aside, or with the one of this key. */
  readonly resume?: true | string;
};

/** Exit codes of the command line. */
const OK = 0;
const FAILED = 1;
const USAGE = 2;
const NOT_FOUND = 3;
const INTERRUPTED = 130;

type Opened = { readonly key: string; readonly table: LocalTable };

/** Plays and answers the exit code. */
export async function playInLines(options: PlayOptions): Promise<number> {
  const words = messagesFor(options.language);
  const saves = new Saves(options.dataFolder);
  const opened = await (options.resume === undefined ? openNew(options, words, saves) : openSaved(options, words, saves));
  if (typeof opened === 'number') return opened;
  const release = await saves.claim(opened.key);
  if (!release) return complain(options, words.line.busy, FAILED);
  try {
    return await playAt(opened, options, words, saves);
  } finally {
    await release();
  }
}

async function playAt({ key, table }: Opened, options: PlayOptions, words: Messages, saves: Saves): Promise<number> {
  const { game } = table;
  const screen: LineScreen = game.family === 'rollio' ? new RollioLines(words) : new ScorecardLines(words, options.language);
  const print = printer(options);
  print(
    options.resume === undefined ? screen.tell(game.events.slice(1), game) : [screen.welcomeBack(game), ...screen.present(game)],
  );
  const ending = await playSession({ table, screen, words, streams: options, botMove: options.botMove });
  print(ending === 'over' ? ['', words.line.record(saves.recordPath(key))] : [words.play.resumeLater]);
  return ending === 'interrupted' ? INTERRUPTED : OK;
}

async function openNew(options: PlayOptions, words: Messages, saves: Saves): Promise<Opened | number> {
  const print = printer(options);
  const waiting = (await saves.keys()).length;
  if (waiting > 0 && options.isInteractive) print([words.line.waiting(waiting)]);
  const names = options.players ?? (options.isInteractive ? await askNames(options, words) : [words.play.defaultName(0)]);
  const seed = options.seed === undefined ? randomSeed() : seedFromText(options.seed);
  const setup = setupOf(options, [...names.map(name => ({ name })), ...botsOf(options, words)], seed);
  const key = saves.newKey(new Date());
  const opened = await LocalTable.open(setup, partsFor(saves, key, setup, seed));
  if (!opened.ok) return complainOfSetup(opened.error, options, words, names);
  const everybody = setup.players.map(({ name }) => name);
  print([
    words.play.welcome(variantName(words, options.variant), everybody),
    ...(options.isPractice ? [words.line.practice] : []),
  ]);
  return { key, table: opened.value };
}

/** With a seed of its own a game is the same on every machine, so its id, which enters the draws, comes from the seed too. */
function setupOf({ variant, seed: text, turnOrder, isPractice }: PlayOptions, players: readonly Player[], seed: Seed): Setup {
  const id = text === undefined ? randomUUID().slice(0, 8) : `seed-${formatSeed(seedFromText(text)).slice(0, 8)}`;
  return {
    id,
    variant,
    players,
    options: { turnOrder, undo: isPractice ? 'practice' : 'before-draw' },
    commitment: commitmentOf(seed),
  };
}

/** Bots sit behind the people; a second one of a level has a number. */
const botsOf = ({ bots = [] }: PlayOptions, { line }: Messages): readonly Player[] =>
  bots.map((bot, i) => ({ name: line.botName(bot, bots.slice(0, i + 1).filter(level => level === bot).length), bot }));

const partsFor = (saves: Saves, key: string, { id, players }: Pick<Setup, 'id' | 'players'>, seed: Seed): LocalParts => ({
  secret: formatSeed(seed),
  chance: fairChance({ seed, gameId: id, playerSeeds: players.map(player => player.seed ?? '') }),
  store: saved => saves.store(key, saved),
});

function complainOfSetup(
  error: Exclude<Awaited<ReturnType<typeof LocalTable.open>>, { ok: true }>['error'],
  options: PlayOptions,
  words: Messages,
  names: readonly string[],
): number {
  if (typeof error !== 'string')
    return complain(options, words.line.cannotStore(options.dataFolder, reasonOf(error.cause)), FAILED);
  const name = names.find(candidate => !isPlayerName(candidate));
  const maxPlayers = options.variant.maxPlayers ?? MAX_PLAYERS;
  return complain(options, words.setupRefusals[error]({ maxPlayers, ...(name === undefined ? {} : { name }) }), USAGE);
}

async function openSaved(options: PlayOptions, words: Messages, saves: Saves): Promise<Opened | number> {
  const wanted = options.resume === true ? undefined : options.resume;
  const found = await saves.find(wanted);
  if (found.kind === 'none') {
    const sentence = wanted === undefined ? words.play.nothingToResume : words.line.noSuchSave(wanted, await saves.keys());
    return complain(options, sentence, NOT_FOUND);
  }
  if (found.kind === 'bad') return complain(options, badSave(words, found.bad), FAILED);
  const parts = partsOfSave(saves, found.key, found.saved);
  if (!parts) return complain(options, words.line.badSave(saves.savePath(found.key), words.line.cut), FAILED);
  return { key: found.key, table: new LocalTable(found.saved.game, parts) };
}

function partsOfSave(saves: Saves, key: string, { game, secret }: Saved): LocalParts | undefined {
  const seed = parseSeed(secret);
  return seed.ok ? partsFor(saves, key, game.start, seed.value) : undefined;
}

const badSave = (words: Messages, { path, problem }: BadSave): string =>
  words.line.badSave(path, problem === 'unreadable' ? words.line.cut : words.records.problems[problem.code](problem));

/** Asks once; an empty answer is one player without a name of their own. */
async function askNames(options: PlayOptions, words: Messages): Promise<readonly string[]> {
  const reader = createInterface({ input: options.input, output: options.output, terminal: true });
  const answer = await reader.question(words.play.promptPlayers).finally(() => reader.close());
  const names = answer
    .split(',')
    .map(name => name.trim())
    .filter(Boolean);
  return names.length > 0 ? names : [words.play.defaultName(0)];
}

function complain({ error }: PlayOptions, sentence: string, code: number): number {
  error.write(`${sentence}\n`);
  return code;
}
