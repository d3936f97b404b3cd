/** What a mouse does, as terminals report it: a press of the left button and the wheel count, everything else is passed over. */
import { ReadStream } from 'node:tty';

export type Mouse =
  | { readonly type: 'click'; readonly column: number; readonly row: number }
  | { readonly type: 'wheel'; readonly key: 'up' | 'down' };

/** Reports of presses, in numbers of any size; asked for, and no longer. */
export const MOUSE = { on: '\u001B[?1000h\u001B[?1006h', off: '\u001B[?1006l\u001B[?1000l' };

const ESC = '\u001B';
const REPORT = new RegExp(`${ESC}\\[<(\\d+);(\\d+);(\\d+)([Mm])`, 'g');
const [LEFT, WHEEL_UP, WHEEL_DOWN] = [0, 64, 65];

/** What the mouse did, and the rest of what was typed. */
export const mouseIn = (typed: string): { readonly mouse: readonly Mouse[]; readonly rest: string } => ({
  mouse: [...typed.matchAll(REPORT)].flatMap(readReport),
  rest: typed.replaceAll(REPORT, ''),
});

function readReport([, button, column, row, end]: RegExpExecArray): readonly Mouse[] {
  if (end === 'm') return [];
  if (Number(button) === LEFT) return [{ type: 'click', column: Number(column) - 1, row: Number(row) - 1 }];
  if (Number(button) === WHEEL_UP) return [{ type: 'wheel', key: 'up' }];
  return Number(button) === WHEEL_DOWN ? [{ type: 'wheel', key: 'down' }] : [];
}

/** Hears the mouse in what is read from the terminal, before Ink passes over it; answers how to stop. */
export function hearMouse(input: ReadStream, heard: (mouse: Mouse) => void): () => void {
  input.read = (size?: number): unknown => {
    const chunk: unknown = ReadStream.prototype.read.call(input, size);
    if (typeof chunk !== 'string') return chunk;
    const { mouse, rest } = mouseIn(chunk);
    for (const each of mouse) heard(each);
    return rest;
  };
  return () => void Reflect.deleteProperty(input, 'read');
}
