import { decodeClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import { statedSymptoms } from '@systole/domain/clinical/clinical-input'
import {
  type NormalReportRefusal,
  refuseNormalReport,
} from '@systole/domain/ecg-cases/refuse-normal-report'
import { reportsFainting } from '@systole/domain/ecg-cases/reports-fainting'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { normalReportFacts } from '@systole/domain/ecg-reviews/normal-report-facts'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import type { EcgCase } from '../ecg-case.ts'
import { loadEveryMeasured, reviewedAnimal } from '../load-measured.ts'

/** Why a normal report cannot be signed; a recording that is not analysed shows nothing normal. */
type Reason = NormalReportRefusal | { reason: 'notAnalysed' }
/** A reason with the recording that it is about, if it is about one. */
export type NormalReportReason = Reason & { rid?: string }

/** Refuses a normal report with every reason against it. SPEC ECG-7, SPEC E8. */
export async function refuseAbnormal(
  context: CallContext,
  consult: EcgCase,
  document: EcgReview,
): Promise<void> {
  const reasons = await reasonsAgainstNormal(context, consult, document)
  if (reasons.length === 0) return
  const isEnabled = !reasons.some(({ reason }) => reason === 'off')
  throw new AppError('invalidParameter', {
    message: isEnabled
      ? 'A normal report cannot be signed for this ECG. Send it for review.'
      : 'Normal reports are switched off. Send the ECG for review.',
    data: { reasons },
  })
}

/**
 * Returns every reason against a normal report, in any recording of the case. It is off until the installation and the hospital allow
 * it. SPEC ECG-7, SPEC E8.
 */
export async function reasonsAgainstNormal(
  context: CallContext,
  consult: EcgCase,
  document: EcgReview,
): Promise<NormalReportReason[]> {
  const { db, settings } = context
  const hospital = await findHospital(db, consult.hospitalId)
  const isEnabled = settings.ECG_NORMAL_REPORTS && hospital?.allowsNormalReports === true
  const animal = reviewedAnimal(context, consult, consult.service)
  const recordings = await loadEveryMeasured(context, consult.caseId)
  const quality = consult.result ?? undefined
  const ofRecordings = recordings.flatMap(({ recordingId: rid, loaded }): NormalReportReason[] => {
    if (!loaded) return [{ reason: 'notAnalysed', rid }]
    const { measured, undecidedBeats } = loaded
    const beside = { undecidedBeats, quality, isEnabled: true, hasFainted: false }
    const facts = normalReportFacts(measured, { animal, document, ...beside })
    return refuseNormalReport(facts).map((refusal) => ({ ...refusal, rid }))
  })
  const ofCase: NormalReportReason[] = [
    ...(recordings.length === 0 ? [{ reason: 'notAnalysed' as const }] : []),
    ...(hasFainted(consult) ? [{ reason: 'fainted' as const }] : []),
    ...(isEnabled ? [] : [{ reason: 'off' as const }]),
  ]
  return [...ofRecordings, ...ofCase]
}

function hasFainted({ clinicalInput, recordingConditions }: EcgCase): boolean {
  const symptoms = clinicalInput ? statedSymptoms(decodeClinicalInput(clinicalInput)) : []
  const texts = [recordingConditions?.reason ?? '']
  return symptoms.includes('syncopeOrCollapse') || reportsFainting(texts)
}
