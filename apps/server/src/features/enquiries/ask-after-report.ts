import type { askAfterReport as contract } from '@systole/contract/cases/enquiries'
import { enquiryState } from '@systole/domain/enquiries/enquiry'
import { refuseAskAfterReport } from '@systole/domain/enquiries/refuse-enquiry'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { addEnquiry } from './add-enquiry.ts'
import { listEnquiries } from './enquiry-store.ts'
import { mailAskedReader } from './mail-asked-reader.ts'
import { presentEnquiry } from './present-enquiry.ts'

/** Sends a clinic's question about a released report; it needs no credit plan, because it is included. */
export async function askAfterReport(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCaseForChange(context.db, input.caseId, scope)
  const before = (await listEnquiries(context.db, consult.caseId)).map((row) => ({
    kind: row.kind,
    isOpen: enquiryState(row) === 'open',
  }))
  const { status, closedAt } = consult
  const facts = { status, releasedAt: closedAt ?? undefined }
  const refusal = refuseAskAfterReport(facts, before, context.clock.now())
  if (refusal) throw new AppError(refusal)

  const enquiry = await addEnquiry(context, consult, {
    actor,
    kind: 'afterReport',
    text: input.text,
  })
  await mailAskedReader(context, { consult, enquiry })
  return { enquiry: presentEnquiry(enquiry) }
}
