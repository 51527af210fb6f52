import type { addReviewData } from '@systole/contract/reports/reports'
import { phaseOf } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import type { Consult } from '../report-source.ts'
import { findReport, findReportDraft, type ReportRow } from '../report-store.ts'
import { findSigned, type SignedReport } from './signed-report-store.ts'

export type SigningCall = Call<typeof addReviewData>
export type PreviousSignature = Pick<SignedReport, 'draftVersion' | 'revision' | 'releaseAt'> & {
  savedAt: Date
}

/** Returns the result of an earlier identical request: signed and waiting, or released. */
export async function findPreviousSignature(
  { db }: Pick<CallContext, 'db'>,
  { input, actor }: SigningCall,
  consult: Consult,
): Promise<PreviousSignature | undefined> {
  const { version, addendum } = input.data
  const signed = await findSigned(db, consult.caseId)
  if (signed) {
    const isOwn = signed.signerId === actor.accountId && signed.draftVersion === version
    return isOwn && lastAddendum(signed) === addendum
      ? { ...signed, savedAt: signed.signedAt }
      : undefined
  }
  if (phaseOf(consult) !== 'released') return undefined
  const newest = await findReport(db, consult.caseId)
  if (newest?.authorId !== actor.accountId || lastAddendum(newest) !== addendum) return undefined
  const { revision, releasedAt } = newest
  const previous = { draftVersion: version, revision, releaseAt: releasedAt }
  if (addendum !== undefined) return { ...previous, savedAt: releasedAt }
  const draft = await findReportDraft(db, consult.caseId)
  if (draft?.version !== version || draft.corrects !== null) return undefined
  return { ...previous, savedAt: draft.savedAt }
}

/** Returns the text that this revision added; `undefined` if it is not an addendum. */
function lastAddendum({ kind, model }: Pick<ReportRow, 'kind' | 'model'>): string | undefined {
  return kind === 'addendum' ? model.addenda?.at(-1)?.text : undefined
}
