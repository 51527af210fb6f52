import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { recordCase } from '../cases/record-case.ts'

/** Adds the log line visible to both sides, and the audit row. */
export async function logRepeat(
  { db, requestId, clock }: CallContext,
  { caseId, hospitalId, status }: CaseRow,
  step: {
    actor: Actor
    action: 'case.askRepeat' | 'case.acceptRepeat' | 'case.declineRepeat'
    to: string
    repeatId: string
    note: string
  },
): Promise<void> {
  const { actor, action, to, repeatId, note } = step
  const at = clock.now()
  await recordCase(
    { db, requestId },
    { caseId, hospitalId, actor, action, from: status, to, note, at, details: { repeatId } },
  )
}
