/** The command that keeps tables for others. */
import { Argument, Option } from 'commander';
import type { Add } from './program.ts';
import { LOG_LEVELS, type ServerFlags } from './server-flags.ts';

export const addServer: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('server')
    .addArgument(new Argument('[task]').choices(['rebuild']))
    .description(summaries.server)
    .option('--port <number>', flags.port)
    .option('--http-port <number>', flags.httpPort)
    .option('--host <address>', flags.host)
    .option('--players <number>', flags.seats)
    .option('--variant <game>', flags.variant)
    .option('--table <file>', flags.table)
    .option('--data <folder>', flags.data)
    .option('--admin-port <number>', flags.adminPort)
    // Rarely needed, so the help stays on one screen; docs/operations.md has them.
    .addOption(new Option('--origins <list>', flags.origins).hideHelp())
    .addOption(new Option('--proxies <list>', flags.proxies).hideHelp())
    .addOption(new Option('--log-level <level>', flags.logLevel).choices(LOG_LEVELS))
    .option('--json', flags.json)
    .action(async (task: 'rebuild' | undefined, options: ServerFlags) => {
      const { server } = await import('./commands/server.ts');
      const { rebuild } = await import('./commands/rebuild.ts');
      done(await (task === 'rebuild' ? rebuild(context, options) : server(context, options)));
    });
};
