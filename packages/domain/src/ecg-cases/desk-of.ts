import type { UserType } from '../accounts/user-type.ts'
import { serviceTableOf } from '../services/service-tables.ts'
import type { InService } from '../services/services.ts'
import { stepsOfAction } from '../services/steps.ts'
import { type EcgAction, isEcgService } from './ecg-action.ts'
import { hasEcgStep } from './preparation-access.ts'

/** The statuses in which a case is with its patchers, from its submission until it is sent for review. Handbook 1.2. */
const IN_PREPARATION = [
  'wait_for_preparation',
  'data_ready',
  'patch_done',
  'request_quality_review',
] as const satisfies readonly InService['status'][]

/** The statuses in which a case is with its reviewers, or has been. Handbook 1.2. */
const IN_REVIEW = [
  'ready_for_review',
  '1st_reviewing',
  'pending_2nd_review',
  '2nd_reviewing',
  'review_done',
  'done',
  'resend_report_request',
] as const satisfies readonly InService['status'][]

/** Returns whether accounts of this type prepare ECGs, or judge their quality, as the table of steps says. */
function preparesEcgs(userType: UserType, status: InService['status']): boolean {
  return (
    takesStep('claimPatch', userType) ||
    hasEcgStep({ service: 'ecg1l', status }, 'decideQuality', userType)
  )
}

/** Returns whether accounts of this type review ECGs, in any of the rounds. */
function reviewsEcgs(userType: UserType): boolean {
  return (['claimReview', 'claimSecond', 'asyncReview'] as const).some((action) =>
    takesStep(action, userType),
  )
}

function takesStep(action: EcgAction, userType: UserType): boolean {
  return stepsOfAction(serviceTableOf({ service: 'ecg1l' }), action).some(({ by }) =>
    by.includes(userType),
  )
}

/** Returns where an account works on a case: the workbench or the review of an ECG, otherwise the reading desk. */
export function deskOf(
  { service = 'econsult', status }: InService,
  userType: UserType,
): 'prepare' | 'review' | 'reading' {
  if (!isEcgService(service)) return 'reading'
  if (IN_PREPARATION.some((each) => each === status) && preparesEcgs(userType, status))
    return 'prepare'
  if (IN_REVIEW.some((each) => each === status) && reviewsEcgs(userType)) return 'review'
  return 'reading'
}
