/** The loop of the line mode: a line in, sentences out, until the game is over or the player leaves. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { LocalTable } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import type { LineScreen, Wish } from './screen.ts';

/** Where lines come from and go to. Prompts are shown only to somebody who types. */
export type Streams = { readonly input: Readable; readonly output: Writable; readonly isInteractive: boolean };

export type Ending = 'over' | 'left' | 'interrupted';

type Parts = { readonly table: LocalTable; readonly screen: LineScreen; readonly words: Messages; readonly streams: Streams };

/** Plays until the end; every granted move is already stored when it is told. */
export async function playSession(parts: Parts): Promise<Ending> {
  const { table, screen, streams } = parts;
  const print = printer(streams);
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
  ask();
  for await (const text of reader) {
    const wish = screen.understand(table.game, text);
    if (wish.kind === 'quit') break;
    print(await answer(parts, wish));
    if (table.game.over) return close(reader, 'over');
    ask();
  }
  if (streams.isInteractive) print(['']);
  return close(reader, isInterrupted ? 'interrupted' : 'left');
}

function close(reader: ReturnType<typeof createInterface>, ending: Ending): Ending {
  reader.close();
  return ending;
}

/** The sentences that answer a wish. */
async function answer({ table, screen, words }: Parts, wish: Exclude<Wish, { kind: 'quit' }>): Promise<readonly string[]> {
  if (wish.kind === 'say') return wish.lines;
  const answered = await table.send(wish.actor, wish.command);
  if (answered.ok) return screen.tell(answered.value, table.game);
  const { error } = answered;
  if (typeof error === 'string') return [screen.refuse(table.game, wish.command, error)];
  return [words.line.notStored(reasonOf(error.cause))];
}

/** One line per sentence. */
export const printer =
  ({ output }: Pick<Streams, 'output'>) =>
  (lines: readonly string[]): void => {
    for (const line of lines) output.write(`${line}\n`);
  };

/** What the system says about a failure, in its own words. */
export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
