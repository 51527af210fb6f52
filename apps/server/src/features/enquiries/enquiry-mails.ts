import { paths } from '@systole/contract/pages'
import type { CallContext } from '../../app-context.ts'
import { mailClinic, mailReader, withDue } from '../../mails/mail-about-case.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findCase } from '../cases/case-store.ts'
import { findReport } from '../reports/report-store.ts'
import type { EnquiryRow } from './enquiry-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>
type Facts = { consult: CaseRow; enquiry: EnquiryRow }

/**
 * Mails the case's creator and the hospital that an answer is needed and the deadline is paused. The question itself is only in
 * the case.
 */
export async function mailAskedClinic(
  context: Context,
  { consult, enquiry }: Facts,
): Promise<void> {
  await mailClinic(context, consult, {
    key: `enquiry-asked:${enquiry.enquiryId}`,
    ...aboutEnquiry(consult, enquiry),
    wordsOf: ({ clinic }) => ({
      ...clinic,
      paragraphs: [enquiry.kind === 'files' ? clinic.files : clinic.clarification, clinic.clock],
    }),
  })
}

/** Mails the clinic that its question about the report has been answered. */
export async function mailAnsweredClinic(
  context: Context,
  { consult, enquiry }: Facts,
): Promise<void> {
  await mailClinic(context, consult, {
    key: `enquiry-answered:${enquiry.enquiryId}`,
    ...aboutEnquiry(consult, enquiry),
    wordsOf: ({ clinic: { answered } }) => ({ ...answered, paragraphs: [answered.text] }),
  })
}

/** Mails the assignee that the clinic has answered and the deadline runs again. */
export async function mailAnsweredReader(context: Context, { consult, enquiry }: Facts) {
  const now = (await findCase(context.db, consult.caseId, { reach: 'all' })) ?? consult
  await mailReader(context, now, {
    key: `enquiry-answered:${enquiry.enquiryId}`,
    readerId: consult.readerId,
    wordsOf: ({ reader }, tag) => withDue(reader.answered, now, tag),
  })
}

/** Mails the signer of the report that the clinic has a question. */
export async function mailAskedReader(context: Context, { consult, enquiry }: Facts) {
  const report = await findReport(context.db, consult.caseId)
  await mailReader(context, consult, {
    key: `enquiry-asked:${enquiry.enquiryId}`,
    readerId: report?.authorId ?? null,
    wordsOf: ({ reader }, tag) => withDue(reader.asked, consult, tag),
  })
}

function aboutEnquiry({ caseId, lastRevision }: CaseRow, { kind, fileName }: EnquiryRow) {
  const page =
    kind === 'afterReport'
      ? paths.econsultReport({ usid: caseId, revision: lastRevision ?? '' })
      : paths.testDetail({ usid: caseId, mode: 2 })
  return { page, ...(fileName && { fileName }) }
}
