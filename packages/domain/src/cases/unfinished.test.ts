import { expect, test } from 'vitest'
import { EconsultStatus } from './case.ts'
import { isUnfinished } from './unfinished.ts'

const now = new Date('2026-11-30T08:00:00Z')

test.each(EconsultStatus.options)('ONGO-1 a case of long ago in status %s', (status) => {
  const changedAt = new Date('2026-01-01T00:00:00Z')
  expect(isUnfinished({ status, changedAt }, now)).toBe(status !== 'close' && status !== 'reject')
})

test.each([
  ['2026-11-30T07:59:00Z', true],
  ['2026-10-31T08:00:01Z', true],
  ['2026-10-31T08:00:00Z', false],
])('ONGO-1 a case rejected at %s is still listed: %s', (changed, listed) => {
  expect(isUnfinished({ status: 'reject', changedAt: new Date(changed) }, now)).toBe(listed)
})
