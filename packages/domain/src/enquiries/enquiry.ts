import { z } from 'zod'
import { DAY } from '../time/durations.ts'

/**
 * A question between the two sides of a paid case. `files` (better ones are needed) and `clarification` come from the assignee
 * and pause the deadline until the clinic answers. `afterReport` comes from the clinic about a released report.
 */
export const EnquiryKind = z.enum(['files', 'clarification', 'afterReport'])
export type EnquiryKind = z.infer<typeof EnquiryKind>

export const ENQUIRY_TEXT_MAX = 2000

/** The number of clarifications included in a report, and the time limit after its release. */
export const INCLUDED_AFTER_REPORT = 2
export const AFTER_REPORT_FOR = 7 * DAY

export type EnquiryState = 'open' | 'answered' | 'withdrawn'

export function enquiryState(enquiry: {
  answeredAt: Date | null
  withdrawnAt: Date | null
}): EnquiryState {
  if (enquiry.answeredAt) return 'answered'
  return enquiry.withdrawnAt ? 'withdrawn' : 'open'
}

/** Returns the side that has to answer. */
export function answeringSide(kind: EnquiryKind): 'clinic' | 'cardiologist' {
  return kind === 'afterReport' ? 'cardiologist' : 'clinic'
}
