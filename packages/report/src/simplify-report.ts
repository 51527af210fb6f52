import type { ReportModel } from './model.ts'
import type { ToSimplified } from './written-texts.ts'

/**
 * Converts report text for readers of Simplified Chinese (RVIEW-4). Names of the pet, the hospital, the signer and the files are
 * not converted.
 */
export function simplifyReport(model: ReportModel, toSimplified: ToSimplified): ReportModel {
  const convert = (text: string) => (isChinese(text) ? toSimplified(text) : text)
  const { patient, clinical } = model
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
    clinical: clinical && {
      ...clinical,
      breathingSound: {
        ...clinical.breathingSound,
        otherBreathingSound: convert(clinical.breathingSound.otherBreathingSound),
      },
      progressSoFar: convert(clinical.progressSoFar),
      medicalHistory: convert(clinical.medicalHistory),
      dosingInformation: convert(clinical.dosingInformation),
    },
    answers: model.answers.map((item) => ({
      ...item,
      question: convert(item.question),
      answer: convert(item.answer),
    })),
    recommendations: model.recommendations.map((item) => ({ ...item, name: convert(item.name) })),
    notes: convert(model.notes),
    ...(model.keyImages && {
      keyImages: model.keyImages.map((item) => ({ ...item, caption: convert(item.caption) })),
    }),
    files: model.files.map((file) => ({
      ...file,
      ...(file.gradeReason !== undefined && { gradeReason: convert(file.gradeReason) }),
      ...(file.otherPatient && {
        otherPatient: { ...file.otherPatient, reason: convert(file.otherPatient.reason) },
      }),
    })),
  }
}

/**
 * Returns whether a text contains Han characters without kana or hangul; Japanese shares the script and must not be converted.
 */
export function isChinese(text: string): boolean {
  return (
    /\p{Script=Han}/u.test(text) &&
    !/\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(text)
  )
}
