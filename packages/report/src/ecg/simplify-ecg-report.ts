import { isChinese } from '../simplify-report.ts'
import type { ToSimplified } from '../written-texts.ts'
import type { EcgReportModel, ReportPhrase } from './ecg-report-model.ts'

/**
 * Converts the text of an ECG report for readers of Simplified Chinese (RVIEW-4). Names of the pet, the hospital, the signers and the
 * file are not converted.
 */
export function simplifyEcgReport(
  model: EcgReportModel,
  toSimplified: ToSimplified,
): EcgReportModel {
  const convert = (text: string) => (isChinese(text) ? toSimplified(text) : text)
  const phrase = <P extends ReportPhrase>(each: P): P =>
    each.language === 'ja' ? each : { ...each, text: convert(each.text) }
  const { patient, recording, rhythm, ectopy } = model
  return {
    ...model,
    reason: convert(model.reason),
    ...(model.addenda && {
      addenda: model.addenda.map((item) => ({ ...item, text: convert(item.text) })),
    }),
    patient: {
      ...patient,
      otherSpecies: convert(patient.otherSpecies),
      breed: convert(patient.breed),
      breedZhHk: convert(patient.breedZhHk),
    },
    recording: {
      ...recording,
      drugs: convert(recording.drugs),
      reason: convert(recording.reason),
    },
    diagnoses: model.diagnoses.map(phrase),
    suspected: model.suspected.map(phrase),
    otherDiagnoses: model.otherDiagnoses.map(convert),
    rhythm: { ...rhythm, qrsMorphologyText: convert(rhythm.qrsMorphologyText) },
    ectopy: { ...ectopy, others: convert(ectopy.others) },
    interpretations: model.interpretations.map(phrase),
    interpretationNote: convert(model.interpretationNote),
    evaluations: model.evaluations.map(phrase),
    evaluationNote: convert(model.evaluationNote),
    treatmentNote: convert(model.treatmentNote),
    vetNote: convert(model.vetNote),
  }
}
