import type { ReadingCase } from './reading-case.ts'

/** What this account may do with a case: write, take it, or only look, and why. STAFF-4. */
export type ReadingAccess =
  | { may: 'write' }
  | { may: 'claim' }
  | { may: 'look'; because: 'otherReader' | 'free' | 'closed' | 'notSubmitted' }

export function readingAccess(
  { status, reader }: Pick<ReadingCase, 'status' | 'reader'>,
  accountId: string,
  { isCardiologist = true, corrects = '' }: { isCardiologist?: boolean; corrects?: string } = {},
): ReadingAccess {
  if (status === 'submit')
    return isCardiologist ? { may: 'claim' } : { may: 'look', because: 'free' }
  // who released the report writes again while they correct it
  if (status === 'close' && corrects !== '' && reader?.accountId === accountId)
    return { may: 'write' }
  if (status === 'close' || status === 'resend_report_request')
    return { may: 'look', because: 'closed' }
  if (status !== 'data_processing') return { may: 'look', because: 'notSubmitted' }
  return reader?.accountId === accountId
    ? { may: 'write' }
    : { may: 'look', because: 'otherReader' }
}
