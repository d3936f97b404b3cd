/** A room of a server line by line: what happens is printed, what is typed is a word of the room or a move of the game. */
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import {
  isConnected,
  ownTable,
  tableView,
  type ClosedReason,
  type FeedLine,
  type Table,
  type TableState,
  type TableView,
  type Wish,
} from '@yaht/client';
import { closedSentence, messagesFor, tell, TOLD_BESIDE_OWN, variantName, type Language, type Messages } from '@yaht/messages';
import { BOT_LEVELS, standingsOf, type Game } from '@yaht/rules';
import { LineDesk } from './line-desk.ts';
import { screenFor } from './screen-for.ts';
import type { LineScreen } from './screen.ts';
import { printer, type Streams } from './session.ts';
import { helpLines, standingLines } from './table-teller.ts';
import { EXIT } from '../exit-code.ts';

export type RoomLinesOptions = Streams & {
  readonly language: Language;
  /** The room is for one game: its end is the end. */
  readonly isForOneGame?: boolean;
};

/** Plays in the room until somebody leaves; the seat is kept. Answers the exit code. */
export async function playRoomInLines(table: Table, options: RoomLinesOptions): Promise<number> {
  const room = new RoomLines(table, options);
  const reader = createInterface({ input: options.input, output: options.output, terminal: options.isInteractive });
  let code: number = EXIT.ok;
  reader.once('SIGINT', () => {
    code = EXIT.interrupted;
    reader.close();
  });
  const stop = table.subscribe(() => {
    const { connection, game } = table.state();
    if (connection.state === 'closed' || (options.isForOneGame && game?.over)) reader.close();
  });
  for await (const text of reader) if (!(await room.take(text))) break;
  stop();
  reader.close();
  return room.end() ?? code;
}

class RoomLines {
  /** The table as it is for whoever sits at it. */
  readonly #table: Table;
  readonly #options: RoomLinesOptions;
  readonly #words: Messages;
  readonly #print: (lines: readonly string[]) => void;
  readonly #ends: readonly (() => void)[];
  readonly #desk: LineDesk;
  #screen: LineScreen | null = null;
  #wasConnected = true;

  constructor(whole: Table, options: RoomLinesOptions) {
    const table = ownTable(whole);
    this.#table = table;
    this.#options = options;
    this.#words = messagesFor(options.language);
    this.#print = printer(options);
    this.#desk = new LineDesk(table, this.#words, options);
    this.#ends = [
      whole.onLines(lines => this.#tellRivals(whole.state(), lines)),
      table.onLines(lines => this.#tell(lines)),
      table.subscribe(() => this.#tellConnection()),
    ];
    this.#greet();
  }

  get #view(): TableView {
    return tableView(this.#table.state());
  }

  /** Does what was typed; false when it means to leave. */
  async take(text: string): Promise<boolean> {
    const line = text.trim();
    const wish = this.#roomWish(line);
    if (wish) await this.#send(wish);
    else if (isWord(line, this.#words.line.words.quit)) return false;
    else if (this.#view.phase === 'lobby' || isWord(line, this.#words.line.words.help)) this.#help();
    else await this.#move(text);
    return true;
  }

  /** Nothing is told any more; answers the exit code when the server has ended it. */
  end(): number | undefined {
    for (const end of this.#ends) end();
    const { connection, room, seats } = this.#table.state();
    this.#table.close();
    if (connection.state !== 'closed') {
      if (room?.phase === 'playing' && seats.length > 0) this.#print([this.#words.online.seatKept(room.id)]);
      return undefined;
    }
    this.#print([closedSentence(this.#words, connection.reason)]);
    return exitAfter(connection.reason);
  }

  #greet(): void {
    const { room, game } = this.#table.state();
    const { variant } = this.#view;
    if (room && variant) this.#print([this.#words.online.lines.entered(room.id, variantName(this.#words, variant))]);
    if (game && room?.phase !== 'lobby') this.#print(this.#screenOf(game).teller.position(game));
  }

  #roomWish(line: string): Wish | undefined {
    const { words } = this.#words.online.lines;
    const english = messagesFor('en').online.lines.words;
    const [first = '', second = ''] = line.toLowerCase().split(/\s+/);
    const means = (name: keyof typeof words): boolean => first === words[name] || first === english[name];
    if (line.startsWith('/')) return { type: 'Chat', text: line.slice(1).trim() };
    if (means('ready')) return { type: 'Ready', seed: randomBytes(16).toString('base64url') };
    if (means('start')) return { type: 'StartGame' };
    if (means('bot')) return { type: 'AddBot', level: BOT_LEVELS.find(level => level === second) ?? 'normal' };
    if (means('again')) return { type: 'Rematch' };
    if (this.#view.takeback && (means('yes') || means('no'))) return { type: 'AnswerUndo', yes: means('yes') };
    return undefined;
  }

  /** Lines from a pipe come all at once, so each waits for its turn; somebody who types is told to wait. */
  async #move(text: string): Promise<void> {
    if (!this.#options.isInteractive) await this.#untilMine();
    const { game } = this.#table.state();
    if (!game || game.over) return;
    const wish = this.#desk.understand(this.#screenOf(game), game, text);
    if (wish.kind === 'say') this.#print(wish.lines);
    else if (wish.kind === 'move') await this.#send(wish.wish);
  }

  #untilMine(): Promise<void> {
    return new Promise(resolve => {
      const look = (): void => {
        const { isMine, phase, connection } = this.#view;
        if (!(isMine && isConnected(connection)) && phase !== 'over' && phase !== 'closed') return;
        stop();
        resolve();
      };
      const stop = this.#table.subscribe(look);
      look();
    });
  }

  async #send(wish: Wish): Promise<void> {
    const answer = await this.#table.send(wish);
    if (!answer.ok) this.#print([this.#desk.refused(wish, answer.error)]);
  }

  /** What happens in the game is told with what it means for the next move, everything else as it is. */
  #tell(lines: readonly FeedLine[]): void {
    const state = this.#table.state();
    for (const line of lines) {
      const event = line.kind === 'fact' ? line.fact.event : null;
      if (event?.type === 'GameStarted') this.#screen = null;
      const ofGame = state.game?.events.find(known => known === event);
      const said = tell(this.#words, state, line);
      if (state.game && ofGame) this.#print(this.#screenOf(state.game).teller.events([ofGame], state.game));
      else if (said !== null) this.#print(event?.type === 'UndoAsked' ? [said, ...this.#voteHelp()] : [said]);
    }
  }

  #voteHelp(): readonly string[] {
    return this.#view.takeback?.mayAnswer ? [this.#words.online.lines.vote] : [];
  }

  /** Beside one's own run, what the others in a duel do, and in the end who stands where. */
  #tellRivals(state: TableState, lines: readonly FeedLine[]): void {
    const { game } = state;
    if (game?.family !== 'duel') return;
    for (const line of lines) {
      const said = tell(this.#words, state, line, TOLD_BESIDE_OWN);
      const isEnd = line.kind === 'fact' && line.fact.event.type === 'GameOver';
      this.#print([...(said === null ? [] : [said]), ...(isEnd ? standingLines(this.#words, game, standingsOf(game)) : [])]);
    }
  }

  #tellConnection(): void {
    const { connection } = this.#table.state();
    const isOn = isConnected(connection);
    if (isOn === this.#wasConnected || connection.state === 'closed') return;
    this.#wasConnected = isOn;
    this.#print([isOn ? this.#words.online.backOnline(null) : this.#words.online.lost]);
  }

  #help(): void {
    const { line, online } = this.#words;
    this.#print(helpLines(this.#view.phase === 'lobby' ? online.lines.help : [...line.help, ...online.lines.help]));
  }

  #screenOf(game: Game): LineScreen {
    const { language } = this.#options;
    this.#screen ??= screenFor(game.family, this.#words, language);
    return this.#screen;
  }
}

const isWord = (line: string, words: readonly string[]): boolean => words.includes(line.toLowerCase());

function exitAfter(reason: ClosedReason): number {
  if (reason === 'left') return EXIT.ok;
  return reason === 'newer-version' ? EXIT.version : EXIT.failure;
}
