import { z } from 'zod'

/** The status of an eConsult. SPEC 9. */
export const CaseStatus = z.enum([
  'open',
  'upload',
  'submit',
  'data_processing',
  'close',
  'reject',
  'resend_report_request',
])
export type CaseStatus = z.infer<typeof CaseStatus>

/** An action on an eConsult by a person or the portal; `services/econsult.ts` has the table of steps. */
export type CaseAction =
  | 'saveQuestions'
  | 'pay'
  | 'claim'
  | 'unclaim'
  | 'takeOver'
  | 'assign'
  | 'lapse'
  | 'release'
  | 'revise'
  | 'reject'
  | 'askRepeat'
  | 'acceptRepeat'
  | 'declineRepeat'

export const ConsultMode = z.enum(['basic', 'advance'])
export type ConsultMode = z.infer<typeof ConsultMode>

/** Tag ids on the wire: 6 = Basic, 7 = Advance. portal §9. */
export const MODE_TAG = { basic: 6, advance: 7 } as const satisfies Record<ConsultMode, number>

/** Formats a case number for people: `EC-24817`. */
export function caseNumberText(caseNumber: number): string {
  return `EC-${caseNumber}`
}
