import type { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor } from '../../http/actor.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { type EnquiryRow, insertEnquiry, listEnquiries } from './enquiry-store.ts'
import { logEnquiry } from './log-enquiry.ts'

/** Inserts the enquiry and its log line. The caller has locked the case and checked the rules. */
export async function addEnquiry(
  context: CallContext,
  consult: CaseRow,
  asked: { actor: Actor; kind: EnquiryKind; text: string; fileId?: string | undefined },
): Promise<EnquiryRow> {
  const { db, clock } = context
  const { actor, kind, text, fileId } = asked
  const enquiryId = newId('enquiry')
  await insertEnquiry(db, {
    enquiryId,
    caseId: consult.caseId,
    hospitalId: consult.hospitalId,
    kind,
    text,
    fileId: fileId ?? null,
    askedBy: actor.accountId,
    askedAt: clock.now(),
  })
  await logEnquiry(context, consult, { actor, action: 'enquiry.asked', enquiryId, text })
  return readEnquiry(context, consult.caseId, enquiryId)
}

/** Returns the current state of an existing enquiry. */
export async function readEnquiry(
  { db }: Pick<CallContext, 'db'>,
  caseId: string,
  enquiryId: string,
): Promise<EnquiryRow> {
  const row = (await listEnquiries(db, caseId)).find((each) => each.enquiryId === enquiryId)
  if (!row) throw new Error(`${enquiryId} is gone under the lock of its case`)
  return row
}
