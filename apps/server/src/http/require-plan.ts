import type { Actor } from './actor.ts'
import { AppError } from './app-error.ts'

/** A hospital without a valid credit plan opens, edits and pays nothing: -4006. Staff are not bound by it. Spec §6. */
export function requirePlan(actor: Pick<Actor, 'userType' | 'hasCreditPlan'>): void {
  if (actor.userType === 'vet' && !actor.hasCreditPlan) throw new AppError('noCreditPlan')
}
