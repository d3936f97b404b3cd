/** `yaht play` line by line: a new game or one that was put aside, for everybody at one keyboard. */
import { createInterface } from 'node:readline/promises';
import type { Writable } from 'node:stream';
import { isPlayed, type BotMove } from '@yaht/client';
import { messagesFor, variantName, type Messages } from '@yaht/messages';
import { openNew, openSaved, setupProblem, type NewGame, type Opened } from '../local-games.ts';
import { Saves, type Wanted } from '../saves.ts';
import { EXIT } from '../exit-code.ts';
import { atOnce } from './at-once.ts';
import { playSession, printer, Session, type Ending, type SessionOptions } from './session.ts';

export type PlayOptions = SessionOptions &
  Omit<NewGame, 'players'> & {
    readonly error: Writable;
    readonly dataFolder: string;
    /** Names, or undefined to ask for them. */
    readonly players?: readonly string[];
    readonly botMove: BotMove;
    /** Go on with a game that was put aside. */
    readonly resume?: Wanted;
  };

const CODES: Readonly<Record<Ending, number>> = {
  over: EXIT.ok,
  left: EXIT.ok,
  interrupted: EXIT.interrupted,
  unsaved: EXIT.failure,
};

/** Plays and answers the exit code. */
export async function playInLines(options: PlayOptions): Promise<number> {
  const words = messagesFor(options.language);
  const saves = new Saves(options.dataFolder);
  const opened = await (options.resume
    ? openSavedGame(options, options.resume, words, saves)
    : openNewGame(options, words, saves));
  if (typeof opened === 'number') return opened;
  try {
    return await playAt(opened, options, words, saves);
  } finally {
    await opened.release();
  }
}

async function playAt({ key, table }: Opened, options: PlayOptions, words: Messages, saves: Saves): Promise<number> {
  const { game } = table;
  const session = new Session(table, words, options);
  const { print } = session;
  const screen = session.screenOf(game);
  print(
    options.resume === undefined
      ? screen.teller.events(game.events.slice(1), game)
      : [screen.welcomeBack(game), ...screen.teller.position(game)],
  );
  const ending = await playSession(table, session, options);
  const kept = isPlayed(table.game) ? words.play.resumeLater : words.play.nothingKept;
  print(ending === 'over' ? ['', words.line.record(saves.recordPath(key))] : [kept]);
  return CODES[ending];
}

async function openNewGame(options: PlayOptions, words: Messages, saves: Saves): Promise<Opened | number> {
  const print = printer(options);
  const waiting = (await saves.keys()).length;
  if (waiting > 0 && options.isInteractive) print([words.line.waiting(waiting)]);
  const players = options.players ?? (options.isInteractive ? await askNames(options, words) : [words.play.defaultName(0)]);
  const opened = await openNew(saves, { ...options, players }, words, atOnce(options.botMove));
  if (!opened.ok) {
    const code = typeof opened.error === 'string' ? EXIT.usage : EXIT.failure;
    return complain(options, setupProblem(words, { ...options, players }, opened.error, options.dataFolder), code);
  }
  const everybody = opened.value.table.game.start.players.map(({ name }) => name);
  print([
    words.play.welcome(variantName(words, options.variant), everybody),
    ...(options.isPractice ? [words.line.practice] : []),
  ]);
  return opened.value;
}

async function openSavedGame(options: PlayOptions, wanted: Wanted, words: Messages, saves: Saves): Promise<Opened | number> {
  const opened = await openSaved(saves, wanted, words, atOnce(options.botMove));
  return opened.ok ? opened.value : complain(options, opened.error.problem, opened.error.code);
}

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
