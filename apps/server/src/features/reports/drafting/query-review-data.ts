import { paths } from '@systole/contract/pages'
import type { queryReviewData as contract } from '@systole/contract/reports/reports'
import { defaultVariant, variantNamed } from '@systole/domain/hospitals/variant'
import { emptyReportDraft } from '@systole/domain/reports/report-draft'
import type { AnyReport } from '@systole/report/any-report'
import { buildReport } from '@systole/report/build-report'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { logoUrl, stillUrl } from '../../../pictures/picture-url.ts'
import { originOf } from '../../../portal-variants.ts'
import { requireCase } from '../../cases/require-case.ts'
import { currentLogo } from '../../hospitals/logo/logo-store.ts'
import { freezeModel } from '../frozen-model.ts'
import { pdfLink } from '../pdf/pdf-link.ts'
import { type Consult, reportSource } from '../report-source.ts'
import { findReport, findReportDraft } from '../report-store.ts'
import { findSigned } from '../signing/signed-report-store.ts'
import { type EcgReviewCalls, isEcgCase } from './ecg-review-calls.ts'

/**
 * Returns the draft with a preview, for cardiologists only; the review of an ECG case, for those who review; or a released revision, for
 * everyone who may read the case.
 */
export async function queryReviewData(
  context: CallContext,
  call: Call<typeof contract>,
  { query }: EcgReviewCalls,
) {
  const { input, actor, scope } = call
  // Read before the case, so that a release in between is seen in both rather than in neither.
  const signed = await signedOf(context, input.caseId)
  const consult = await requireCase(context.db, input.caseId, scope)
  if (![undefined, 'etest', consult.service].includes(input.test_type))
    throw fieldRefusal('test_type', 'is not the test of this case')
  if (input.type === 'session_release_report') return releasedReport(context, call, consult)
  if (isEcgCase(consult)) return query(context, call, consult)
  if (input.type !== 'session_review_report') throw new AppError('wrongStatus')
  requireAccess(actor, 'queryDraftReport')
  return { ...(await draftWithPreview(context, call, consult)), ...signed }
}

async function releasedReport(
  context: CallContext,
  { input, actor }: Call<typeof contract>,
  consult: Consult,
) {
  const report = await findReport(context.db, consult.caseId, input.revision)
  if (!report) throw new AppError(input.revision === undefined ? 'wrongStatus' : 'caseNotFound')
  return {
    revision: report.revision,
    report: freezeModel(report.model),
    logo_url: logoLink(context, actor, report.model),
    still_urls: stillLinks(context, actor, report.model),
    model_sha256: report.modelSha256,
    verify_url: `${originOf(context, variantNamed(report.model.brand?.variant ?? defaultVariant))}${paths.verify()}`,
    pdf_url: report.pdfKey === null ? '' : pdfLink(context, report, actor.sessionHash),
    pdf_sha256: report.pdfSha256 ?? '',
  }
}

async function draftWithPreview(
  context: CallContext,
  { actor }: Call<typeof contract>,
  consult: Consult,
) {
  const kept = await findReportDraft(context.db, consult.caseId)
  const draft = kept?.draft ?? emptyReportDraft()
  const signerId = consult.readerId ?? actor.accountId
  const logo = await currentLogo(context.db, consult.hospitalId)
  const source = await reportSource(context, consult, { draft, signerId, logo })
  const report = source ? buildReport(source) : null
  return {
    draft,
    draft_version: kept?.version ?? 0,
    saved: kept?.savedAt ?? null,
    corrects: kept?.corrects ?? '',
    revision: consult.lastRevision ?? '',
    report: report && freezeModel(report),
    logo_url: logoLink(context, actor, report),
    still_urls: stillLinks(context, actor, report),
    pdf_url: '',
    pdf_sha256: '',
  }
}

async function signedOf({ db, clock }: CallContext, caseId: string) {
  const signed = await findSigned(db, caseId)
  if (!signed) return {}
  const { revision, kind, releaseAt } = signed
  const release_in_ms = Math.max(0, releaseAt.getTime() - clock.now().getTime())
  return { signed: { revision, kind, release_at: releaseAt, release_in_ms } }
}

function logoLink(
  context: CallContext,
  actor: Call<typeof contract>['actor'],
  model: AnyReport | null,
): string {
  const logo = model?.hospital.logo
  return logo ? logoUrl(context, actor, logo.key) : ''
}

function stillLinks(
  context: CallContext,
  actor: Call<typeof contract>['actor'],
  model: AnyReport | null,
): Record<string, string> {
  return Object.fromEntries(
    (model?.format === 1 ? (model.keyImages ?? []) : []).flatMap(({ picture }) =>
      picture.kind === 'still' ? [[picture.key, stillUrl(context, actor, picture.key)]] : [],
    ),
  )
}
