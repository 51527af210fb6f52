import type { answerEnquiry as contract } from '@systole/contract/cases/enquiries'
import { isStaff } from '@systole/domain/accounts/is-staff'
import { answeringSide } from '@systole/domain/enquiries/enquiry'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { readEnquiry } from './add-enquiry.ts'
import { resumeCaseClock } from './case-clock.ts'
import { endEnquiry, listEnquiries } from './enquiry-store.ts'
import { logEnquiry } from './log-enquiry.ts'
import { mailAnsweredClinic } from './mail-answered-clinic.ts'
import { mailAnsweredReader } from './mail-answered-reader.ts'
import { presentEnquiry } from './present-enquiry.ts'

/**
 * Records the answer of the side that was asked, once; the clinic's answer resumes the deadline. Files are uploaded separately.
 */
export async function answerEnquiry(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, clock } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const asked = (await listEnquiries(db, consult.caseId)).find(
    ({ enquiryId }) => enquiryId === input.eid,
  )
  if (!asked) throw new AppError('enquiryNotFound')
  const side = isStaff(actor.userType) ? 'cardiologist' : 'clinic'
  if (answeringSide(asked.kind) !== side) throw new AppError('wrongStatus')

  const ending = { answer: input.text, answeredBy: actor.accountId, answeredAt: clock.now() }
  if (!(await endEnquiry(db, input.eid, ending))) throw new AppError('wrongStatus')
  await logEnquiry(context, consult, {
    actor,
    action: 'enquiry.answered',
    enquiryId: input.eid,
    text: input.text,
  })
  const enquiry = await readEnquiry(context, consult.caseId, input.eid)
  if (side === 'clinic') {
    await resumeCaseClock(context, consult)
    await mailAnsweredReader(context, { consult, enquiry })
  } else {
    await mailAnsweredClinic(context, { consult, enquiry })
  }
  return { enquiry: presentEnquiry(enquiry) }
}
