import type { UserType } from '../accounts/user-type.ts'
import { type InService, serviceOf } from '../services/services.ts'
import { rowsOf } from '../services/steps.ts'
import { isEcgService } from './ecg-action.ts'

/** The statuses in which a case is with its patchers, from its submission until it is sent for review. Handbook 1.2. */
const IN_PREPARATION = [
  'wait_for_preparation',
  'data_ready',
  'patch_done',
  'request_quality_review',
] as const satisfies readonly InService['status'][]

/** Returns whether accounts of this type prepare ECGs, as the table of steps says. */
function preparesEcgs(userType: UserType): boolean {
  const table = serviceOf({ service: 'ecg1l' })
  return rowsOf(table, 'claimPatch').some(({ by }) => by.includes(userType))
}

/** Returns where an account works on a case: the workbench while an ECG is prepared, otherwise the reading desk. */
export function deskOf(
  { service = 'econsult', status }: InService,
  userType: UserType,
): 'prepare' | 'reading' {
  const isPrepared = isEcgService(service) && IN_PREPARATION.some((each) => each === status)
  return isPrepared && preparesEcgs(userType) ? 'prepare' : 'reading'
}
