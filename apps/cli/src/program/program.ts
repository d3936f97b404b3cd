/** The tree of commands. Each one's code is loaded when it is called, so that a small question gets a quick answer. */
import { LANGUAGES } from '@yaht/messages';
import { TURN_ORDERS } from '@yaht/rules';
import { Argument, Command, CommanderError, Option } from 'commander';
import { buildInfo } from './build-info.ts';
import { COLOR_MODES } from '../output/color.ts';
import type { PlayFlags } from '../commands/play.ts';
import type { ScoreFlags } from '../commands/score.ts';
import type { VerifyFlags } from '../commands/verify.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { helpFor } from './help.ts';
import { addDaily, addGames, addJoin, addReplay, addRoom, addWatch } from './online-program.ts';
import { addBackup, addMigrate, addRestore, addServer } from './server-program.ts';
import {
  addAdvise,
  addDistribution,
  addPuzzle,
  addReview,
  addRollio,
  addSimulate,
  addSolve,
  addTarget,
} from './solver-program.ts';
import { unknownCommand } from './usage-problem.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What a completion script can ask for. */
const WORD_KINDS = ['rooms', 'records', 'saves'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** What is thrown when the version is asked for by option. */
export const VERSION_ASKED = 'commander.version';

/** Called with the exit code of the command that ran. */
export type Done = (code: number) => void;

/** Adds a command to the program. */
export type Add = (program: Command, context: Context, done: Done) => void;

/** `yaht` with all its commands, in the reader's language and in the order of the help. */
export function programOf(context: Context, done: Done): Command {
  const program = rootOf(context, done);
  for (const add of [
    addPlay,
    addServer,
    addBackup,
    addRestore,
    addMigrate,
    addJoin,
    addRoom,
    addGames,
    addDaily,
    addWatch,
    addReplay,
    addScore,
    addSolve,
    addAdvise,
    addReview,
    addSimulate,
    addRollio,
    addDistribution,
    addTarget,
    addPuzzle,
    addRules,
    addVerify,
    addConfig,
    addCompletion,
    addWords,
    addVersion,
    addHelp,
  ]) {
    add(program, context, done);
  }
  return program;
}

function rootOf(context: Context, done: Done): Command {
  const { flags } = context.messages.cliHelp;
  const { paint, columns } = context.output;
  const style = { messages: context.messages, paint, columns };
  const program = new Command('yaht');
  return (
    program
      .configureHelp({ formatHelp: command => helpFor(command, style) })
      .configureOutput({ writeOut: text => context.output.data(text.trimEnd()), writeErr: () => {} })
      .helpCommand(false)
      .helpOption('-h, --help', flags.help)
      .addOption(new Option('--lang <code>', flags.lang).choices(LANGUAGES))
      .addOption(new Option('--color <mode>', flags.color).choices(COLOR_MODES))
      .option('-q, --quiet', flags.quiet)
      .option('-v, --verbose', flags.verbose)
      .option('-V, --version', flags.version)
      // Nothing else on the command line matters then.
      .on('option:version', () => {
        throw new CommanderError(EXIT.ok, VERSION_ASKED, buildInfo.version);
      })
      .action(async () => {
        const { start } = await import('../commands/start.ts');
        done(await start(context, program));
      })
  );
}

const addPlay: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('play [game]')
    .description(summaries.play)
    .option('--players <names>', flags.players)
    .option('--bots <levels>', flags.bots)
    .option('--seed <text>', flags.seed)
    .addOption(new Option('--order <rule>', flags.order).choices(TURN_ORDERS).default('opening-roll'))
    .option('--practice', flags.practice)
    // A game that was put aside has its players and its dice.
    .addOption(new Option('--resume [key]', flags.resume).conflicts(['players', 'bots', 'seed', 'order', 'practice', 'set']))
    .option('--plain', flags.plain)
    .option('--ascii', flags.ascii)
    .option('--no-animation', flags.noAnimation)
    .option('--set <name>', flags.set)
    .action(async (game: string | undefined, options: PlayFlags) => {
      const { play } = await import('../commands/play.ts');
      done(await play(context, game, options));
    });
};

const addScore: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('score <game> <dice>')
    .description(summaries.score)
    .option('--card <list>', flags.card)
    .option('--charms <list>', flags.charms)
    .option('--materials <list>', flags.materials)
    .option('--all', flags.all)
    .option('--json', flags.json)
    .action(async (game: string, dice: string, options: ScoreFlags) => {
      const { score } = await import('../commands/score.ts');
      done(await score(context, game, dice, options));
    });
};

const addRules: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('rules [game]')
    .description(summaries.rules)
    .option('--json', flags.json)
    .action(async (game: string | undefined, options: { json?: true }) => {
      const { rules } = await import('../commands/rules.ts');
      done(await rules(context, game, options));
    });
};

const addVerify: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('verify <file>')
    .description(summaries.verify)
    .option('--seed <hex>', flags.daySeed)
    .option('--anchor <hex>', flags.anchor)
    .option('--json', flags.json)
    .action(async (file: string, options: VerifyFlags) => {
      const { verify } = await import('../commands/verify.ts');
      done(await verify(context, file, options));
    });
};

const addConfig: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('config')
    .description(summaries.config)
    .option('--json', flags.json)
    .action(async (options: { json?: true }) => {
      const { config } = await import('../commands/config.ts');
      done(await config(context, options));
    });
};

const addCompletion: Add = (program, context, done) => {
  program
    .command('completion')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .description(context.messages.cliHelp.summaries.completion)
    .action(async (shell: Shell) => {
      const { completion } = await import('../commands/completion.ts');
      done(completion(context, program, shell));
    });
};

/** Not for people: completion scripts call it. */
const addWords: Add = (program, context, done) => {
  program
    .command('words', { hidden: true })
    .argument('[kind]')
    .argument('[typed...]')
    .helpOption(false)
    .action(async (kind: string | undefined, typed: readonly string[]) => {
      const { words } = await import('../commands/words.ts');
      done(
        await words(
          context,
          WORD_KINDS.find(known => known === kind),
          typed,
        ),
      );
    });
};

const addVersion: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('version')
    .description(summaries.version)
    .option('--json', flags.json)
    .action(async (options: { json?: true }) => {
      const { version } = await import('../commands/version.ts');
      done(await version(context, options));
    });
};

const addHelp: Add = (program, context, done) => {
  program
    .command('help [command]')
    .description(context.messages.cliHelp.summaries.help)
    .action((name: string | undefined) => {
      const wanted = name === undefined ? program : program.commands.find(command => command.name() === name);
      wanted?.outputHelp();
      done(wanted ? EXIT.ok : context.fail(EXIT.usage, unknownCommand(program, context.messages, name ?? '')));
    });
};
