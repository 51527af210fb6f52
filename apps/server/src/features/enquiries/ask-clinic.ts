import type { askClinic as contract } from '@systole/contract/cases/enquiries'
import { enquiryState } from '@systole/domain/enquiries/enquiry'
import { refuseAskClinic } from '@systole/domain/enquiries/refuse-enquiry'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { listFiles } from '../uploads/file-store.ts'
import { addEnquiry } from './add-enquiry.ts'
import { pauseCaseClock } from './case-clock.ts'
import { listEnquiries } from './enquiry-store.ts'
import { mailAskedClinic } from './mail-asked-clinic.ts'
import { presentEnquiry } from './present-enquiry.ts'

/** Asks the clinic: enquiry, paused deadline, log, audit and mail in one transaction. SPEC 13. */
export async function askClinic(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCaseForChange(context.db, input.caseId, scope)
  const before = (await listEnquiries(context.db, consult.caseId)).map((row) => ({
    kind: row.kind,
    isOpen: enquiryState(row) === 'open',
  }))
  const refusal = refuseAskClinic(consult, before, actor.accountId)
  if (refusal) throw new AppError(refusal)
  await refuseForeignFile(context, consult.caseId, input.fid)

  const { kind, text, fid } = input
  const enquiry = await addEnquiry(context, consult, { actor, kind, text, fileId: fid })
  await pauseCaseClock(context, consult)
  await mailAskedClinic(context, { consult, enquiry })
  return { enquiry: presentEnquiry(enquiry) }
}

async function refuseForeignFile(
  { db }: CallContext,
  caseId: string,
  fileId: string | undefined,
): Promise<void> {
  if (fileId === undefined) return
  const files = await listFiles(db, caseId)
  if (!files.some((file) => file.fileId === fileId)) throw fieldRefusal('fid')
}
