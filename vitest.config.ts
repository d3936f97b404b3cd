import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const bundleServer = 'tests/server/lib/bundle-server.ts';
/** What a test waits for comes on a busy machine too, only later. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } };
const fromSource = { ssr: { resolve: { conditions: ['yaht-src', 'node'] } } };

/**
 * `unit`: beside the code, straight from source. `programs`: the built programs, started as a user starts them. `long`: on request.
 * Files share the modules of their worker, which are loaded once, and leave nothing behind in them.
 */
export default defineConfig({
  test: {
    // Left to itself, the runner would keep one core free for nothing.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}'],
          isolate: false,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'programs',
          include: ['tests/**/*.test.ts'],
          globalSetup: bundleServer,
          isolate: false,
          // These wait more than they work.
          maxWorkers: Math.max(3, availableParallelism() + 1),
          ...patient,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'long',
          include: ['{packages,apps}/*/src/**/*.long.ts', 'tests/**/*.long.ts'],
          globalSetup: bundleServer,
          sequence: { groupOrder: 2 },
          ...patient,
          testTimeout: 3_600_000,
        },
      },
    ],
  },
});
