/** `--set`: the dice that a run begins with, by id or by name. */
import { setName } from '@yaht/messages';
import { err, nameOfId, ok, type DiceSetId, type Result, type Variant } from '@yaht/rules';
import type { Context } from '../context.ts';
import { shown } from '../output/text.ts';

/** The set that was named, none when nothing was said, or what is wrong in one sentence. */
export function readSet(
  { messages }: Context,
  variant: Variant,
  text: string | undefined,
): Result<DiceSetId | undefined, string> {
  if (text === undefined) return ok(undefined);
  if (variant.family !== 'run') return err(messages.runTerminal.setNeedsRun);
  const found = variant.sets.find(id => [id, nameOfId(id), setName(messages, id)].some(name => folded(name) === folded(text)));
  return found ? ok(found) : err(messages.cliProblems.invalidChoice('--set', shown(text), variant.sets.map(dashed)));
}

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `high-roller` for `highRoller@2`, as words are typed on a command line. */
export const dashed = (id: string): string => nameOfId(id).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
