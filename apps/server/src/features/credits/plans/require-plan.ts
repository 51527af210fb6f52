import { isStaff } from '@systole/domain/accounts/is-staff'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'

/**
 * Refuses a hospital without a valid credit plan, which may not open, edit or pay cases: -4006. Does not apply to staff. portal §6.
 */
export function requirePlan(actor: Pick<Actor, 'userType' | 'hasCreditPlan'>): void {
  if (!isStaff(actor.userType) && !actor.hasCreditPlan) throw new AppError('noCreditPlan')
}
