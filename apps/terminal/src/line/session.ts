/** The loop of the line mode: a line in, sentences out, until the game is over or the player leaves. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { moveByProgram, programInTurn, type BotMove, type LocalTable } from '@yaht/client';
import { fileTrouble, type Messages } from '@yaht/messages';
import { fault } from '@yaht/rules';
import { LineDesk, type Asked } from './line-desk.ts';
import type { LineScreen, Wish } from './screen.ts';

/** Where lines come from and go to. Prompts are shown only to somebody who types. */
export type Streams = Asked & { readonly input: Readable; readonly output: Writable };

/** `unsaved`: the latest move could not be kept. */
export type Ending = 'over' | 'left' | 'interrupted' | 'unsaved';

type Parts = {
  readonly table: LocalTable;
  readonly screen: LineScreen;
  readonly words: Messages;
  readonly streams: Streams;
  readonly botMove: BotMove;
};

/** Plays until the end; every granted move is already stored when it is told. */
export async function playSession(parts: Parts): Promise<Ending> {
  const { table, screen, streams } = parts;
  const print = printer(streams);
  // Lines that come before somebody waits for them would be lost, so bots that begin play first.
  const begun = await playBots(parts);
  if (begun !== 'waiting') return begun;
  const desk = new LineDesk(table, parts.words, streams);
  const reader = createInterface({ input: streams.input, output: streams.output, terminal: streams.isInteractive });
  let isInterrupted = false;
  reader.once('SIGINT', () => {
    isInterrupted = true;
    reader.close();
  });
  const ask = (): void => {
    reader.setPrompt(streams.isInteractive ? screen.prompt(table.game) : '');
    if (streams.isInteractive) reader.prompt();
  };
  let isSaved = true;
  ask();
  for await (const text of reader) {
    const wish = desk.understand(screen, table.game, text);
    if (wish.kind === 'quit') break;
    const answered = await answer(parts, wish);
    isSaved = answered.isSaved ?? isSaved;
    print(answered.lines);
    const played = await playBots(parts);
    if (played !== 'waiting') return close(reader, played);
    ask();
  }
  if (streams.isInteractive) print(['']);
  return close(reader, isInterrupted ? 'interrupted' : isSaved ? 'left' : 'unsaved');
}

function close(reader: ReturnType<typeof createInterface>, ending: Ending): Ending {
  reader.close();
  return ending;
}

/** Programs play, one move after the other, until somebody is to type, the game is over, or a move cannot be kept. */
async function playBots({ table, screen, words, streams, botMove }: Parts): Promise<'waiting' | 'over' | 'unsaved'> {
  const print = printer(streams);
  for (let next = programInTurn(table.game); next; next = programInTurn(table.game)) {
    const { actor, command } = await moveByProgram(table.game, next, botMove);
    const answered = await table.act(actor, command);
    if (!answered.ok) {
      if (typeof answered.error === 'string') return fault(`a bot was refused: ${answered.error}`);
      print([words.line.notStored(...fileTrouble(answered.error.cause))]);
      return 'unsaved';
    }
    print(screen.tell(answered.value, table.game));
  }
  return table.game.over ? 'over' : 'waiting';
}

/** `isSaved` is told of moves alone. */
type Told = { readonly lines: readonly string[]; readonly isSaved?: boolean };

/** The sentences that answer a wish. */
async function answer({ table, screen, words }: Parts, wish: Exclude<Wish, { kind: 'quit' }>): Promise<Told> {
  if (wish.kind === 'say') return { lines: wish.lines };
  const answered = await table.act(wish.actor, wish.command);
  if (answered.ok) return { lines: screen.tell(answered.value, table.game), isSaved: true };
  const { error } = answered;
  if (typeof error === 'string') return { lines: [screen.refuse(table.game, wish.command, error)] };
  return { lines: [words.line.notStored(...fileTrouble(error.cause))], isSaved: false };
}

/** One line per sentence, broken between words where the terminal ends. */
export const printer =
  ({ output }: Pick<Streams, 'output'>) =>
  (lines: readonly string[]): void => {
    const columns = 'columns' in output && typeof output.columns === 'number' ? output.columns : Infinity;
    for (const line of lines.flatMap(text => wrapped(text, columns))) output.write(`${line}\n`);
  };

/** The text in lines of at most so many characters; a longer word stays whole. */
function wrapped(text: string, columns: number): readonly string[] {
  if (text.length <= columns) return [text];
  const end = text.lastIndexOf(' ', columns);
  return end <= 0 ? [text] : [text.slice(0, end), ...wrapped(text.slice(end + 1), columns)];
}
