/** `yaht play`: a game at this keyboard, line by line. */
import { Writable } from 'node:stream';
import { BOT_LEVELS, err, ok, type BotLevel, type Options, type Result } from '@yaht/rules';
import { playInLines } from '@yaht/terminal';
import { botMoves } from '../bot-moves.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { shown } from '../text.ts';
import { readVariant } from '../variant-argument.ts';

/** What can be said beside the game. */
export type PlayFlags = {
  readonly players?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly order: Options['turnOrder'];
  readonly practice?: true;
  readonly resume?: true | string;
};

/** Plays and answers the exit code; a game put aside keeps its own rules and players. */
export async function play(context: Context, game: string | undefined, flags: PlayFlags): Promise<number> {
  const variant = await readVariant(context, game ?? context.settings.game.value);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  const bots = readBots(context, flags.bots ?? '');
  if (!bots.ok) return context.fail(EXIT.usage, bots.error);
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
    bots: bots.value,
    botMove: botMoves(context),
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

/** Nobody at all when the text is empty: then bots play among themselves. */
const namesIn = (text: string): readonly string[] => (text.trim() === '' ? [] : text.split(',').map(name => name.trim()));

function readBots({ messages }: Context, text: string): Result<readonly BotLevel[], string> {
  const levels: BotLevel[] = [];
  for (const part of text.split(',').map(word => word.trim())) {
    const level = BOT_LEVELS.find(known => known === part);
    if (level) levels.push(level);
    else if (part !== '') return err(messages.cliProblems.invalidChoice('--bots', shown(part), BOT_LEVELS));
  }
  return ok(levels);
}
