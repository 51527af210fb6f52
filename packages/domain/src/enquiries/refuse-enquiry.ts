import { type InService, phaseOf } from '../services/services.ts'
import { AFTER_REPORT_FOR, INCLUDED_AFTER_REPORT } from './enquiry.ts'

type Asked = { kind: 'files' | 'clarification' | 'afterReport'; isOpen: boolean }
type Refusal = 'wrongStatus' | 'enquiryOpen' | 'enquiriesUsed' | 'enquiriesOver'

/** Returns why this account may not ask the clinic now, or `undefined`: only the assignee may, one question at a time. */
export function refuseAskClinic(
  consult: InService & { readerId: string | null },
  before: readonly Asked[],
  accountId: string,
): Refusal | undefined {
  if (phaseOf(consult) !== 'inWork' || consult.readerId !== accountId) return 'wrongStatus'
  return before.some(({ isOpen }) => isOpen) ? 'enquiryOpen' : undefined
}

/**
 * Returns why the clinic may not ask about the report now, or `undefined`: two questions within seven days of the first release,
 * one at a time.
 */
export function refuseAskAfterReport(
  consult: InService & { releasedAt: Date | undefined },
  before: readonly Asked[],
  now: Date,
): Refusal | undefined {
  if (phaseOf(consult) !== 'released' || !consult.releasedAt) return 'wrongStatus'
  const asked = before.filter(({ kind }) => kind === 'afterReport')
  if (asked.length >= INCLUDED_AFTER_REPORT) return 'enquiriesUsed'
  if (now.getTime() - consult.releasedAt.getTime() > AFTER_REPORT_FOR) return 'enquiriesOver'
  return asked.some(({ isOpen }) => isOpen) ? 'enquiryOpen' : undefined
}
