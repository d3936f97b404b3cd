import { defineConfig } from 'vitest/config';

const fromSource = { ssr: { resolve: { conditions: ['yaht-src', 'node'] } } };

/** `unit`: beside the code, straight from source. `programs`: the built programs, started as a user starts them. `long`: on request. */
export default defineConfig({
  test: {
    projects: [
      {
        ...fromSource,
        test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
      },
      {
        ...fromSource,
        test: { name: 'programs', include: ['tests/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        ...fromSource,
        test: { name: 'long', include: ['{packages,apps}/*/src/**/*.long.ts', 'tests/**/*.long.ts'], testTimeout: 3_600_000 },
      },
    ],
  },
});
