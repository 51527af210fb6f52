import { paths } from '@systole/contract/pages'
import type { CallContext } from '../../app-context.ts'
import { mailClinic } from '../../mails/mail-about-case.ts'
import type { CaseRow } from './case-row-store.ts'

/** Mails the hospital the reason of the rejection. */
export async function mailRejected(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  consult: CaseRow,
  reason: string,
): Promise<void> {
  await mailClinic(context, consult, {
    key: `rejected:${consult.caseId}`,
    page: paths.testDetail({ usid: consult.caseId }),
    facts: ({ caseMails }) => [[caseMails.clinic.rejected.reason, reason]],
    wordsOf: ({ clinic: { rejected } }) => ({ ...rejected, paragraphs: [rejected.text] }),
  })
}
