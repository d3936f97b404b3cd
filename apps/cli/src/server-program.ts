/** The command that keeps tables for others. */
import type { LOG_LEVELS as Levels } from '@yaht/server';
import { Option } from 'commander';
import type { Add } from './program.ts';
import type { ServerWishes } from './settings.ts';

/** The same list as the server's own, which is loaded only when it starts. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const satisfies typeof Levels;

export type ServerFlags = ServerWishes & { readonly json?: true };

export const addServer: Add = (program, context, done) => {
  const { summaries, flags } = context.messages.cliHelp;
  program
    .command('server')
    .description(summaries.server)
    .option('--port <number>', flags.port)
    .option('--http-port <number>', flags.httpPort)
    .option('--host <address>', flags.host)
    .option('--players <number>', flags.seats)
    .option('--variant <game>', flags.variant)
    .option('--data <folder>', flags.data)
    .addOption(new Option('--log-level <level>', flags.logLevel).choices(LOG_LEVELS))
    .option('--json', flags.json)
    .action(async (options: ServerFlags) => {
      const { server } = await import('./commands/server.ts');
      done(await server(context, options));
    });
};
