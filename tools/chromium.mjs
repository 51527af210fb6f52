/**
 * The browser of journeys, screens and benchmarks: Debian's Chromium without its window, which draws and runs pages as
 * the whole one does in two thirds of the time; the whole one where a machine has that already.
 */
import { existsSync } from 'node:fs'

const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

const isWholeAlone = !existsSync(SHELL) && existsSync(WHOLE)

export const CHROMIUM = {
  path: process.env.CHROMIUM_PATH ?? (isWholeAlone ? WHOLE : SHELL),
  debianPackage: 'chromium-headless-shell',
}
