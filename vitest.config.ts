import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const bundleServer = 'tests/server/lib/bundle-server.ts';
/**
 * What a test waits for comes on a busy machine too, only later: its work is bounded, and these limits end only what would never
 * end. A limit that a slow machine can reach would turn its load into a red test.
 */
const patient = { testTimeout: 1_800_000, hookTimeout: 1_800_000, expect: { poll: { timeout: 900_000 } } };
const fromSource = { ssr: { resolve: { conditions: ['yaht-src', 'node'] } } };

/**
 * `unit`: beside the code, straight from source. `programs`: the built programs, started as a user starts them. `long`: on request.
 * Files share the modules of their worker, which are loaded once, and leave nothing behind in them.
 */
export default defineConfig({
  test: {
    // Tests of programs wait half of their time, and those beside the code come last, so that no core is left without work.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}'],
          isolate: false,
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
          ...patient,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'long',
          include: ['{packages,apps}/*/src/**/*.long.ts', 'tests/**/*.long.ts'],
          globalSetup: bundleServer,
          sequence: { groupOrder: 1 },
          ...patient,
          testTimeout: 3_600_000,
        },
      },
    ],
  },
});
