import type { LaunchOptions } from '@playwright/test'
import { CHROMIUM } from '../../tools/chromium.mjs'

/** Chromium as the benches start it: nothing in the background beside what is measured. */
export const BROWSER: LaunchOptions = {
  executablePath: CHROMIUM.path,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
}
