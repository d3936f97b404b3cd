/** The commands that show tables of others: at a server, of bots, and of games that are over. */
import { Option, type Command } from 'commander';
import type { DailyFlags } from '../commands/daily.ts';
import type { GamesFlags } from '../commands/games.ts';
import type { JoinFlags } from '../commands/join.ts';
import type { ReplayFlags } from '../commands/replay.ts';
import type { RoomFlags } from '../commands/room.ts';
import type { WatchFlags } from '../commands/watch.ts';
import type { Context } from '../context.ts';
import type { Add } from './program.ts';

export const addJoin: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  const command = program
    .command('join [address]')
    .description(summaries.join)
    .option('--host <address>', flags.server)
    .option('--name <name>', flags.guestName)
    .option('--room <code>', flags.room)
    .option('--spectate', flags.spectate)
    .option('--password-file <file>', flags.passwordFile)
    .action(async (address: string | undefined, options: JoinFlags) => {
      const { join } = await import('../commands/join.ts');
      done(await join(context, address, options));
    });
  addScreenOptions(command, context);
};

/** What a table does about somebody who is away; a command that is only asked for help loads no game. */
const AWAY_POLICIES = ['wait', 'bot', 'zero'] as const;
/** Days and seconds as people write them. */
const TURNS = ['none', '1d', '3d', '7d', '30', '60', '90'] as const;

export const addRoom: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  const command = program
    .command('room [address]')
    .description(summaries.room)
    .option('--host <address>', flags.server)
    .option('--name <name>', flags.guestName)
    .option('--variant <game>', flags.roomVariant)
    .option('--seats <number>', flags.roomSeats)
    .addOption(new Option('--turn <time>', flags.turn).choices(TURNS))
    .addOption(new Option('--when-away <policy>', flags.whenAway).choices(AWAY_POLICIES))
    .option('--rated', flags.rated)
    .option('--public', flags.public)
    .action(async (address: string | undefined, options: RoomFlags) => {
      const { room } = await import('../commands/room.ts');
      done(await room(context, address, options));
    });
  addScreenOptions(command, context);
};

export const addGames: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  const command = program
    .command('games [address]')
    .description(summaries.games)
    .option('--host <address>', flags.server)
    .option('--name <name>', flags.guestName)
    .addOption(new Option('--next', flags.nextGame).conflicts(['json']))
    .option('--json', flags.json)
    .action(async (address: string | undefined, options: GamesFlags) => {
      const { games } = await import('../commands/games.ts');
      done(await games(context, address, options));
    });
  addScreenOptions(command, context);
};

export const addDaily: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  const command = program
    .command('daily [address]')
    .description(summaries.daily)
    .option('--host <address>', flags.server)
    .option('--name <name>', flags.guestName)
    .option('--game <game>', flags.dailyGame)
    .option('--day <number>', flags.day)
    .option('--again', flags.again)
    // Without a server there is neither a board to print nor a day before.
    .addOption(new Option('--offline', flags.offlineDaily).conflicts(['json', 'day']))
    .option('--json', flags.json)
    .action(async (address: string | undefined, options: DailyFlags) => {
      const { daily } = await import('../commands/daily.ts');
      done(await daily(context, address, options));
    });
  addScreenOptions(command, context);
};

export const addWatch: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  const command = program
    .command('watch [game]')
    .description(summaries.watch)
    .addOption(new Option('--room <code>', flags.room).conflicts(['speed', 'seed']))
    .option('--host <address>', flags.server)
    .option('--name <name>', flags.guestName)
    .option('--password-file <file>', flags.passwordFile)
    .addOption(new Option('--bots <levels>', flags.bots).conflicts(['room', 'host', 'passwordFile']))
    .option('--speed <number>', flags.speed)
    .option('--seed <text>', flags.seed)
    .action(async (game: string | undefined, options: WatchFlags) => {
      const { watch } = await import('../commands/watch.ts');
      done(await watch(context, game, options));
    });
  addScreenOptions(command, context);
};

export const addReplay: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  const command = program
    .command('replay <record...>')
    .description(summaries.replay)
    .option('--speed <number>', flags.speed)
    .action(async (records: readonly string[], options: ReplayFlags) => {
      const { replay } = await import('../commands/replay.ts');
      done(await replay(context, records, options));
    });
  addScreenOptions(command, context);
};

const addScreenOptions = (command: Command, { messages }: Context): Command => {
  const { flags } = messages.cliHelp;
  return command.option('--plain', flags.plain).option('--ascii', flags.ascii).option('--no-animation', flags.noAnimation);
};
