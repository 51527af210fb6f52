import { defineConfig } from 'vitest/config'

const EVERYTHING_ELSE = ['**/node_modules/**', '**/dist/**']
const FAIL_ON_CONSOLE_ERROR = './tools/fail-on-console-error.ts'

export default defineConfig({
  test: {
    maxWorkers: 3, // on two cores: tests that start and kill servers mostly wait
    testTimeout: 60_000, // two slow cores may be shared with a build
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false, // rules keep no state: one worker runs them all
          include: ['**/*.test.ts'],
          exclude: [...EVERYTHING_ELSE, '**/*.db.test.ts', 'e2e/**'],
          setupFiles: [FAIL_ON_CONSOLE_ERROR],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['apps/web/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 60_000, // the settings above are not inherited here
          setupFiles: ['apps/web/src/testing/jest-dom.ts', FAIL_ON_CONSOLE_ERROR],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          isolate: false, // every file opens its own portal and database; the code is loaded once per worker
          include: ['**/*.db.test.ts'],
          exclude: EVERYTHING_ELSE,
          globalSetup: ['./apps/server/src/testing/global-setup.ts'],
          setupFiles: [FAIL_ON_CONSOLE_ERROR],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['e2e/**/*.test.ts'],
          exclude: EVERYTHING_ELSE,
          globalSetup: ['./apps/server/src/testing/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
