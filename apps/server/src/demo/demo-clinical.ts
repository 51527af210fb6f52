import {
  type Auscultation,
  type ClinicalInput,
  type ClinicalSign,
  emptyClinicalInput,
} from '@systole/domain/clinical/clinical-input'
import { toSentClinicalInput } from '@systole/domain/clinical/invalid-clinical-fields'

type Findings = {
  rate: number
  sound?: 'normal' | 'crackles'
  signs: ClinicalSign[]
  murmur: [
    grade: Auscultation['murmurGrade'],
    timing: Auscultation['murmurTiming'],
    location: Auscultation['murmurLocation'],
    segment: Auscultation['murmurSegment'],
  ]
  gallop?: 'yes' | 'no'
  history: string
  progress?: string
  dosing?: string
}

/** Builds a complete clinical form from the relevant findings. */
export function clinical(findings: Findings): ClinicalInput {
  const empty = emptyClinicalInput()
  const [grade, timing, location, segment] = findings.murmur
  return toSentClinicalInput({
    ...empty,
    respiratoryRate: String(findings.rate),
    breathingSound: { breathingSoundKind: findings.sound ?? 'normal', otherBreathingSound: '' },
    clinicalSigns: {
      ...empty.clinicalSigns,
      ...Object.fromEntries(findings.signs.map((sign) => [sign, true])),
    },
    auscultation: {
      murmurGrade: grade,
      murmurTiming: timing,
      murmurLocation: location,
      murmurSegment: segment,
      gallop: findings.gallop ?? 'no',
      muffledSounds: 'no',
    },
    medicalHistory: findings.history,
    progressSoFar: findings.progress ?? '',
    dosingInformation: findings.dosing ?? '',
  })
}
