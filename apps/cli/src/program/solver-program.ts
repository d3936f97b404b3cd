/** The commands around perfect play. */
import { THEMES } from '@yaht/coach';
import { Argument, Option, type Command } from 'commander';
import type { AdviseFlags } from '../commands/advise.ts';
import type { CheckFlags } from '../commands/check-rollio.ts';
import type { DistributionFlags } from '../commands/distribution.ts';
import type { PuzzleFlags } from '../commands/puzzle.ts';
import type { ReviewFlags } from '../commands/review.ts';
import type { SimulateFlags } from '../commands/simulate.ts';
import type { SolveFlags } from '../commands/solve.ts';
import type { TargetFlags } from '../commands/target.ts';
import type { Add } from './program.ts';

const PLAYERS = ['optimal', 'human', 'greedy', 'random'] as const;
const PRECISIONS = ['f32', 'f64'] as const;

/** How progress can be told beside the usual way. */
const PROGRESS = ['auto', 'json', 'none'] as const;
export type ProgressMode = (typeof PROGRESS)[number];

export const addSolve: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('solve <game>')
    .description(summaries.solve)
    .option('--out <file>', flags.out)
    .addOption(new Option('--precision <bits>', flags.precision).choices(PRECISIONS).default('f32'))
    .option('--threads <number>', flags.threads)
    .addOption(new Option('--progress <how>', flags.progress).choices(PROGRESS).default('auto'))
    .option('--json', flags.json)
    .action(async (game: string, options: SolveFlags) => {
      const { solve } = await import('../commands/solve.ts');
      done(await solve(context, game, options));
    });
};

export const addAdvise: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  const command: Command = program.command('advise <game>');
  command
    .addArgument(new Argument('[positions]').choices(['-']))
    .description(summaries.advise)
    .option('--dice <list>', flags.dice)
    .option('--rerolls <number>', flags.rerolls)
    .option('--card <list>', flags.card)
    .option('--table <file>', flags.table)
    .option('--json', flags.json)
    .action(async (game: string, positions: string | undefined, options: AdviseFlags) => {
      const { advise } = await import('../commands/advise.ts');
      done(await advise(context, game, positions === '-', options));
    });
};

export const addReview: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('review <file>')
    .description(summaries.review)
    .option('--all', flags.allDecisions)
    .option('--why', flags.why)
    .option('--json', flags.json)
    .action(async (file: string, options: ReviewFlags) => {
      const { review } = await import('../commands/review.ts');
      done(await review(context, file, options));
    });
};

export const addSimulate: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('simulate <game>')
    .description(summaries.simulate)
    .option('--games <number>', flags.games)
    .option('--runs <number>', flags.runs)
    .addOption(new Option('--player <kind>', flags.player).choices(PLAYERS).default('optimal'))
    .option('--seed <number>', flags.simSeed)
    .option('--json', flags.json)
    .action(async (game: string, options: SimulateFlags) => {
      const { simulate } = await import('../commands/simulate.ts');
      done(await simulate(context, game, options));
    });
};

export const addRollio: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  const command: Command = program.command('rollio');
  command
    .addArgument(new Argument('<action>').choices(['check']))
    .argument('<file>')
    .description(summaries.rollio)
    .option('--seconds <number>', flags.seconds)
    .option('--seed <number>', flags.simSeed)
    .option('--json', flags.json)
    .action(async (_action: string, file: string, options: CheckFlags) => {
      const { checkRollio } = await import('../commands/check-rollio.ts');
      done(await checkRollio(context, file, options));
    });
};

export const addDistribution: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('distribution <game>')
    .description(summaries.distribution)
    .option('--dice <list>', flags.dice)
    .option('--rerolls <number>', flags.rerolls)
    .option('--card <list>', flags.card)
    .option('--json', flags.json)
    .action(async (game: string, options: DistributionFlags) => {
      const { distribution } = await import('../commands/distribution.ts');
      done(await distribution(context, game, options));
    });
};

export const addTarget: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('target <game> <points>')
    .description(summaries.target)
    .option('--dice <list>', flags.dice)
    .option('--rerolls <number>', flags.rerolls)
    .option('--card <list>', flags.card)
    .addOption(new Option('--progress <how>', flags.progress).choices(PROGRESS).default('auto'))
    .option('--json', flags.json)
    .action(async (game: string, points: string, options: TargetFlags) => {
      const { target } = await import('../commands/target.ts');
      done(await target(context, game, points, options));
    });
};

export const addPuzzle: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('puzzle [game]')
    .description(summaries.puzzle)
    .addOption(new Option('--theme <theme>', flags.theme).choices(THEMES))
    .option('--number <number>', flags.puzzleNumber)
    .option('--answer <answer>', flags.answer)
    .option('--json', flags.json)
    .action(async (game: string | undefined, options: PuzzleFlags) => {
      const { puzzle } = await import('../commands/puzzle.ts');
      done(await puzzle(context, game ?? 'yahtzee', options));
    });
};
