import { paths } from '@systole/contract/pages'
import { isStaff } from '@systole/domain/accounts/is-staff'
import type { Session } from './current-session.ts'

/** Returns the start page of an account: main for a vet, the worklist for the reading side. */
export function homeOf(session: Pick<Session, 'user_type'>): string {
  return isStaff(session.user_type) ? paths.worklist() : paths.main()
}

export function hasCreditPlan(session: Pick<Session, 'credit_plan'>): boolean {
  return session.credit_plan !== null
}
