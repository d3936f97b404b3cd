/** `--speed`: how fast a game is shown. */
import { SPEEDS } from '@yaht/client';
import { err, ok, type Result } from '@yaht/rules';
import type { Context } from '../context.ts';
import { shown } from '../output/text.ts';

/** A number between the slowest and the fastest speed; 1 when none is given. */
export function readSpeed({ messages }: Context, text: string | undefined): Result<number, string> {
  if (text === undefined) return ok(1);
  const speed = /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  const isKnown = speed >= SPEEDS[0] && speed <= (SPEEDS.at(-1) ?? 1);
  return isKnown ? ok(speed) : err(messages.online.problems.badSpeed(shown(text)));
}
