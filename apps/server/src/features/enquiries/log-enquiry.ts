import type { CallContext } from '../../app-context.ts'
import type { Doer } from '../../http/actor.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { recordCase } from '../cases/record-case.ts'

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
  await recordCase(
    { db, requestId },
    { caseId, hospitalId, actor, action, note: text, at: clock.now(), details: { enquiryId } },
  )
}
