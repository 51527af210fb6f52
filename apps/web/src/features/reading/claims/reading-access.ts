import type { ReadingCase } from '../desk/reading-case.ts'

/** The access of this account to a case: write, claim, or read only, with the reason. STAFF-4. */
export type ReadingAccess =
  | { may: 'write' }
  | { may: 'claim' }
  | { may: 'look'; because: 'otherReader' | 'free' | 'closed' | 'rejected' | 'notSubmitted' }

export function readingAccess(
  { status, reader }: Pick<ReadingCase, 'status' | 'reader'>,
  accountId: string,
  { isCardiologist = true, corrects = '' }: { isCardiologist?: boolean; corrects?: string } = {},
): ReadingAccess {
  if (status === 'submit')
    return isCardiologist ? { may: 'claim' } : { may: 'look', because: 'free' }
  // the author of a released report may write again while correcting it
  if (status === 'close' && corrects !== '' && reader?.accountId === accountId)
    return { may: 'write' }
  if (status === 'close' || status === 'resend_report_request')
    return { may: 'look', because: 'closed' }
  if (status === 'reject') return { may: 'look', because: 'rejected' }
  if (status !== 'data_processing') return { may: 'look', because: 'notSubmitted' }
  return reader?.accountId === accountId
    ? { may: 'write' }
    : { may: 'look', because: 'otherReader' }
}
