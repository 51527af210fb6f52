import type { withdrawEnquiry as contract } from '@systole/contract/enquiries'
import { answeringSide, enquiryState } from '@systole/domain/enquiries/enquiry'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findCaseForChange } from '../cases/case-store.ts'
import { readEnquiry } from './add-enquiry.ts'
import { runClock } from './case-clock.ts'
import { endEnquiry, listEnquiries } from './enquiry-store.ts'
import { logEnquiry } from './log-enquiry.ts'
import { presentEnquiry } from './present-enquiry.ts'

/** The reader needs no answer any more; the clock goes on. */
export async function withdrawEnquiry(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db } = context
  const consult = await findCaseForChange(db, input.usid, scope)
  if (!consult) throw new AppError('caseNotFound')
  const asked = (await listEnquiries(db, consult.caseId)).find(
    ({ enquiryId }) => enquiryId === input.eid,
  )
  if (!asked) throw new AppError('enquiryNotFound')
  if (answeringSide(asked.kind) !== 'clinic' || enquiryState(asked) !== 'open')
    throw new AppError('wrongStatus')
  await withdraw(context, consult, { actor, enquiryId: input.eid })
  return { enquiry: presentEnquiry(await readEnquiry(context, consult.caseId, input.eid)) }
}

/** A report that is released waits for no answer. The caller holds the case. */
export async function withdrawOpenEnquiry(
  context: CallContext,
  consult: CaseRow,
  actor: Actor,
): Promise<void> {
  const rows = await listEnquiries(context.db, consult.caseId)
  const open = rows.find((row) => enquiryState(row) === 'open')
  if (open) await withdraw(context, consult, { actor, enquiryId: open.enquiryId })
}

async function withdraw(
  context: CallContext,
  consult: CaseRow,
  { actor, enquiryId }: { actor: Actor; enquiryId: string },
): Promise<void> {
  await endEnquiry(context.db, enquiryId, { withdrawnAt: context.clock.now() })
  await logEnquiry(context, consult, { actor, action: 'enquiry.withdrawn', enquiryId, text: '' })
  await runClock(context, consult)
}
