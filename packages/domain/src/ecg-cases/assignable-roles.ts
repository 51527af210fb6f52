import type { UserType } from '../accounts/user-type.ts'
import { serviceTableOf } from '../services/service-tables.ts'
import type { InService } from '../services/services.ts'
import { stepsOfAction } from '../services/steps.ts'
import { isEcgService } from './ecg-action.ts'

/** The claims of an ECG case: those who may take one in a status may be given the case in it. */
const CLAIMS = ['claimPatch', 'claimReview', 'takeOver', 'claimSecond']

/** Returns the roles to which an admin may assign a case in its status. */
export function assignableRoles({ service = 'econsult', status }: InService): readonly UserType[] {
  if (!isEcgService(service)) return ['cardiologist']
  const rows = CLAIMS.flatMap((action) => stepsOfAction(serviceTableOf({ service }), action))
  const actors = rows.flatMap(({ from, by }) => (from.includes(status) ? by : []))
  return [...new Set(actors)].filter((actor) => actor !== 'system')
}
