import { globSync, readFileSync } from 'node:fs'
import { NAMES } from '@systole/contract/wire/names'
import { expect, test } from 'vitest'

/** A wire name as a whole word; not in an address, which keeps it, nor in the SQL of a stored record. */
const WIRE_NAME = new RegExp(`(?<![?&'-])\\b(${Object.keys(NAMES).join('|')})\\b(?!=)`)

test('wire names are used in the contract and in presenters only', () => {
  const sources = globSync(
    [
      'packages/{domain,report}/src/**/*.ts',
      'apps/web/src/**/*.{ts,tsx}',
      'apps/server/src/**/*.ts',
    ],
    { exclude: ['**/*.test.{ts,tsx}', '**/present-*.ts', 'apps/server/src/**/testing/**'] },
  )
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (WIRE_NAME.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test.each(['consult.usid', '{ usid }', 'usid: string', 'form.selectedLocationValue'])(
  '%s is found',
  (line) => expect(WIRE_NAME.test(line)).toBe(true),
)
test.each(['/reading?usid=case_1', 'caseId'])('%s is accepted', (line) =>
  expect(WIRE_NAME.test(line)).toBe(false),
)
