import type { RegistrationState } from './registration.ts'

export type Decision = 'approve' | 'decline'

export const REASON_MAX_CHARACTERS = 2000

/** The state an application is in after a decision. */
export const DECIDED = { approve: 'approved', decline: 'declined' } as const satisfies Record<
  Decision,
  RegistrationState
>

/** Why an application cannot be decided so, or undefined when it can. Who declines says why: the applicant reads it. */
export function refuseDecision(
  application: { state: RegistrationState; hasAccount: boolean },
  { decision, reason }: { decision: Decision; reason: string },
): 'wrongStatus' | 'reasonRequired' | 'emailTaken' | undefined {
  if (application.state !== 'waiting') return 'wrongStatus'
  if (decision === 'decline') return reason.trim() === '' ? 'reasonRequired' : undefined
  if (application.hasAccount) return 'emailTaken'
}
