import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { SignedAs } from '@systole/report/ecg/ecg-report-model'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { logoUrl } from '../../../pictures/picture-url.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import type { ReviewBasis } from '../review-basis.ts'
import { ecgReportModel } from './ecg-report-model.ts'

type EcgCase = CaseRow & { service: EcgServiceId }

/**
 * Returns the report as the draft would be released now, with the address of its logo. Null while nothing was analysed, and while the
 * storage cannot give the signal, which must not keep a review from being written.
 */
export async function previewEcgReport(
  context: CallContext,
  actor: Actor,
  { consult, basis, as }: { consult: EcgCase; basis: ReviewBasis; as: SignedAs },
) {
  const { document, loaded, first } = basis
  if (!loaded) return NONE
  const earlier = first && {
    as: 'first' as const,
    accountId: first.reviewerId,
    signedAt: first.closedAt,
  }
  const own = { as, accountId: actor.accountId, signedAt: null }
  try {
    const report = await ecgReportModel(context, consult, {
      review: { document, patchRevision: loaded.patchRevision },
      signers: [...(earlier ? [earlier] : []), own],
    })
    const { logo } = report.hospital
    return { report, logo_url: logo ? logoUrl(context, actor, logo.key) : '' }
  } catch (error) {
    context.log.error({ err: error, caseId: consult.caseId }, 'no preview of the ECG report')
    return NONE
  }
}

const NONE = { report: null, logo_url: '' }
