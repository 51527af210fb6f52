import type { CallContext } from '../../app-context.ts'
import type { Doer } from '../../http/actor.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Adds the log line visible to both sides, and the audit row. */
export async function logEnquiry(
  { db, requestId, clock }: CallContext,
  { caseId, hospitalId }: CaseRow,
  what: {
    actor: Doer
    action: 'enquiry.asked' | 'enquiry.answered' | 'enquiry.withdrawn'
    enquiryId: string
    text: string
  },
): Promise<void> {
  const { actor, action, enquiryId, text } = what
  await addCaseEvent(db, { caseId, hospitalId, actor, action, note: text, at: clock.now() })
  await addAudit(
    db,
    { actor, requestId },
    { action, object: `case:${caseId}`, details: { enquiryId } },
  )
}
