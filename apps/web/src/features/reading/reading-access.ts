import type { ReadingCase } from './reading-case.ts'

/** What this account may do with a case: write, take it, or only look, and why. STAFF-4. */
export type ReadingAccess =
  | { may: 'write' }
  | { may: 'claim' }
  | { may: 'look'; because: 'otherReader' | 'free' | 'closed' | 'notSubmitted' }

export function readingAccess(
  { status, reader }: Pick<ReadingCase, 'status' | 'reader'>,
  accountId: string,
  { isCardiologist }: { isCardiologist: boolean } = { isCardiologist: true },
): ReadingAccess {
  if (status === 'submit')
    return isCardiologist ? { may: 'claim' } : { may: 'look', because: 'free' }
  if (status === 'close') return { may: 'look', because: 'closed' }
  if (status !== 'data_processing') return { may: 'look', because: 'notSubmitted' }
  return reader?.accountId === accountId
    ? { may: 'write' }
    : { may: 'look', because: 'otherReader' }
}
