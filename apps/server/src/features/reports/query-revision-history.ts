import type { queryRevisionHistory as contract } from '@systole/contract/reports/reports'
import type { Reach } from '@systole/domain/access/access'
import { fullName } from '@systole/domain/accounts/full-name'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { type PatchRow, patchesOfCase } from '../ecg-patches/patch-store.ts'
import { reportMailsOfCase, revisionsOfCase } from './report-store.ts'

/**
 * Returns the released revisions, newest first, each with its recipients and the state of their mails; for staff also the revisions of
 * the beats of its ECGs. SPEC E25.
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
    time: toStamp(releasedAt),
    reason,
    sent_to: newestOf(sent.filter((mail) => mail.revision === revision)),
  }))
  const patches = isStaff(reach) ? await patchesOfCase(db, consult.caseId) : []
  return { revisions: [...released, ...patches.map(presentPatchRevision)] }
}

/** A clinic reads the revisions of its reports alone. */
function isStaff(reach: Reach): boolean {
  return reach !== 'own'
}

function presentPatchRevision({ patchRevision, author, role, note, createdAt }: PatchRow) {
  return {
    revision: patchRevision,
    type: 'patch' as const,
    ...{ patch_revision: patchRevision, role },
    author: fullName({ first: author.firstName, last: author.lastName }),
    time: toStamp(createdAt),
    reason: note,
    sent_to: [],
  }
}

/** Returns the state of the newest mail per address. */
function newestOf(mails: readonly { email: string; status: string }[]) {
  return [...new Map(mails.map(({ email, status }) => [email, { email, status }])).values()]
}
