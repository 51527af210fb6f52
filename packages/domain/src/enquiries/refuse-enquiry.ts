import type { CaseStatus } from '../cases/case.ts'
import { AFTER_REPORT_FOR, INCLUDED_AFTER_REPORT } from './enquiry.ts'

type Asked = { kind: 'files' | 'clarification' | 'afterReport'; isOpen: boolean }
type Refusal = 'wrongStatus' | 'enquiryOpen' | 'enquiriesUsed' | 'enquiriesOver'

/** Why the reader may not ask the clinic now: who reads asks, one thing at a time. */
export function refuseAskClinic(
  consult: { status: CaseStatus; readerId: string | null },
  before: readonly Asked[],
  accountId: string,
): Refusal | undefined {
  if (consult.status !== 'data_processing' || consult.readerId !== accountId) return 'wrongStatus'
  return before.some(({ isOpen }) => isOpen) ? 'enquiryOpen' : undefined
}

/** Why the clinic may not ask about the report now: two within seven days of its first release, one at a time. */
export function refuseAskAfterReport(
  consult: { status: CaseStatus; releasedAt: Date | undefined },
  before: readonly Asked[],
  now: Date,
): Refusal | undefined {
  if (consult.status !== 'close' || !consult.releasedAt) return 'wrongStatus'
  const asked = before.filter(({ kind }) => kind === 'afterReport')
  if (asked.length >= INCLUDED_AFTER_REPORT) return 'enquiriesUsed'
  if (now.getTime() - consult.releasedAt.getTime() > AFTER_REPORT_FOR) return 'enquiriesOver'
  return asked.some(({ isOpen }) => isOpen) ? 'enquiryOpen' : undefined
}
