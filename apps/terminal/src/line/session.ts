/** The loop of the line mode: a line in, sentences out, until the game is over or the player leaves. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isRoomFact, moveByProgram, programInTurn, type BotMove, type LocalTable } from '@yaht/client';
import { fileTrouble, type Messages } from '@yaht/messages';
import { fault } from '@yaht/rules';
import { LineDesk, type Asked } from './line-desk.ts';
import type { LineScreen } from './screen.ts';

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
  const stop = table.onFacts(facts => {
    const events = facts.flatMap(({ event }) => (isRoomFact(event) ? [] : [event]));
    print(screen.teller.events(events, table.game));
  });
  return play(parts, print).finally(stop);
}

async function play(parts: Parts, print: Print): Promise<Ending> {
  const { table, screen, streams } = parts;
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
    reader.setPrompt(streams.isInteractive ? desk.prompt(screen, table.game) : '');
    if (streams.isInteractive) reader.prompt();
  };
  let isSaved = true;
  ask();
  for await (const text of reader) {
    const wish = desk.understand(screen, table.game, text);
    if (wish.kind === 'quit') break;
    if (wish.kind === 'say') print(wish.lines);
    else {
      const answer = await table.send(wish.wish);
      if (!answer.ok) print([desk.refused(wish.wish, answer.error)]);
      isSaved = answer.ok || (isSaved && answer.error.cause === undefined);
    }
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
async function playBots({ table, words, streams, botMove }: Parts): Promise<'waiting' | 'over' | 'unsaved'> {
  for (let next = programInTurn(table.game); next; next = programInTurn(table.game)) {
    const { actor, command } = await moveByProgram(table.game, next, botMove);
    const answered = await table.act(actor, command);
    if (!answered.ok) {
      if (typeof answered.error === 'string') return fault(`a bot was refused: ${answered.error}`);
      printer(streams)([words.line.notStored(...fileTrouble(answered.error.cause))]);
      return 'unsaved';
    }
  }
  return table.game.over ? 'over' : 'waiting';
}

type Print = (lines: readonly string[]) => void;

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
