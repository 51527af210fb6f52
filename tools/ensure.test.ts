import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const HERE = { os: [process.platform], cpu: [process.arch], optional: true }
const ELSEWHERE = { os: ['plan9'], cpu: ['mips'], optional: true }
const FIVE = { 'node_modules/five': { version: '5.0.0' } }
const LOCK = 'package-lock.json'
const RECORD = 'node_modules/.package-lock.json'
const STAMP = 'node_modules/.lock-stamp'

let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'systole-ensure-'))
  mkdirSync(join(checkout, 'tools'))
  for (const tool of ['ensure.mjs', 'chromium.mjs'])
    cpSync(join(import.meta.dirname, tool), join(checkout, 'tools', tool))
  write('bin/npm', `#!/bin/sh\necho "$@" > ${join(checkout, 'npm-was-called')}\n`, 0o755)
})

afterEach(() => rmSync(checkout, { recursive: true, force: true }))

test('a fresh checkout is installed from the lock without install scripts, and once', () => {
  write(LOCK, lock(FIVE))
  mkdirSync(join(checkout, 'node_modules'))

  expect(ensure()).toMatch(/^ci --ignore-scripts --include=dev --include=optional/)
  expect(ensure()).toBeUndefined()
})

test('a changed lock is installed again', () => {
  write(LOCK, lock({ 'node_modules/five': { version: '5.0.1' } }))
  write(STAMP, lock(FIVE))
  write(RECORD, lock(FIVE))

  expect(ensure()).toMatch(/^ci /)
})

test.each([
  ['the same packages', FIVE, FIVE, false],
  ['another version', FIVE, { 'node_modules/five': { version: '5.0.1' } }, true],
  ['a missing package', { ...FIVE, 'node_modules/six': { version: '6.0.0' } }, FIVE, true],
  ['a missing part for this machine', { ...FIVE, 'node_modules/node-here': HERE }, FIVE, true],
  ['no part for other machines', { ...FIVE, 'node_modules/node-plan9': ELSEWHERE }, FIVE, false],
  ['a workspace beside the packages', { ...FIVE, 'packages/domain': {} }, FIVE, false],
])('after a plain npm install with %s', (_, locked, installed, isInstalledAgain) => {
  write(LOCK, lock(locked))
  write(RECORD, lock(installed))

  expect(ensure() !== undefined).toBe(isInstalledAgain)
})

/** Returns the arguments npm was called with, or undefined if it was not. */
function ensure(): string | undefined {
  const called = join(checkout, 'npm-was-called')
  rmSync(called, { force: true })
  const env = { PATH: `${join(checkout, 'bin')}:/usr/bin:/bin` }
  const { status, stderr } = spawnSync(process.execPath, [join(checkout, 'tools/ensure.mjs')], {
    env,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return existsSync(called) ? readFileSync(called, 'utf8') : undefined
}

function lock(packages: Record<string, object>): string {
  return JSON.stringify({ packages: { '': {}, ...packages } })
}

function write(file: string, content: string, mode = 0o644): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true })
  writeFileSync(join(checkout, file), content, { mode })
}
