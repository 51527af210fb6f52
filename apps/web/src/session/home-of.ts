import { isStaff } from '@systole/domain/accounts/user-type'
import { paths } from '../paths.ts'
import type { Session } from './current-session.ts'

/** Where an account begins: a vet at main, everyone on the reading side at the worklist. */
export function homeOf(session: Pick<Session, 'user_type'>): string {
  return isStaff(session.user_type) ? paths.worklist() : paths.main()
}

export function hasCreditPlan(session: Pick<Session, 'credit_plan'>): boolean {
  return session.credit_plan !== null
}
