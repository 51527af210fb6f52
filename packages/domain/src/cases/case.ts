import { z } from 'zod'

/** The statuses of an eConsult. SPEC 9. */
export const EconsultStatus = z.enum([
  'open',
  'upload',
  'submit',
  'data_processing',
  'close',
  'reject',
  'resend_report_request',
])
export type EconsultStatus = z.infer<typeof EconsultStatus>

/** The statuses of all services; each service uses some of them. portal §9, SPEC E2. */
export const CaseStatus = z.enum([
  ...EconsultStatus.options,
  'wait_for_preparation',
  'data_ready',
  'patch_done',
  'ready_for_review',
  '1st_reviewing',
  'pending_2nd_review',
  '2nd_reviewing',
  'request_quality_review',
  'review_done',
  'done',
])
export type CaseStatus = z.infer<typeof CaseStatus>

/** An action on an eConsult by a person or the portal; `services/econsult.ts` has the table of steps. */
export type EconsultAction =
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

/** Returns the mode that a case is tagged with, once its questions are saved. */
export function modeOf({ tag }: { tag: readonly { tagid: number }[] }): ConsultMode | undefined {
  return ConsultMode.options.find((mode) => tag.some(({ tagid }) => tagid === MODE_TAG[mode]))
}
