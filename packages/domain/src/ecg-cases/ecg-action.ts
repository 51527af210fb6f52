import type { CaseStatus } from '../cases/case.ts'
import type { ServiceId } from '../services/service-id.ts'

/** The services with ECG cases. */
export const ECG_SERVICES = ['ecg1l', 'ecg6l'] as const satisfies readonly ServiceId[]
export type EcgService = (typeof ECG_SERVICES)[number]

/** The statuses of an ECG case, in their usual order. Handbook 1.2. */
export const ECG_STATUSES = [
  'open',
  'upload',
  'wait_for_preparation',
  'data_ready',
  'patch_done',
  'request_quality_review',
  'ready_for_review',
  '1st_reviewing',
  'pending_2nd_review',
  '2nd_reviewing',
  'review_done',
  'done',
  'resend_report_request',
  'reject',
] as const satisfies readonly CaseStatus[]
export type EcgStatus = (typeof ECG_STATUSES)[number]

/** An action on an ECG case by a person or the portal; `ecg-steps.ts` has the table of steps. */
export type EcgAction =
  | 'addRecording'
  | 'submit'
  | 'admit'
  | 'imported'
  | 'claimPatch'
  | 'finishPatch'
  | 'reopenPatch'
  | 'sendForReview'
  | 'normalReport'
  | 'askQuality'
  | 'decideQuality'
  | 'reject'
  | 'claimReview'
  | 'giveBack'
  | 'lapse'
  | 'takeOver'
  | 'assign'
  | 'sendBack'
  | 'finishFirst'
  | 'askSecond'
  | 'claimSecond'
  | 'returnToFirst'
  | 'finishSecond'
  | 'declineSecond'
  | 'undo'
  | 'release'
  | 'asyncReview'
  | 'revise'
  | 'askRepeat'
  | 'acceptRepeat'
  | 'declineRepeat'

/** A condition of a step besides role, right, assignee and reason. Handbook 1.2, "only when". */
export type EcgCondition =
  | 'recording'
  | 'recordingConditions'
  | 'recordingReady'
  | 'everyRecordingPatched'
  | 'noUndecidedGroup'
  | 'checklistDone'
  | 'qualitySent'
  | 'qualitySet'
  | 'everyRecordingRejected'
  | 'notFirstReviewer'
  | 'notAuthor'
  | 'voluntarySecond'
  | 'normalFindings'
  | 'documentComplete'
  | 'noSecondDue'
  | 'proof'
  | 'withinUndo'

/** Returns whether the service is one of ECG cases. */
export function isEcgService(service: ServiceId | undefined): service is EcgService {
  return service === 'ecg1l' || service === 'ecg6l'
}
