import { type InService, phaseOf } from '../services/services.ts'

type Consult = InService & { readerId: string | null }

/**
 * Returns why this account may not write the report now, or `undefined`: only the assignee may, until it is released, and again
 * while they correct what they released. STAFF-4. `notHolder`: the case is readable, but is assigned to someone else or to no
 * one.
 */
export function refuseDraft(
  consult: Consult,
  accountId: string,
  { corrects }: { corrects: boolean } = { corrects: false },
): 'wrongStatus' | 'notHolder' | undefined {
  const isAssignee = consult.readerId === accountId
  const phase = phaseOf(consult)
  if (phase === 'released') return corrects && isAssignee ? undefined : 'wrongStatus'
  if (phase === 'queued') return 'notHolder'
  if (phase !== 'inWork') return 'wrongStatus'
  return isAssignee ? undefined : 'notHolder'
}

/** Returns why this account may not add to the released report, or `undefined`: only its author may, while the case is closed. */
export function refuseAmend(consult: Consult, accountId: string): 'wrongStatus' | undefined {
  if (phaseOf(consult) !== 'released' || consult.readerId !== accountId) return 'wrongStatus'
}
