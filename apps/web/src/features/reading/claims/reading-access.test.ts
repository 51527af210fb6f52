import { expect, test } from 'vitest'
import { readingAccess } from './reading-access.ts'

const mei = { accountId: 'u-mei', name: 'Mei Tanaka' }

test.each([
  ['a paid case nobody has', 'submit', undefined, { may: 'claim' }],
  ['my own case', 'data_processing', mei, { may: 'write' }],
  ['a released case of mine', 'close', mei, { may: 'look', because: 'closed' }],
  ['an unpaid case', 'upload', undefined, { may: 'look', because: 'notSubmitted' }],
  ['a rejected case', 'reject', undefined, { may: 'look', because: 'rejected' }],
] as const)('STAFF-4 %s', (_, status, reader, access) => {
  expect(readingAccess({ status, reader }, mei.accountId)).toEqual(access)
})

test('STAFF-4 a case someone else reads is only looked at', () => {
  const access = readingAccess({ status: 'data_processing', reader: mei }, 'u-leo')
  expect(access).toEqual({ may: 'look', because: 'otherReader' })
})
