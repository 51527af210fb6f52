import { z } from 'zod'

/** Where an eConsult stands. Decision 9. */
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

export const ConsultMode = z.enum(['basic', 'advance'])
export type ConsultMode = z.infer<typeof ConsultMode>

/** Tag ids on the wire: 6 = Basic, 7 = Advance. Spec §9. */
export const MODE_TAG = { basic: 6, advance: 7 } as const satisfies Record<ConsultMode, number>

/** The case number people say aloud: `EC-24817`. */
export function caseNumberText(caseNumber: number): string {
  return `EC-${caseNumber}`
}
