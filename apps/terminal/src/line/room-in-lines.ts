/** A room of a server line by line: beside the game that is played there, the words of a room. */
import { randomBytes } from 'node:crypto';
import { isConnected, ownTable, type ClosedReason, type FeedLine, type Table, type TableState, type Wish } from '@yaht/client';
import { closedSentence, messagesFor, tell, TOLD_BESIDE_OWN, variantName, type Messages } from '@yaht/messages';
import { BOT_LEVELS, standingsOf } from '@yaht/rules';
import { readLines, Session, type SessionOptions } from './session.ts';
import { helpLines, standingLines } from './table-teller.ts';
import { lineWordIn } from './understand.ts';
import { EXIT } from '../exit-code.ts';

export type RoomLinesOptions = SessionOptions & {
  /** The room is for one game: its end is the end. */
  readonly isForOneGame?: boolean;
};

/** Plays in the room until somebody leaves; the seat is kept. Answers the exit code. */
export async function playRoomInLines(table: Table, options: RoomLinesOptions): Promise<number> {
  const room = new RoomLines(table, options);
  const isDone = (): boolean => {
    const { connection, game } = table.state();
    return connection.state === 'closed' || (options.isForOneGame === true && game !== null && game.over !== null);
  };
  const left = await readLines(table, options, { take: room.take, isDone });
  return room.end() ?? (left === 'interrupted' ? EXIT.interrupted : EXIT.ok);
}

class RoomLines {
  readonly #session: Session;
  readonly #words: Messages;
  readonly #ends: readonly (() => void)[];
  #wasConnected = true;

  constructor(whole: Table, options: RoomLinesOptions) {
    const words = messagesFor(options.language);
    this.#words = words;
    const stopRivals = whole.onLines(lines => this.#tellRivals(whole.state(), lines));
    // The table as it is for whoever sits at it.
    this.#session = new Session(ownTable(whole), words, options);
    const stopConnection = whole.subscribe(() => this.#tellConnection());
    this.#ends = [stopRivals, this.#session.stop, stopConnection];
    this.#greet();
  }

  /** Does what was typed; false when it means to leave. */
  readonly take = async (text: string): Promise<boolean> => {
    const wish = this.#roomWish(text.trim());
    const word = lineWordIn(this.#words, text);
    if (wish) await this.#session.send(wish);
    else if (word === 'quit') return false;
    else if (this.#session.view.phase === 'lobby' || word === 'help') await this.#help(text);
    else await this.#session.take(text);
    return true;
  };

  /** Nothing is told any more; answers the exit code when the server has ended it. */
  end(): number | undefined {
    const { table, print } = this.#session;
    for (const end of this.#ends) end();
    const { connection, room, seats } = table.state();
    table.close();
    if (connection.state !== 'closed') {
      if (room?.phase === 'playing' && seats.length > 0) print([this.#words.online.seatKept(room.id)]);
      return undefined;
    }
    print([closedSentence(this.#words, connection.reason)]);
    return exitAfter(connection.reason);
  }

  #greet(): void {
    const { table, view, print } = this.#session;
    const { room, game } = table.state();
    if (room && view.variant) print([this.#words.online.lines.entered(room.id, variantName(this.#words, view.variant))]);
    if (game && room?.phase !== 'lobby') print(this.#session.screenOf(game).teller.position(game));
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
    if (means('nudge')) return { type: 'Nudge' };
    if (means('end')) return { type: 'OfferEnd' };
    const { takeback, endOffer } = this.#session.view;
    if ((takeback ?? endOffer) && (means('yes') || means('no')))
      return { type: takeback ? 'AnswerUndo' : 'AnswerEnd', yes: means('yes') };
    return undefined;
  }

  /** Beside one's own run, what the others in a duel do, and in the end who stands where. */
  #tellRivals(state: TableState, lines: readonly FeedLine[]): void {
    const { game } = state;
    if (game?.family !== 'duel') return;
    for (const line of lines) {
      const said = tell(this.#words, state, line, TOLD_BESIDE_OWN);
      const isEnd = line.kind === 'fact' && line.fact.event.type === 'GameOver';
      const standings = isEnd ? standingLines(this.#words, game, standingsOf(game)) : [];
      this.#session.print([...(said === null ? [] : [said]), ...standings]);
    }
  }

  #tellConnection(): void {
    const { table, print } = this.#session;
    const { connection } = table.state();
    const isOn = isConnected(connection);
    if (isOn === this.#wasConnected || connection.state === 'closed') return;
    this.#wasConnected = isOn;
    print([isOn ? this.#words.online.backOnline(null) : this.#words.online.lost]);
  }

  /** In a game its own help comes first, with what the dice are worth. */
  async #help(text: string): Promise<void> {
    if (this.#session.view.phase !== 'lobby') await this.#session.obey(text);
    this.#session.print(helpLines(this.#words.online.lines.help));
  }
}

function exitAfter(reason: ClosedReason): number {
  if (reason === 'left') return EXIT.ok;
  return reason === 'newer-version' ? EXIT.version : EXIT.failure;
}
