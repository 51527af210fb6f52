import type { queryRevisionHistory as contract } from '@systole/contract/reports/reports'
import type { Reach } from '@systole/domain/access/access'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { resendLines, workLines } from './history-lines.ts'
import { reportMailsOfCase, revisionsOfCase } from './report-store.ts'

/**
 * Returns the released revisions, newest first, each with its recipients and the state of their mails; then the resend requests, for
 * staff among the revisions of the beats of its ECGs and their reviews, newest first. SPEC E25.
 */
export async function queryRevisionHistory(
  { db }: CallContext,
  { input, reach, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(db, input.caseId, scope)
  const sent = await reportMailsOfCase(db, consult.caseId)
  const revisions = await revisionsOfCase(db, consult.caseId)
  const released = revisions.map(({ revision, kind, reason, releasedAt, authorName }) => ({
    revision,
    type: kind,
    author: authorName,
    time: releasedAt,
    reason,
    sent_to: newestOf(sent.filter((mail) => mail.revision === revision)),
  }))
  const lines = await (isStaff(reach) ? workLines : resendLines)(db, consult.caseId)
  return { revisions: [...released, ...lines] }
}

/** A clinic reads its reports and its resend requests, and nothing of the work on them. */
function isStaff(reach: Reach): boolean {
  return reach !== 'own'
}

/** Returns the state of the newest mail per address. */
function newestOf(mails: readonly { email: string; status: string }[]) {
  return [...new Map(mails.map(({ email, status }) => [email, { email, status }])).values()]
}
