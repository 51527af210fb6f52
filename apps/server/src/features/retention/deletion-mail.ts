import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { formatMailTime } from '../../mails/format-mail-time.ts'
import { mailClinic } from '../../mails/mail-about-case.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Mails the clinic a week before an unpaid case is deleted. */
export async function mailDeletionDue(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  consult: CaseRow,
  due: Date,
): Promise<void> {
  await mailClinic(context, consult, {
    key: `deletion:${consult.caseId}:${due.getTime()}`,
    page: paths.testDetail({ usid: consult.caseId }),
    wordsOf: ({ clinic: { deletion } }, tag) => ({
      ...deletion,
      paragraphs: [
        fill(deletion.due, { time: formatMailTime(due, tag, consult.country) }),
        deletion.keep,
      ],
    }),
  })
}
