import { defineConfig } from '@playwright/test'
import { WIDE } from './e2e/support/viewports.ts'
import { CHROMIUM } from './tools/chromium.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2, // as many as cores: with more, tests wait for each other until their time is up
  forbidOnly: true,
  timeout: 600_000, // the longest test takes two minutes alone, and four times that beside two others on a slow machine
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: process.env.E2E_URL,
    viewport: WIDE,
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    trace: 'off', // recording doubles the time of a run: `npm run e2e -- --trace on <name>` shows a failure
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: CHROMIUM.path,
      args: [
        '--no-sandbox', // root, in CI and containers, has none
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        '--process-per-site', // a page's next visit reuses its compiled code
      ],
    },
  },
})
