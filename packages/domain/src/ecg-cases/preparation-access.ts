import type { UserType } from '../accounts/user-type.ts'
import { serviceTableOf } from '../services/service-tables.ts'
import { type InService, phaseOf } from '../services/services.ts'
import { leasedStatusesIn, stepsOfAction } from '../services/steps.ts'
import type { EcgAction } from './ecg-action.ts'

/** How far a case is, as its workbench shows it: only in work are beats corrected, by the person who has the case. */
export type PreparationStage = 'waiting' | 'inWork' | 'asked' | 'rejected' | 'sent'

/** Returns how far a case is, as the table of its service says. Handbook 1.2. */
export function preparationStage(consult: InService): PreparationStage {
  const { status, service = 'econsult' } = consult
  const table = serviceTableOf({ service })
  const isFrom = (action: EcgAction) =>
    stepsOfAction(table, action).some(({ from }) => from.includes(status))
  if (phaseOf(consult) === 'rejected') return 'rejected'
  if (isFrom('imported')) return 'waiting'
  if (isFrom('decideQuality')) return 'asked'
  return leasedStatusesIn(table).includes(status) ? 'inWork' : 'sent'
}

/** Returns whether the table has the step in this status for accounts of this type. A right and other conditions are checked with it. */
export function hasEcgStep(
  { status, service = 'econsult' }: InService,
  action: EcgAction,
  userType: UserType,
): boolean {
  return stepsOfAction(serviceTableOf({ service }), action).some(
    ({ from, by }) => from.includes(status) && by.includes(userType),
  )
}
