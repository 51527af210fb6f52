import { refuseAmend, refuseDraft } from '@systole/domain/reports/refuse-draft'
import type { RevisionKind } from '@systole/domain/reports/revision'
import { phaseOf, serviceOf } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import type { Consult } from '../report-source.ts'
import { findReportDraft, newestReport } from '../report-store.ts'

/** Returns why this account may not write this kind of revision now, or `undefined`. After a release only the author may. */
export async function refuseWriter(
  { db }: Pick<CallContext, 'db'>,
  { caseId, service, status, readerId }: Consult,
  { kind, signerId }: { kind: RevisionKind; signerId: string },
): Promise<'wrongStatus' | 'notHolder' | undefined> {
  if (serviceOf({ service }).report !== 'consult') return 'wrongStatus'
  const newest =
    phaseOf({ service, status }) === 'released' ? await newestReport(db, caseId) : undefined
  const owned = { service, status, readerId: newest?.authorId ?? readerId }
  if (kind === 'addendum') return refuseAmend(owned, signerId)
  const draft = await findReportDraft(db, caseId)
  return refuseDraft(owned, signerId, { corrects: draft?.corrects != null })
}
