/** Who comes to a server: from the flag or the settings, else from whoever sits there. */
import { createInterface } from 'node:readline';
import { err, isPlayerName, ok, type Result } from '@yaht/rules';
import { shellWord } from '@yaht/terminal/remote';
import { isInteractive, type Context } from '../context.ts';
import { shown } from '../output/text.ts';
import { keepInFile } from '../settings/keep-in-file.ts';

/** A name that can be used, or what to do about it. An answer is kept, so that nobody is asked twice. */
export async function guestName(context: Context, flag: string | undefined): Promise<Result<string, string>> {
  const { problems } = context.messages.online;
  const known = flag ?? context.settings.name.value;
  if (known !== null) return isPlayerName(known) ? ok(known) : err(problems.badName(shown(known)));
  const name = isInteractive(context) ? await askName(context) : undefined;
  if (name === undefined) return err(problems.needsName(['yaht', ...context.world.argv].map(shellWord).join(' ')));
  await keepInFile(context.paths.config, { name });
  return ok(name);
}

/** Undefined when the input ends without a name. */
async function askName({ world, messages, output }: Context): Promise<string | undefined> {
  const { askName: question, problems } = messages.online;
  const ask = (): boolean => world.stdout.write(question);
  ask();
  for await (const line of createInterface({ input: world.stdin, terminal: false })) {
    const name = line.trim();
    if (isPlayerName(name)) return name;
    if (name !== '') output.problem(problems.badName(shown(name)));
    ask();
  }
  return undefined;
}
