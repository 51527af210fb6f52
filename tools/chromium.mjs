/**
 * The browser of tests, screens and benchmarks: Debian's headless Chromium, which renders like the full one in two thirds of the
 * time; the full one where a machine already has it.
 */
import { existsSync } from 'node:fs'

const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

const isWholeAlone = !existsSync(SHELL) && existsSync(WHOLE)

export const CHROMIUM = {
  path: process.env.CHROMIUM_PATH ?? (isWholeAlone ? WHOLE : SHELL),
  debianPackage: 'chromium-headless-shell',
}
