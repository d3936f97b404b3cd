/** `yaht play`: a game at this keyboard, in the whole terminal or line by line. */
import { Writable } from 'node:stream';
import { BOT_LEVELS, err, ok, type BotLevel, type DiceSetId, type Options, type Result, type Variant } from '@yaht/rules';
import type { PlayOptions, Wanted } from '@yaht/terminal';
import { botMoves } from '../play/bot-moves.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { openFullScreen, wantsFullScreen, type ScreenFlags } from '../play/full-screen.ts';
import { lineMode } from '../play/line-mode.ts';
import { readSet } from '../arguments/set-argument.ts';
import { shown } from '../output/text.ts';
import { readLocalVariant } from '../arguments/variant-argument.ts';

/** What can be said beside the game. */
export type PlayFlags = ScreenFlags & {
  readonly players?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly order: Options['turnOrder'];
  readonly practice?: true;
  readonly resume?: true | string;
  readonly set?: string;
};

/** Plays and answers the exit code; a game put aside keeps its own rules and players. */
export async function play(context: Context, game: string | undefined, flags: PlayFlags): Promise<number> {
  const variant = await readLocalVariant(context, game ?? context.settings.game.value);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  const bots = readBots(context, flags.bots ?? '');
  if (!bots.ok) return context.fail(EXIT.usage, bots.error);
  const set = readSet(context, variant.value, flags.set);
  if (!set.ok) return context.fail(EXIT.usage, set.error);
  const chosen: Chosen = {
    variant: variant.value,
    bots: bots.value,
    ...(set.value ? { set: set.value } : {}),
    ...(flags.resume !== undefined ? { resume: wantedOf(flags.resume, game === undefined ? undefined : variant.value) } : {}),
  };
  return wantsFullScreen(context, flags) ? playOnScreen(context, chosen, flags) : playLineByLine(context, chosen, flags);
}

/** What was named on the command line, read and found. */
type Chosen = {
  readonly variant: Variant;
  readonly bots: readonly BotLevel[];
  readonly set?: DiceSetId;
  readonly resume?: Wanted;
};

/** Without a name, a game of any kind goes on. */
const wantedOf = (resume: true | string, variant: Variant | undefined): Wanted => ({
  ...(resume === true ? {} : { key: resume }),
  ...(variant ? { variant } : {}),
});

function playOnScreen(context: Context, chosen: Chosen, flags: PlayFlags): Promise<number> {
  const { players, seed, order, practice } = flags;
  if (chosen.resume) return openFullScreen(context, flags, { kind: 'saved', wanted: chosen.resume });
  const names = players === undefined ? [context.messages.play.defaultName(0)] : namesIn(players);
  const game = { ...chosen, players: names, seed, turnOrder: order, isPractice: practice === true };
  return openFullScreen(context, flags, { kind: 'new', game });
}

const playLineByLine = (context: Context, chosen: Chosen, flags: PlayFlags): Promise<number> =>
  playHere(context, {
    ...chosen,
    turnOrder: flags.order,
    isPractice: flags.practice === true,
    ...(flags.players === undefined ? {} : { players: namesIn(flags.players) }),
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
  });

/** A game of this machine, line by line. */
export async function playHere(context: Context, game: Omit<PlayOptions, keyof Machine>): Promise<number> {
  const { playInLines } = await import('@yaht/terminal');
  return playInLines({
    ...lineMode(context),
    error: problemsOf(context),
    dataFolder: context.paths.data,
    botMove: botMoves(context),
    ...game,
  });
}

/** What a game needs of the machine. */
type Machine = ReturnType<typeof lineMode> & Pick<PlayOptions, 'error' | 'dataFolder' | 'botMove'>;

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

export function readBots({ messages }: Context, text: string): Result<readonly BotLevel[], string> {
  const levels: BotLevel[] = [];
  for (const part of text.split(',').map(word => word.trim())) {
    const level = BOT_LEVELS.find(known => known === part);
    if (level) levels.push(level);
    else if (part !== '') return err(messages.cliProblems.invalidChoice('--bots', shown(part), BOT_LEVELS));
  }
  return ok(levels);
}
