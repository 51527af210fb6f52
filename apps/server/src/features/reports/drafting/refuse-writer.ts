import { refuseAmend, refuseDraft } from '@systole/domain/reports/refuse-draft'
import type { RevisionKind } from '@systole/domain/reports/revision'
import type { CallContext } from '../../../app-context.ts'
import type { Consult } from '../report-source.ts'
import { findDraft, newestReport } from '../report-store.ts'

/** Returns why this account may not write this kind of revision now, or `undefined`. After a release only the author may. */
export async function refuseWriter(
  { db }: Pick<CallContext, 'db'>,
  { caseId, status, readerId }: Consult,
  { kind, signerId }: { kind: RevisionKind; signerId: string },
): Promise<'wrongStatus' | 'notHolder' | undefined> {
  const newest = status === 'close' ? await newestReport(db, caseId) : undefined
  const owned = { status, readerId: newest?.authorId ?? readerId }
  if (kind === 'addendum') return refuseAmend(owned, signerId)
  const draft = await findDraft(db, caseId)
  return refuseDraft(owned, signerId, { corrects: draft?.corrects != null })
}
