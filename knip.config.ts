/** What is exported, declared and imported is used: `npm run check` asks knip, which cannot see what is explained here. */
import type { KnipConfig } from 'knip';
import command from './apps/cli/package.json' with { type: 'json' };

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'bench/*.ts',
        'bench/server/load.ts',
        'bench/server/serve.mjs',
        'bench/advice/{hello,serve}.ts',
        'bench/balance/report.ts',
        'tests/log/lib/appender.ts',
        'tests/browser/page/*.ts',
        'tests/web/pictures.ts',
      ],
      project: ['scripts/**/*.mjs', 'tests/**/*.ts', 'bench/**/*.ts'],
      ignoreBinaries: ['openssl'],
      // The server's own, started by a test and a bench as well; and tools that are called by the path of their program.
      ignoreDependencies: ['fastify', 'oxlint', 'oxlint-tsgolint'],
    },
    'packages/*': {
      project: ['src/**/*.ts'],
    },
    'apps/server': {
      entry: ['src/simulation/main.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/*': {
      project: ['src/**/*.{ts,tsx}'],
    },
    'apps/cli': {
      project: ['src/**/*.ts'],
      // The bundle asks for it, no source of this folder does; tests/cli/package.test.ts compares the two.
      ignoreDependencies: Object.keys(command.dependencies),
    },
    'packages/rules': {
      entry: ['src/**/*.long.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/solver': {
      entry: ['src/**/*.long.ts'],
      project: ['src/**/*.ts'],
      ignoreBinaries: ['mkfifo'],
    },
    'apps/web': {
      entry: ['service-worker.js', 'src/print/print.tsx'],
      project: ['src/**/*.{ts,tsx}'],
      // Imported by a style sheet.
      ignoreDependencies: ['@fontsource/roboto-serif', '@fontsource-variable/archivo'],
    },
  },
} satisfies KnipConfig;
