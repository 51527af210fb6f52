import type { CaseStatus } from '../cases/case.ts'

type Consult = { status: CaseStatus; readerId: string | null }

/**
 * Why this account may not write the report now: only who has claimed the case writes, until it is released, and
 * again while they correct what they released. STAFF-4.
 * `notHolder`: the case can be read, but someone else has it, or nobody at the moment.
 */
export function refuseDraft(
  consult: Consult,
  accountId: string,
  { corrects }: { corrects: boolean } = { corrects: false },
): 'wrongStatus' | 'notHolder' | undefined {
  const isHolder = consult.readerId === accountId
  if (consult.status === 'close') return corrects && isHolder ? undefined : 'wrongStatus'
  if (consult.status === 'submit') return 'notHolder'
  if (consult.status !== 'data_processing') return 'wrongStatus'
  return isHolder ? undefined : 'notHolder'
}

/** Why this account may not add to the released report: only who released it, while the case is closed. */
export function refuseAmend(consult: Consult, accountId: string): 'wrongStatus' | undefined {
  if (consult.status !== 'close' || consult.readerId !== accountId) return 'wrongStatus'
}
