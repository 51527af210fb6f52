import type { withdrawEnquiry as contract } from '@systole/contract/cases/enquiries'
import { answeringSide, enquiryState } from '@systole/domain/enquiries/enquiry'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { readEnquiry } from './add-enquiry.ts'
import { listEnquiries } from './enquiry-store.ts'
import { presentEnquiry } from './present-enquiry.ts'
import { withdraw } from './withdraw-open-enquiry.ts'

/** Withdraws a question that needs no answer any more, and resumes the deadline. */
export async function withdrawEnquiry(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const asked = (await listEnquiries(db, consult.caseId)).find(
    ({ enquiryId }) => enquiryId === input.eid,
  )
  if (!asked) throw new AppError('enquiryNotFound')
  if (answeringSide(asked.kind) !== 'clinic' || enquiryState(asked) !== 'open')
    throw new AppError('wrongStatus')
  await withdraw(context, consult, { actor, enquiryId: input.eid })
  return { enquiry: presentEnquiry(await readEnquiry(context, consult.caseId, input.eid)) }
}
