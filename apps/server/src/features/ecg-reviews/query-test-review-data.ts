import type { queryTestReviewData as contract, MedianBeat } from '@systole/contract/ecg/test-review'
import { referenceFor } from '@systole/domain/ecg-references/reference-for'
import type { MeasuredEcg } from '@systole/domain/ecg-reviews/measured-ecg'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewedAnimal } from '@systole/domain/ecg-reviews/reviewed-animal'
import { ECG_VALUE_FIELDS } from '@systole/domain/ecg-values/ecg-value'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { presentCaseId } from '../../http/present-case-id.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { requireCase } from '../cases/require-case.ts'
import type { MeasuredMedian } from '../ecg-patches/measurement-store.ts'
import { findPatch } from '../ecg-patches/patch-store.ts'
import { presentMeasurements } from '../ecg-patches/present-measurements.ts'
import { presentPatch } from '../ecg-patches/present-patch.ts'
import { isOfFile, presentRecordings } from '../ecg-recordings/present-recordings.ts'
import { recordingUrl } from '../ecg-recordings/recording-url.ts'
import { earlierEcgs } from './earlier-ecg-store.ts'
import { evidenceSentence } from './get-mre-result.ts'
import { type LoadedEcg, loadMeasured, reviewedAnimal } from './load-measured.ts'
import { proposalOf } from './proposal-of.ts'
import { normalReportOfCase } from './signing/normal-report-of-case.ts'

type ReviewCall = Call<typeof contract>

/** Returns what was measured and is proposed for the test of a case at a revision of its beats. Nothing changes by reading it. */
export async function queryTestReviewData(context: CallContext, call: ReviewCall) {
  const { input, actor, scope } = call
  const consult = await requireCase(context.db, input.caseId, scope)
  if (input.test_type !== undefined && input.test_type !== consult.service)
    throw fieldRefusal('test_type', 'is not the test of this case')
  const service: EcgServiceId = consult.service === 'ecg1l' ? 'ecg1l' : 'ecg6l'
  const { caseId } = consult
  const [recordings, earlierReads, normalReport, unnamed] = await Promise.all([
    presentRecordings(context, actor, consult),
    earlier(context, consult),
    normalReportOfCase(context, actor, { ...consult, service }),
    input.fileName === undefined && loadMeasured(context, caseId, input.patch_revision),
  ])
  const named = recordings.find((each) => isOfFile(each, input.fileName))
  if (input.fileName !== undefined && !named) throw new AppError('caseNotFound')
  const wanted = input.patch_revision ?? named?.patch_revision ?? undefined
  const loaded = unnamed === false ? await loadMeasured(context, caseId, wanted) : unnamed
  if (named && loaded && loaded.recording.recordingId !== named.rid && input.patch_revision)
    throw new AppError('caseNotFound') // the revision belongs to another file
  const animal = reviewedAnimal(context, consult, service)
  return {
    test: { type: consult.service, status: consult.status },
    recordings,
    ...(await measuredParts(context, actor, loaded)),
    ...proposedParts(loaded?.measured, animal),
    references: references(animal),
    earlier: earlierReads,
    normal_report: normalReport,
    ...(input.median && { median_beat: presentMedian(loaded?.set?.median) }),
  }
}

async function measuredParts(context: CallContext, actor: Actor, loaded: LoadedEcg | undefined) {
  if (!loaded) return { patch: null, beats_url: null, measurements: null }
  const { recording, patchRevision, set } = loaded
  const { recordingId } = recording
  const row =
    patchRevision === null ? undefined : await findPatch(context.db, { recordingId, patchRevision })
  const patch = row ? presentPatch(context, actor, row) : null
  return {
    patch,
    beats_url: patch?.beats.url ?? recordingUrl(context, actor, { recordingId, part: 'beats' }),
    measurements: presentMeasurements(set),
  }
}

function proposedParts(measured: MeasuredEcg | undefined, animal: ReviewedAnimal) {
  if (!measured) return { proposals: null, evidence: [] }
  const { review, evidence } = proposalOf(measured, animal)
  return {
    proposals: review,
    evidence: evidence.map(({ field, text, places }) => ({
      ...{ field, places },
      text: evidenceSentence(text, 'en_us'),
    })),
  }
}

function references({ pet, today, conditions }: ReviewedAnimal) {
  return ECG_VALUE_FIELDS.flatMap((field) => {
    const { reference } = referenceFor(field, pet, { today, ...(conditions && { conditions }) })
    if (!reference) return []
    const { low = null, high = null } = reference.cell
    return [{ field, low, high, source: reference.citation }]
  })
}

function presentMedian(median: MeasuredMedian | undefined): MedianBeat | null {
  if (!median) return null
  const { beat, bounds } = median
  return {
    beat: {
      ...beat,
      leads: beat.leads.map(({ name, microvolts }) => ({ name, microvolts: [...microvolts] })),
      beatSamples: [...beat.beatSamples],
    },
    bounds: { leads: [...bounds.leads], overall: bounds.overall },
  }
}

/** Returns the values of earlier ECGs of the animal, newest first. */
async function earlier({ db }: CallContext, { caseId, petId, hospitalId }: CaseRow) {
  const rows = await earlierEcgs(db, { caseId, petId, hospitalId })
  return rows.map(({ submittedAt, values, ...row }) => ({
    ...presentCaseId(row.caseId),
    revision: row.patchRevision,
    date: submittedAt,
    values: Object.fromEntries(
      Object.entries(values).map(([field, { value }]) => [field, value] as const),
    ),
  }))
}
