import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingFromLock } from './complete-lock.ts'

const LOCK = join(import.meta.dirname, '..', 'package-lock.json')

test('the lock names every platform package, so that `npm ci` works with any registry', () => {
  expect(missingFromLock(JSON.parse(readFileSync(LOCK, 'utf8')))).toEqual([])
})

test('a platform package that the lock leaves out is found with its platform', () => {
  const lock = {
    packages: {
      'node_modules/parser': {
        dev: true,
        optionalDependencies: {
          'parser-linux-arm-musleabihf': '1.0.0',
          'parser-linux-x64': '1.0.0',
        },
      },
      'node_modules/parser-linux-x64': {},
    },
  }

  expect(missingFromLock(lock)).toEqual([
    {
      name: 'parser-linux-arm-musleabihf',
      version: '1.0.0',
      dev: true,
      os: ['linux'],
      cpu: ['arm'],
      libc: ['musl'],
    },
  ])
})
