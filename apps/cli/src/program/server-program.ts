/** The command that keeps tables for others. */
import { Argument, Option } from 'commander';
import { EXIT } from '../exit-code.ts';
import type { Add } from './program.ts';
import { LOG_LEVELS, type ServerFlags } from '../server/flags.ts';
import type { ArchiveFlags } from '../commands/backup.ts';
import type { MigrateFlags } from '../commands/migrate.ts';

export const addServer: Add = (program, context, done) => {
  const { nodes, cliHelp } = context.messages;
  const { summaries, flags } = cliHelp;
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
    .option('--accept-loss', flags.acceptLoss)
    .option('--admin-port <number>', flags.adminPort)
    .option('--public-url <url>', flags.publicUrl)
    .option('--proxies <list>', flags.proxies)
    .option('--db <url>', nodes.flags.db)
    // The help stays on one screen; docs/operations.md has these.
    .addOption(new Option('--contact <url>', flags.contact).hideHelp())
    .addOption(new Option('--origins <list>', flags.origins).hideHelp())
    .addOption(new Option('--names <list>', flags.names).hideHelp())
    .addOption(new Option('--public-metrics', flags.publicMetrics).hideHelp())
    .addOption(new Option('--private-notices', flags.privateNotices).hideHelp())
    .addOption(new Option('--bus <url>', nodes.flags.bus).hideHelp())
    .addOption(new Option('--node-address <address>', nodes.flags.nodeAddress).hideHelp())
    .addOption(new Option('--log-level <level>', flags.logLevel).choices(LOG_LEVELS))
    .option('--json', flags.json)
    .action(async (task: 'rebuild' | undefined, options: ServerFlags) => {
      const { serverSettings } = await import('../server/settings.ts');
      const settings = await serverSettings(context, options);
      // Loading a server takes a second, so it is done for settings that can be.
      if (!settings.ok) return done(context.fail(EXIT.usage, settings.error));
      const work =
        task === 'rebuild' ? (await import('../commands/rebuild.ts')).rebuild : (await import('../commands/server.ts')).server;
      done(await work(context, settings.value, options.json === true));
    });
};

export const addBackup: Add = (program, context, done) => {
  const { nodes, cliHelp } = context.messages;
  const { summaries, flags } = cliHelp;
  program
    .command('backup [archive]')
    .description(summaries.backup)
    .option('--data <folder>', flags.data)
    .option('--db <url>', nodes.flags.sharedDb)
    .option('--json', flags.json)
    .action(async (file: string | undefined, options: ArchiveFlags) => {
      const { backup } = await import('../commands/backup.ts');
      done(await backup(context, file, options));
    });
};

export const addRestore: Add = (program, context, done) => {
  const { nodes, cliHelp } = context.messages;
  const { summaries, flags } = cliHelp;
  program
    .command('restore <archive>')
    .description(summaries.restore)
    .option('--data <folder>', flags.data)
    .option('--db <url>', nodes.flags.sharedDb)
    .option('--json', flags.json)
    .action(async (file: string, options: ArchiveFlags) => {
      const { restore } = await import('../commands/restore.ts');
      done(await restore(context, file, options));
    });
};

export const addMigrate: Add = (program, context, done) => {
  const { archive, cliHelp } = context.messages;
  const { summaries, flags } = cliHelp;
  program
    .command('migrate')
    .description(summaries.migrate)
    .requiredOption('--from <place>', archive.flags.from)
    .requiredOption('--to <place>', archive.flags.to)
    .option('--json', flags.json)
    .action(async (options: MigrateFlags) => {
      const { migrate } = await import('../commands/migrate.ts');
      done(await migrate(context, options));
    });
};
