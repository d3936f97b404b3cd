/** Opens a full screen, and gives the terminal back on every way out of it. */
import { Observable } from '@yaht/client';
import { render } from 'ink';
import type { ReadStream, WriteStream } from 'node:tty';
import { FrameWriter } from './frame-writer.ts';
import { hearMouse } from './mouse.ts';
import type { TerminalSettings } from './settings.ts';
import { fits } from './shell-context.ts';
import { Shell, type Farewell, type Size } from './shell.ts';
import { ShellFrame } from './ShellFrame.tsx';
import { TerminalControl } from './terminal-control.ts';
import { watchWaysOut, type WayOut } from './ways-out.ts';
import { EXIT } from '../exit-code.ts';

export type ShellStreams = { readonly input: ReadStream; readonly output: WriteStream; readonly error: WriteStream };

type Ending = Farewell & WayOut;

/** Runs until somebody leaves; `begin` opens the first screen. Answers the exit code. */
export async function runShell(
  streams: ShellStreams,
  settings: TerminalSettings,
  begin: (shell: Shell) => Promise<void>,
): Promise<number> {
  const { input, output, error } = streams;
  const terminal = new TerminalControl(input, output);
  const writer = new FrameWriter(output);
  const size = new Observable<Size>(sizeOf(writer));
  writer.on('resize', () => size.set(sizeOf(writer)));
  let end: (how: Ending) => void = () => {};
  const ended = new Promise<Ending>(resolve => {
    end = resolve;
  });
  const suspend = (): void => {
    // Windows has nothing to wake it with.
    if (process.platform === 'win32') return;
    writer.shut();
    terminal.giveBack();
    terminal.stop();
  };
  const goOn = (): void => {
    terminal.takeAgain();
    terminal.mouse(shell.settings.get().hasMouse);
    size.set(sizeOf(writer));
    writer.open();
  };
  const shell = new Shell({ settings, size, terminal, redraw: () => writer.redraw(), suspend, leave: how => end(how) });
  const unwatch = watchWaysOut(input, how => end(how));
  const deafen = hearMouse(input, mouse => fits(size.get()) && shell.point(mouse));
  const giveBack = (): void => terminal.giveBack();
  process.on('exit', giveBack);
  process.on('SIGCONT', goOn);

  terminal.take();
  terminal.mouse(settings.hasMouse);
  shell.settings.subscribe(() => terminal.mouse(shell.settings.get().hasMouse));
  writer.open();
  // In its debug mode Ink hands over every frame whole; what goes to the terminal is the writer's business.
  const ink = render(<ShellFrame shell={shell} />, {
    stdin: input,
    stdout: writer as unknown as WriteStream,
    stderr: error,
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  const onFault = (fault: unknown): void => end({ code: EXIT.internal, fault });
  ink.waitUntilExit().catch(onFault);
  begin(shell).catch(onFault);

  const farewell = await ended;
  writer.end();
  ink.unmount();
  terminal.giveBack();
  unwatch();
  deafen();
  for (const finish of shell.endings) finish();
  process.off('exit', giveBack);
  process.off('SIGCONT', goOn);
  input.pause();
  for (const line of farewell.lines ?? []) output.write(`${line}\n`);
  if (farewell.problem !== undefined) error.write(`yaht: ${farewell.problem}\n`);
  if (farewell.fault !== undefined) throw asError(farewell.fault);
  return farewell.code;
}

const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));

const sizeOf = ({ columns, rows }: FrameWriter): Size => ({ columns, rows });
