import type { queryRevisionHistory as contract } from '@systole/contract/reports/reports'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { reportMailsOfCase, revisionsOfCase } from './report-store.ts'

/** Returns the released revisions, newest first, each with its recipients and the state of their mails. */
export async function queryRevisionHistory(
  { db }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(db, input.caseId, scope)
  const sent = await reportMailsOfCase(db, consult.caseId)
  const revisions = await revisionsOfCase(db, consult.caseId)
  return {
    revisions: revisions.map(({ revision, kind, reason, releasedAt, authorName }) => ({
      revision,
      type: kind,
      author: authorName,
      time: toStamp(releasedAt),
      reason,
      sent_to: newestOf(sent.filter((mail) => mail.revision === revision)),
    })),
  }
}

/** Returns the state of the newest mail per address. */
function newestOf(mails: readonly { email: string; status: string }[]) {
  return [...new Map(mails.map(({ email, status }) => [email, { email, status }])).values()]
}
