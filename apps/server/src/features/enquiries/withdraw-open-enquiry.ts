import { enquiryState } from '@systole/domain/enquiries/enquiry'
import type { CallContext } from '../../app-context.ts'
import type { Doer } from '../../http/actor.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { resumeCaseClock } from './case-clock.ts'
import { endEnquiry, listEnquiries } from './enquiry-store.ts'
import { logEnquiry } from './log-enquiry.ts'

/** Withdraws an open enquiry when the report is released. Requires the row lock on the case. */
export async function withdrawOpenEnquiry(
  context: CallContext,
  consult: CaseRow,
  actor: Doer,
): Promise<void> {
  const rows = await listEnquiries(context.db, consult.caseId)
  const open = rows.find((row) => enquiryState(row) === 'open')
  if (open) await withdraw(context, consult, { actor, enquiryId: open.enquiryId })
}

/** Ends an enquiry without an answer and resumes the deadline. Requires the row lock on the case. */
export async function withdraw(
  context: CallContext,
  consult: CaseRow,
  { actor, enquiryId }: { actor: Doer; enquiryId: string },
): Promise<void> {
  await endEnquiry(context.db, enquiryId, { withdrawnAt: context.clock.now() })
  await logEnquiry(context, consult, { actor, action: 'enquiry.withdrawn', enquiryId, text: '' })
  await resumeCaseClock(context, consult)
}
