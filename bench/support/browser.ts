import type { LaunchOptions } from '@playwright/test'
import { CHROMIUM } from '../../tools/chromium.mjs'

/** The launch options of Chromium for benches, without background work. */
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
