import type { RegistrationState } from './registration.ts'

export type RegistrationDecision = 'approve' | 'decline'

export const REASON_MAX_CHARACTERS = 2000

/** The state of an application after each decision. */
export const DECIDED = { approve: 'approved', decline: 'declined' } as const satisfies Record<
  RegistrationDecision,
  RegistrationState
>

/** Returns why an application cannot be decided, or `undefined`. Declining needs a reason, which the applicant reads. */
export function refuseDecision(
  application: { state: RegistrationState; hasAccount: boolean },
  { decision, reason }: { decision: RegistrationDecision; reason: string },
): 'wrongStatus' | 'reasonRequired' | 'emailTaken' | undefined {
  if (application.state !== 'waiting') return 'wrongStatus'
  if (decision === 'decline') return reason.trim() === '' ? 'reasonRequired' : undefined
  if (application.hasAccount) return 'emailTaken'
}
