/** A table line by line: what happens there is printed, what is typed is done, until somebody leaves or the game is over. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isConnected, tableView, type FeedLine, type LocalTable, type Table, type TableView, type Wish } from '@yaht/client';
import { fileTrouble, tell, type Language, type Messages } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import { LineDesk, type Asked } from './line-desk.ts';
import { screenFor } from './screen-for.ts';
import type { LineScreen } from './screen.ts';

/** Where lines come from and go to. Prompts are shown only to somebody who types. */
export type Streams = Asked & { readonly input: Readable; readonly output: Writable };

export type SessionOptions = Streams & { readonly language: Language };

type Print = (lines: readonly string[]) => void;

/** What a player and a table say to each other. From its making on, everything that happens at the table is told. */
export class Session {
  readonly table: Table;
  readonly words: Messages;
  readonly print: Print;
  /** Whether the latest move could be kept. */
  isSaved = true;
  readonly stop: () => void;
  readonly #options: SessionOptions;
  readonly #desk: LineDesk;
  #screen: LineScreen | undefined;

  constructor(table: Table, words: Messages, options: SessionOptions) {
    this.table = table;
    this.words = words;
    this.print = printer(options);
    this.#options = options;
    this.#desk = new LineDesk(table, words, options);
    this.stop = table.onLines(lines => this.#tell(lines));
  }

  get view(): TableView {
    return tableView(this.table.state());
  }

  /** The screen of the games at this table, which are all of one kind. */
  screenOf({ family }: Game): LineScreen {
    return (this.#screen ??= screenFor(family, this.words, this.#options.language));
  }

  prompt(game: Game): string {
    return this.#desk.prompt(this.screenOf(game), game);
  }

  /** Lines from a pipe come all at once, so each waits for its turn; somebody who types is told to wait. */
  async take(text: string): Promise<boolean> {
    if (!this.#options.isInteractive) await this.untilMine();
    return this.obey(text);
  }

  /** Does what a line means in the game; false when it means to leave. */
  async obey(text: string): Promise<boolean> {
    const { game } = this.table.state();
    if (!game || game.over) return true;
    const wish = this.#desk.understand(this.screenOf(game), game, text);
    if (wish.kind === 'say') this.print(wish.lines);
    else if (wish.kind === 'move') await this.send(wish.wish);
    return wish.kind !== 'quit';
  }

  async send(wish: Wish): Promise<void> {
    const answer = await this.table.send(wish);
    if (!answer.ok) this.print([this.#desk.refused(wish, answer.error)]);
    this.isSaved = answer.ok || (this.isSaved && answer.error.cause === undefined);
  }

  /** Until somebody here is to move, or nobody is any more. */
  untilMine(): Promise<void> {
    return new Promise(resolve => {
      const look = (): void => {
        const { isMine, phase, connection } = this.view;
        const isOver = phase === 'over' || phase === 'closed' || troubleAt(this.table) !== undefined;
        if (!(isMine && isConnected(connection)) && !isOver) return;
        stop();
        resolve();
      };
      const stop = this.table.subscribe(look);
      look();
    });
  }

  /** What happens in the game is told with what it means for the next move, everything else as it is. */
  #tell(lines: readonly FeedLine[]): void {
    const state = this.table.state();
    for (const line of lines) {
      const event = line.kind === 'fact' ? line.fact.event : null;
      const ofGame = state.game?.events.find(known => known === event);
      const said = tell(this.words, state, line);
      if (state.game && ofGame) this.print(this.screenOf(state.game).teller.events([ofGame], state.game));
      else if (said !== null)
        this.print(event?.type === 'UndoAsked' || event?.type === 'EndOffered' ? [said, ...this.#voteHelp()] : [said]);
    }
  }

  #voteHelp(): readonly string[] {
    const { takeback, endOffer } = this.view;
    return (takeback ?? endOffer)?.mayAnswer ? [this.words.online.lines.vote] : [];
  }
}

/** What is done with each line; false when it means to leave. */
type Reading = {
  readonly take: (text: string) => Promise<boolean>;
  readonly isDone: () => boolean;
  /** What somebody is asked who types. */
  readonly prompt?: () => string;
};

/** Reads lines until somebody leaves, or there is nothing more to do at the table. */
export async function readLines(
  table: Table,
  { input, output, isInteractive }: Streams,
  { take, isDone, prompt }: Reading,
): Promise<'left' | 'interrupted'> {
  const reader = createInterface({ input, output, terminal: isInteractive });
  let isInterrupted = false;
  reader.once('SIGINT', () => {
    isInterrupted = true;
    reader.close();
  });
  const stop = table.subscribe(() => isDone() && reader.close());
  const ask = (): void => {
    if (!isInteractive || !prompt || isInterrupted) return;
    reader.setPrompt(prompt());
    reader.prompt();
  };
  ask();
  for await (const text of reader) {
    if (!(await take(text)) || isDone()) break;
    ask();
  }
  stop();
  reader.close();
  return isInterrupted ? 'interrupted' : 'left';
}

/** `unsaved`: the latest move could not be kept. */
export type Ending = 'over' | 'left' | 'interrupted' | 'unsaved';

/** A game of this machine until its end; every granted move is already stored when it is told. */
export async function playSession(table: LocalTable, session: Session, streams: Streams): Promise<Ending> {
  const { words, print } = session;
  const isDone = (): boolean => table.game.over !== null || troubleAt(table) !== undefined;
  const take = async (text: string): Promise<boolean> => {
    const stays = await session.take(text);
    await session.untilMine();
    return stays;
  };
  // Lines that come before somebody waits for them would be lost, so bots that begin play first.
  await session.untilMine();
  const left = isDone() ? 'left' : await readLines(table, streams, { take, isDone, prompt: () => session.prompt(table.game) });
  session.stop();
  const trouble = troubleAt(table);
  if (trouble !== undefined) {
    // What no system says is a fault of the bot.
    if (trouble instanceof Error && !('code' in trouble)) throw trouble;
    print([words.line.notStored(...fileTrouble(trouble))]);
    return 'unsaved';
  }
  if (table.game.over) return 'over';
  if (streams.isInteractive) print(['']);
  return left === 'interrupted' || session.isSaved ? left : 'unsaved';
}

/** Why the latest move of a bot could not be kept. */
function troubleAt(table: Table): unknown {
  const { connection } = table.state();
  return connection.state === 'local' ? connection.trouble : undefined;
}

/** One line per sentence, broken between words where the terminal ends. */
export const printer =
  ({ output }: Pick<Streams, 'output'>): Print =>
  lines => {
    const columns = 'columns' in output && typeof output.columns === 'number' ? output.columns : Infinity;
    for (const line of lines.flatMap(text => wrapped(text, columns))) output.write(`${line}\n`);
  };

/** The text in lines of at most so many characters; a longer word stays whole. */
function wrapped(text: string, columns: number): readonly string[] {
  if (text.length <= columns) return [text];
  const end = text.lastIndexOf(' ', columns);
  return end <= 0 ? [text] : [text.slice(0, end), ...wrapped(text.slice(end + 1), columns)];
}
