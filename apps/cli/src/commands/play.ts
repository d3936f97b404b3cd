/** `yaht play`: a game at this keyboard, line by line. */
import { Writable } from 'node:stream';
import type { Options } from '@yaht/rules';
import { playInLines } from '@yaht/terminal';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { readVariant } from '../variant-argument.ts';

/** What can be said beside the game. */
export type PlayFlags = {
  readonly players?: string;
  readonly seed?: string;
  readonly order: Options['turnOrder'];
  readonly practice?: true;
  readonly resume?: true | string;
};

/** Plays and answers the exit code; a game put aside keeps its own rules and players. */
export async function play(context: Context, game: string | undefined, flags: PlayFlags): Promise<number> {
  const variant = await readVariant(context, game ?? context.settings.game.value);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  const { world, language, paths } = context;
  const { stdin, stdout } = world;
  return playInLines({
    input: stdin,
    output: stdout,
    error: problemsOf(context),
    isInteractive: stdin.isTTY === true && stdout.isTTY === true,
    language,
    dataFolder: paths.data,
    variant: variant.value,
    turnOrder: flags.order,
    isPractice: flags.practice === true,
    ...(flags.players === undefined ? {} : { players: namesIn(flags.players) }),
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
    ...(flags.resume === undefined ? {} : { resume: flags.resume }),
  });
}

/** Lets the game complain in the same way as every command. */
const problemsOf = ({ output }: Context): Writable =>
  new Writable({
    write: (chunk, _encoding, done) => {
      output.problem(String(chunk).trimEnd());
      done();
    },
  });

const namesIn = (text: string): readonly string[] => text.split(',').map(name => name.trim());
